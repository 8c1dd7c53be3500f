import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answer, StoreFailure } from '@astrarium/host';
import { UsageError } from '../terminal/usageError.js';
import { type AccountRequest, callControlSocket, controlSocket } from './controlSocket.js';

const ADA = { email: 'ada@example.org', name: 'Ada', timezone: 'UTC' };

let folder = '';
let received: AccountRequest[] = [];
let close = (): void => undefined;

const fail = (): never => expect.fail();
const NO_CALLS = {
  banAccount: fail,
  listBans: fail,
  unbanAccount: fail,
  deleteAccount: fail,
  openAccount: fail,
  issueToken: fail,
  dropArchived: fail,
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'astrarium-control-'));
  received = [];
  const openAccount = (request: AccountRequest): Promise<Answer> => {
    received.push(request);
    return Promise.resolve({ status: 200, body: { token: 't' }, tick: 0 });
  };
  const calls = { ...NO_CALLS, openAccount };
  close = await controlSocket(folder, calls, (error) => expect.fail(error.message));
});
afterEach(() => {
  close();
  rmSync(folder, { recursive: true });
});

/** Sends pieces one after the other; returns all text received until the connection closes. */
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

test('reports a folder in which it cannot listen, and a path that is too long', async () => {
  const deep = join(folder, 'x'.repeat(103));
  mkdirSync(deep);
  const messages: string[] = [];
  for (const place of [join(folder, 'absent'), deep]) {
    const end = await controlSocket(place, NO_CALLS, ({ message }) => void messages.push(message));
    end();
  }
  const expected = ['listen', 'longer than 103 bytes'].map((text) => expect.stringContaining(text));
  expect(messages).toEqual(expected);
  expect(await callControlSocket(deep, ADA)).toBeUndefined();
});

test('is accessible to its owner only, and answers requests', async () => {
  expect(statSync(join(folder, 'control.sock')).mode & 0o777).toBe(0o600);
  expect(await callControlSocket(folder, ADA)).toMatchObject({ body: { token: 't' } });
  close();
  expect(await callControlSocket(folder, ADA)).toBeUndefined();
  expect(received).toEqual([ADA]);
});

test('reads a request in pieces, and ignores everything after it', async () => {
  const line = `${JSON.stringify(ADA)}\n`;
  const text = await send(line.slice(0, 9), line.slice(9), 'more', line);
  expect(JSON.parse(text)).toMatchObject({ status: 200 });
  expect(received).toEqual([ADA]);
});

test.each(['null\n', '{"email"\n', `"${'x'.repeat(20_000)}`])(
  'closes the connection on invalid request %#',
  async (text) => {
    expect(await send(text)).toBe('');
    expect(received).toEqual([]);
  },
);

test.each([
  new StoreFailure('archived', 'they are not next'),
  new UsageError('Lines of a game in a database cannot be moved to an archive.'),
])('answers with 409 when archived lines cannot be deleted: %s', async (error) => {
  close();
  const dropArchived = (): never => {
    throw error;
  };
  const calls = { ...NO_CALLS, dropArchived };
  close = await controlSocket(folder, calls, ({ message }) => expect.fail(message));
  const answer = await callControlSocket(folder, { segment: { first: 1, end: 2, chain: '' } });
  expect(answer).toMatchObject({ status: 409, body: { detail: error.message } });
});

test('leaves the socket of a successor alone when it closes', async () => {
  const answer = { status: 200, body: { token: 'successor' }, tick: 0 };
  const calls = { ...NO_CALLS, openAccount: () => Promise.resolve(answer) };
  const closeSuccessor = await controlSocket(folder, calls, (error) => expect.fail(error.message));
  close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await callControlSocket(folder, ADA)).toMatchObject({ body: { token: 'successor' } });
  expect(readdirSync(folder)).toEqual(['control.sock']);
  closeSuccessor();
  expect(readdirSync(folder)).toEqual([]);
});
