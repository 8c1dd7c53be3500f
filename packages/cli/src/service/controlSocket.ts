import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import type { Host, Reply } from '@astrarium/host';

/** What may be asked over the control socket: an account, without a mail. */
export type AccountRequest = Parameters<Host['openAccount']>[0];

/** How long a request over the socket may be, in characters. */
const REQUEST_MOST = 10_000;

/** The control socket of a data folder. */
export function controlPath(folder: string): string {
  return join(folder, 'control.sock');
}

/**
 * Lets whoever may read the data folder open accounts of the running game: one request a
 * connection, as a line of JSON. Gives what closes it.
 */
export function controlSocket(folder: string, host: Host): () => void {
  const path = controlPath(folder);
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('error', () => socket.destroy());
    socket.on('data', (piece: string) => {
      text += piece;
      if (text.length > REQUEST_MOST) return void socket.destroy();
      if (!text.includes('\n')) return;
      const wanted = readRequest(text.slice(0, text.indexOf('\n')));
      if (wanted === undefined) return void socket.destroy();
      void host.openAccount(wanted).then((reply) => socket.end(`${JSON.stringify(reply)}\n`));
    });
  });
  server.listen(path, () => chmodSync(path, 0o600));
  return () => {
    server.close();
    rmSync(path, { force: true });
  };
}

/** The request of a line; undefined when it is none. */
function readRequest(line: string): AccountRequest | undefined {
  try {
    const { email, name, timezone } = JSON.parse(line) as Record<keyof AccountRequest, unknown>;
    return { email: String(email), name: String(name), timezone: String(timezone) };
  } catch {
    return undefined;
  }
}

/** Asks the server of a data folder for an account; undefined when none is running. */
export function askControlSocket(
  folder: string,
  wanted: AccountRequest,
): Promise<Reply | undefined> {
  return new Promise((answer, fail) => {
    const socket = createConnection(controlPath(folder));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${JSON.stringify(wanted)}\n`));
    socket.on('data', (piece: string) => (text += piece));
    socket.on('end', () => answer(JSON.parse(text) as Reply));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') answer(undefined);
      else fail(error);
    });
  });
}
