import { StoreFailure } from './store.js';

/** Result codes of SQLite, https://www.sqlite.org/rescode.html; the low byte of extended ones. */
const BUSY = 5;
const LOCKED = 6;
const FULL = 13;
const TOO_BIG = 18;
const CONSTRAINT = 19;

/**
 * What an error means for the store. An error that says nothing about the disk, such as a number
 * where a text belongs, is given back as it is.
 */
export function sqliteFailure(error: unknown, path: string): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const { code, errcode = 0 } = error as Error & { code?: string; errcode?: number };
  if (code !== 'ERR_SQLITE_ERROR') return error;
  const said = `${error.message} (SQLite code ${errcode || 'unknown'})`;
  // Reading many rows gives errors without their number: those are not to be taken lightly.
  switch (errcode & 0xff) {
    case FULL:
      return new StoreFailure('full', `there is no room for ${path}: ${said}`);
    case BUSY:
    case LOCKED:
      return new StoreFailure('locked', `another process keeps ${path} to itself: ${said}`);
    case TOO_BIG:
    case CONSTRAINT:
      return error;
    default:
      return new StoreFailure('failed', `${path} is not to be trusted any more: ${said}`);
  }
}
