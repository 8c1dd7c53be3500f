import { ConnectionLost } from './postgresConnection.js';
import { StoreFailure } from '../store.js';

/** SQLSTATEs after which nothing was written, and a later attempt may succeed. */
const BUSY = ['40001', '40P01', '53300', '55P03', '57P03', '57014'];

/** Disk full, too many open files or connections, out of memory. */
const DISK_FULL = '53100';

/**
 * Converts an error of PostgreSQL to a store failure. Returns the error itself when it concerns the
 * values that were to be written.
 */
export function postgresFailure(error: unknown, place: string): Error {
  if (error instanceof StoreFailure || error instanceof ConnectionLost) return error;
  const { code, message } = error as { code?: unknown; message?: string };
  const cause = `${message ?? String(error)} (PostgreSQL code ${String(code ?? 'unknown')})`;
  if (code === DISK_FULL) {
    return new StoreFailure(
      'full',
      `The disk of PostgreSQL is full, ${place} was not written: ${cause}`,
    );
  }
  if (BUSY.includes(String(code))) {
    return new StoreFailure('locked', `${place} is locked: ${cause}`);
  }
  if (/^2[23]/.test(String(code))) return error as Error;
  return new StoreFailure('failed', `${place} could not be read or written: ${cause}`);
}

/** Like `postgresFailure`, of a statement that has written nothing when the connection was lost. */
export function readFailure(error: unknown, place: string): Error {
  if (error instanceof ConnectionLost) return new StoreFailure('locked', error.message);
  return postgresFailure(error, place);
}

/** A database without the password of its address. */
export function databaseName(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url === undefined ? 'PostgreSQL' : `PostgreSQL at ${url.host}${url.pathname}`;
}
