import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import type { Host, Reply } from '@astrarium/host';
import { fileFailure } from '../files/fileFailure.js';
import { UsageError } from '../terminal/usageError.js';

/** What answers over the control socket. */
export type AccountDesk = Pick<Host, 'issueToken' | 'openAccount'>;

/** What may be asked there: an account without a mail, or a token of one that is there. */
export type AccountRequest =
  Parameters<AccountDesk['openAccount']>[0] | Parameters<AccountDesk['issueToken']>[0];

/** Has a request answered. */
export function answerRequest(desk: AccountDesk, wanted: AccountRequest): Promise<Reply> {
  return 'account' in wanted ? desk.issueToken(wanted) : desk.openAccount(wanted);
}

/** How long a request over the socket may be, in characters. */
const REQUEST_MOST = 10_000;

/** How long the path of a socket may be, in bytes: systems cut off what is longer, unasked. */
const PATH_MOST = 103;

/** The control socket of a data folder. */
function controlPath(folder: string): string {
  return join(folder, 'control.sock');
}

/**
 * Lets whoever owns the data folder open accounts of the running game, and make tokens of them: one
 * request a connection, as a line of JSON. `failed` is told when there can be no such socket. Gives
 * what closes it.
 */
export function controlSocket(
  folder: string,
  desk: AccountDesk,
  failed: (error: Error) => void,
): () => void {
  const path = controlPath(folder);
  if (isTooLong(path)) {
    failed(new Error(`its path is longer than ${PATH_MOST} bytes: ${path}`));
    return () => undefined;
  }
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    let text = '';
    socket.setEncoding('utf8');
    // Whoever says nothing keeps no server from its end.
    socket.unref();
    socket.on('error', () => socket.destroy());
    socket.on('data', function hear(piece: string) {
      text += piece;
      if (text.length > REQUEST_MOST) return void socket.destroy();
      if (!text.includes('\n')) return;
      socket.off('data', hear);
      const wanted = readRequest(text.slice(0, text.indexOf('\n')));
      if (wanted === undefined) return void socket.destroy();
      void answerRequest(desk, wanted).then((reply) => socket.end(`${JSON.stringify(reply)}\n`));
    });
  });
  server.on('error', failed);
  server.listen(path, () => chmodSync(path, 0o600));
  return () => {
    server.close();
    rmSync(path, { force: true });
  };
}

function isTooLong(path: string): boolean {
  return Buffer.byteLength(path) > PATH_MOST;
}

/** The request of a line; undefined when it is none. */
function readRequest(line: string): AccountRequest | undefined {
  try {
    const { account, email, name, timezone } = JSON.parse(line) as Record<string, unknown>;
    if (account !== undefined) return { account: Number(account), email: String(email) };
    return { email: String(email), name: String(name), timezone: String(timezone) };
  } catch {
    return undefined;
  }
}

/** What connecting to a socket says where no server has it open. */
const NOBODY: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTDIR']);

/** Asks the server of a data folder; undefined when none is running. */
export function askControlSocket(
  folder: string,
  wanted: AccountRequest,
): Promise<Reply | undefined> {
  const path = controlPath(folder);
  if (isTooLong(path)) return Promise.resolve(undefined);
  return new Promise((answer, fail) => {
    const socket = createConnection(path);
    let text = '';
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${JSON.stringify(wanted)}\n`));
    socket.on('data', (piece: string) => (text += piece));
    socket.on('end', () => {
      if (text.endsWith('\n')) answer(JSON.parse(text) as Reply);
      else fail(new UsageError('the server that runs ended before it answered'));
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (NOBODY.has(error.code)) answer(undefined);
      else fail(fileFailure(path, error));
    });
  });
}
