import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Reply } from '@astrarium/host';
import { type AccountRequest, askControlSocket, controlSocket } from './controlSocket.js';

const ADA = { email: 'ada@example.org', name: 'Ada', timezone: 'UTC' };

let folder = '';
let asked: AccountRequest[] = [];
let close = (): void => undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'astrarium-control-'));
  asked = [];
  const openAccount = (wanted: AccountRequest): Promise<Reply> => {
    asked.push(wanted);
    return Promise.resolve({ status: 200, body: { token: 't' }, tick: 0 });
  };
  const issueToken = (wanted: AccountRequest): Promise<Reply> => {
    asked.push(wanted);
    return Promise.resolve({ status: 404, body: { code: 'unknown_account' }, tick: 0 });
  };
  close = controlSocket(folder, { openAccount, issueToken }, (error) => expect.fail(error.message));
  await new Promise((resolve) => setTimeout(resolve, 50));
});
afterEach(() => {
  close();
  rmSync(folder, { recursive: true });
});

/** Sends pieces one after the other; gives what came until the connection closed. */
function send(...pieces: readonly string[]): Promise<string> {
  return new Promise((closed) => {
    const socket = createConnection(join(folder, 'control.sock'));
    let text = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    socket.on('error', () => undefined).on('close', () => closed(text));
    const next = (at: number): void => {
      if (at === pieces.length) return;
      socket.write(pieces[at] ?? '');
      setTimeout(next, 20, at + 1);
    };
    next(0);
  });
}

test('is for its owner, and answers what is asked', async () => {
  expect(statSync(join(folder, 'control.sock')).mode & 0o777).toBe(0o600);
  expect(await askControlSocket(folder, ADA)).toMatchObject({ body: { token: 't' } });
  close();
  expect(await askControlSocket(folder, ADA)).toBeUndefined();
  expect(asked).toEqual([ADA]);
});

test('makes a token of an account that is named by its number', async () => {
  const wanted = { account: 7, email: 'ada@example.org' };
  expect(await askControlSocket(folder, wanted)).toMatchObject({ status: 404 });
  expect(asked).toEqual([wanted]);
});

test('a request in pieces is one request, and what follows it is none', async () => {
  const line = `${JSON.stringify(ADA)}\n`;
  const text = await send(line.slice(0, 9), line.slice(9), 'more', line);
  expect(JSON.parse(text)).toMatchObject({ status: 200 });
  expect(asked).toEqual([ADA]);
});

test.each(['null\n', '{"email"\n', `"${'x'.repeat(20_000)}`])(
  'garbage %# opens nothing',
  async (text) => {
    expect(await send(text)).toBe('');
    expect(asked).toEqual([]);
  },
);

test('where the path is too long for a socket there is none, and that is said', async () => {
  const deep = join(folder, 'x'.repeat(103));
  mkdirSync(deep);
  const said: string[] = [];
  controlSocket(
    deep,
    { openAccount: () => expect.fail(), issueToken: () => expect.fail() },
    ({ message }) => void said.push(message),
  )();
  expect(said).toEqual([expect.stringContaining('longer than 103 bytes')]);
  expect(await askControlSocket(deep, ADA)).toBeUndefined();
});
