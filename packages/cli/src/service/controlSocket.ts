import { chmodSync, renameSync, rmSync, statSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { type Answer, type ArchivedSegment, type Host, StoreFailure } from '@astrarium/host';
import { fileFailure, UsageError } from '../terminal/usageError.js';

/** The calls of a host that the control socket offers. */
export type AccountCalls = Pick<
  Host,
  'banAccount' | 'deleteAccount' | 'issueToken' | 'listBans' | 'openAccount' | 'unbanAccount'
>;

/**
 * A request: to create an account without a mail, to issue a token of one, to delete, ban or unban
 * one, to list those that are banned.
 */
export type AccountRequest =
  | Parameters<AccountCalls['openAccount']>[0]
  | Parameters<AccountCalls['issueToken']>[0]
  | { readonly deleted: number }
  | { readonly banned: number }
  | { readonly unbanned: number }
  | { readonly bans: true };

/** A request to delete lines that were moved to an archive. */
interface DropRequest {
  readonly segment: ArchivedSegment;
}

/** The calls of a running game that the control socket offers. */
export type ControlCalls = AccountCalls & {
  /** Deletes archived lines from the store. @throws StoreFailure */
  readonly dropArchived: (segment: ArchivedSegment) => void | Promise<void>;
};

/** Answers a request. */
export async function answerRequest(calls: AccountCalls, request: AccountRequest): Promise<Answer> {
  if ('deleted' in request) return calls.deleteAccount(request.deleted);
  if ('banned' in request) return calls.banAccount(request.banned);
  if ('bans' in request) return calls.listBans();
  if ('unbanned' in request) return calls.unbanAccount(request.unbanned);
  return 'account' in request ? calls.issueToken(request) : calls.openAccount(request);
}

/** The maximum length of a request, in characters. */
const MAX_REQUEST = 10_000;

/** The maximum length of a socket's path, in bytes; systems cut longer ones silently. */
const MAX_PATH = 103;

/** The path of the control socket of a data folder. */
function controlPath(folder: string): string {
  return join(folder, 'control.sock');
}

/**
 * Opens a socket on which the owner of the data folder can create, ban and delete accounts of the
 * running game: one request per connection, as a line of JSON. Returns a function that closes it
 * once the socket has its name in the folder, or after `onFailure` when it cannot be opened.
 */
export async function controlSocket(
  folder: string,
  calls: ControlCalls,
  onFailure: (error: Error) => void,
): Promise<() => void> {
  const path = controlPath(folder);
  if (isTooLong(path)) {
    onFailure(new Error(`its path is longer than ${MAX_PATH} bytes: ${path}`));
    return () => undefined;
  }
  const draft = join(folder, `c${process.pid}.new`);
  rmSync(draft, { force: true });
  const server = createServer((socket) => {
    let text = '';
    socket.setEncoding('utf8');
    // An idle connection must not keep the server from ending.
    socket.unref();
    socket.on('error', () => socket.destroy());
    socket.on('data', function onData(piece: string) {
      text += piece;
      if (text.length > MAX_REQUEST) return void socket.destroy();
      if (!text.includes('\n')) return;
      socket.off('data', onData);
      const request = readRequest(text.slice(0, text.indexOf('\n')));
      if (request === undefined) return void socket.destroy();
      const reply = 'segment' in request ? drop(calls, request) : answerRequest(calls, request);
      void reply.then((made) => socket.end(`${JSON.stringify(made)}\n`));
    });
  });
  let inode: bigint | undefined;
  await new Promise<void>((opened) => {
    server.on('error', (error) => {
      onFailure(error);
      opened();
    });
    // Node removes the name that it listens on when it stops, even if another socket has it then.
    server.listen(draft, () => {
      chmodSync(draft, 0o600);
      inode = inodeOf(draft);
      renameSync(draft, path);
      opened();
    });
  });
  return () => {
    server.close();
    // A server that lost its lease leaves the socket of its successor alone.
    if (inode !== undefined && inodeOf(path) === inode) rmSync(path, { force: true });
  };
}

async function drop({ dropArchived }: ControlCalls, { segment }: DropRequest): Promise<Answer> {
  try {
    await dropArchived(segment);
    return { status: 200, body: {}, tick: 0 };
  } catch (error) {
    if (!(error instanceof StoreFailure || error instanceof UsageError)) throw error;
    return { status: 409, body: { detail: error.message }, tick: 0 };
  }
}

/** Identifies a file beyond its name; undefined when there is none. */
function inodeOf(path: string): bigint | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
}

function isTooLong(path: string): boolean {
  return Buffer.byteLength(path) > MAX_PATH;
}

/** A member of a request as text; undefined where it is missing. */
function textOf(member: unknown): string | undefined {
  return member === undefined ? undefined : String(member);
}

/** Parses a request; undefined when it is invalid. */
function readRequest(line: string): AccountRequest | DropRequest | undefined {
  try {
    const request = JSON.parse(line) as Record<string, unknown>;
    if ('segment' in request) return request as unknown as DropRequest;
    if ('bans' in request) return { bans: true };
    const { account, banned, deleted, email, name, timezone, unbanned } = request;
    if (deleted !== undefined) return { deleted: Number(deleted) };
    if (banned !== undefined) return { banned: Number(banned) };
    if (unbanned !== undefined) return { unbanned: Number(unbanned) };
    const address = textOf(email);
    if (account !== undefined) return { account: Number(account), email: address };
    return { email: address, name: String(name), timezone: textOf(timezone) };
  } catch {
    return undefined;
  }
}

/** Errors of connecting when no server runs. */
const NO_SERVER: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTDIR']);

/** Sends a request to the server of a data folder; undefined when none runs. */
export function callControlSocket(
  folder: string,
  request: AccountRequest | DropRequest,
): Promise<Answer | undefined> {
  const path = controlPath(folder);
  if (isTooLong(path)) return Promise.resolve(undefined);
  return new Promise((answer, fail) => {
    const socket = createConnection(path);
    let text = '';
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${JSON.stringify(request)}\n`));
    socket.on('data', (piece: string) => (text += piece));
    socket.on('end', () => {
      if (text.endsWith('\n')) answer(JSON.parse(text) as Answer);
      else fail(new UsageError('The server stopped before it answered. Try again.'));
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (NO_SERVER.has(error.code)) answer(undefined);
      else fail(fileFailure(path, error));
    });
  });
}
