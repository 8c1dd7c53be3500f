import { StoreFailure } from '../store.js';

/** Returns the result of a function; converts its errors to store failures. */
export type SqliteGuard = <T>(run: () => T) => T;

/** A guard that throws the first disk failure again on every later call. */
export function sqliteGuard(path: string): SqliteGuard {
  let failure: StoreFailure | undefined;
  return (run) => {
    if (failure) throw failure;
    try {
      return run();
    } catch (error) {
      const converted = sqliteFailure(error, path);
      if (isFinal(converted)) failure = converted;
      throw converted;
    }
  };
}

/** Whether an error is thrown again by every later call. */
function isFinal(error: Error): error is StoreFailure {
  return error instanceof StoreFailure && ['damaged', 'failed'].includes(error.reason);
}

/** Result codes of SQLite, https://www.sqlite.org/rescode.html; the low byte of extended ones. */
const BUSY = 5;
const LOCKED = 6;
const FULL = 13;
const TOO_BIG = 18;
const CONSTRAINT = 19;

/**
 * Converts an error of SQLite to a store failure. Returns the error itself if it does not concern
 * the disk, such as a value of a wrong type.
 */
function sqliteFailure(error: unknown, path: string): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const { code, errcode = 0 } = error as Error & { code?: string; errcode?: number };
  if (error instanceof SyntaxError) {
    return new StoreFailure('failed', `${path} is damaged: a stored list is not JSON`);
  }
  if (code !== 'ERR_SQLITE_ERROR') return error;
  const cause = `${error.message} (SQLite code ${errcode || 'unknown'})`;
  // Errors while reading several rows come without a code; they count as disk failures.
  switch (errcode & 0xff) {
    case FULL:
      return new StoreFailure('full', `The disk is full, ${path} was not written: ${cause}`);
    case BUSY:
    case LOCKED:
      return new StoreFailure('locked', `Another process has locked ${path}: ${cause}`);
    case TOO_BIG:
    case CONSTRAINT:
      return error;
    default:
      return new StoreFailure('failed', `${path} could not be read or written: ${cause}`);
  }
}
