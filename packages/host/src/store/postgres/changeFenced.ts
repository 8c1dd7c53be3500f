import { ConnectionLost } from './postgresConnection.js';
import { StoreFailure } from '../store.js';

/** A change by a writer. */
export interface FencedChange {
  /** How often the game had been taken then, for messages. */
  readonly fence: number;
  /** Random: a number would come again when the database is restored to an earlier moment. */
  readonly writer: string;
  /** The number of the commit, one more than that of the last; undefined for other changes. */
  readonly commit?: number | undefined;
}

/** What is known of a game when no transaction of it is open. */
export interface SettledGame {
  /** The fence of the last writer. */
  readonly fence: number;
  /** The last writer. */
  readonly writer: string;
  /** The process of the last writer; '' when it has closed the game. */
  readonly holder: string;
  /** The commits so far. */
  readonly commits: number;
  /** The writer of the commit that was asked for; undefined if it is not there. */
  readonly by: string | undefined;
}

/** The rows that decide who writes a game, over one connection. */
export interface FenceRows<C extends FencedChange> {
  /**
   * Begins a transaction and, in it, locks the game and counts the commit. Returns false and ends
   * it when the writer or the number of commits is another one. @throws ConnectionLost
   */
  begin(change: C): Promise<boolean>;
  /** Writes the change and commits it. Only ConnectionLost leaves it open whether it is written. */
  finish(change: C): Promise<void>;
  /** Waits until no other transaction has the game locked. @throws ConnectionLost */
  settle(commit: number): Promise<SettledGame>;
}

/** How a writer reaches its game. */
export interface FencedGame<C extends FencedChange> {
  /** The game in messages. */
  readonly place: string;
  /**
   * The open connection, or a new one.
   *
   * @throws StoreFailure, with the reason `locked`, when the server cannot be reached
   */
  connect(): Promise<FenceRows<C>>;
  /** Waits before the next attempt to find out what was written; false to give up. */
  mayRetry(attempt: number, cause: string): Promise<boolean>;
}

/**
 * Makes a change that is durable when this resolves. The database refuses it when another writer
 * took the game, however late this process is: no clock decides. When the connection is lost while
 * the change is committed, a new one finds out whether it was; changes that are no commits may be
 * made twice.
 *
 * @throws StoreFailure: `fenced`; `locked`, nothing was written; `failed`, it is unknown
 */
export async function changeFenced<C extends FencedChange>(
  game: FencedGame<C>,
  change: C,
): Promise<void> {
  let result = await attempt(game, change);
  // The connection may have been lost long ago.
  if (result.kind === 'not written') result = await attempt(game, change);
  for (let tries = 0; result.kind === 'unknown'; tries++) {
    if (!(await game.mayRetry(tries, result.cause))) throw unknown(game.place, result.cause);
    result = await attemptAgain(game, change);
  }
  if (result.kind === 'written') return;
  throw new StoreFailure('locked', `${game.place} cannot be reached: ${result.cause}`);
}

/** The result of an attempt to make a change. */
type Attempt =
  | { readonly kind: 'written' }
  | { readonly kind: 'not written' | 'unknown'; readonly cause: string };

const isLost = (error: unknown): error is ConnectionLost => error instanceof ConnectionLost;

async function attempt<C extends FencedChange>(game: FencedGame<C>, change: C): Promise<Attempt> {
  const rows = await game.connect();
  try {
    if (!(await rows.begin(change))) throw await refusal(rows, change, game.place);
  } catch (error) {
    // A transaction that was not asked to commit never does.
    if (isLost(error)) return { kind: 'not written', cause: error.message };
    throw error;
  }
  try {
    await rows.finish(change);
    return { kind: 'written' };
  } catch (error) {
    if (isLost(error)) return { kind: 'unknown', cause: error.message };
    throw error;
  }
}

/** Finds out whether a change was written, and makes it again if it was not. */
async function attemptAgain<C extends FencedChange>(
  game: FencedGame<C>,
  change: C,
): Promise<Attempt> {
  try {
    const rows = await game.connect();
    if (await isWritten(rows, change)) return { kind: 'written' };
  } catch (error) {
    const isUnreachable = error instanceof StoreFailure && error.reason === 'locked';
    if (isUnreachable || isLost(error)) return { kind: 'unknown', cause: error.message };
    throw error;
  }
  return attempt(game, change);
}

/** Whether an attempt has written a change. @throws ConnectionLost */
async function isWritten<C extends FencedChange>(
  rows: FenceRows<C>,
  { commit, writer }: C,
): Promise<boolean> {
  if (commit === undefined) return false;
  return (await rows.settle(commit)).by === writer;
}

/** Why the database refused a change. */
async function refusal<C extends FencedChange>(
  rows: FenceRows<C>,
  { commit = 0, fence, writer }: C,
  place: string,
): Promise<StoreFailure> {
  const found = await rows.settle(commit);
  if (found.writer === writer) {
    return new StoreFailure('failed', `${place} has ${found.commits} commits before ${commit}`);
  }
  const holder = found.holder === '' ? 'another process' : found.holder;
  const order =
    found.fence > fence
      ? `writer ${found.fence} came after writer ${fence}`
      : 'its database was restored to an earlier moment';
  return new StoreFailure('fenced', `${place} was taken over by ${holder}: ${order}`);
}

function unknown(place: string, cause: string): StoreFailure {
  return new StoreFailure('failed', `It is unknown whether ${place} was written: ${cause}`);
}
