import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type CopyOrigin, isCopy, readOrigin, writeOrigin } from './copyOrigin.js';
import { takeLease } from '../../lease.js';
import { connect } from '../../sqlite/openSqlite.js';
import { sqliteLease } from '../../sqlite/sqliteLease.js';
import { sqliteReader } from '../../sqlite/sqliteReader.js';
import { StoreFailure } from '../../store.js';

/** How far a local copy of a game is. */
export interface CopyState {
  /** The number of the last commit. */
  readonly commits: number;
  readonly nextLine: number;
  /** The digest of its lines. */
  readonly chain: string;
  readonly writers: CopyOrigin['writers'];
}

/** Throws when a file is there but no local copy: it may be the only store of a game. */
export function requireCopy(path: string): void {
  if (!existsSync(path) || isCopy(path)) return;
  const advice = 'Name another file for the local copy';
  throw new StoreFailure('foreign', `${path} is not a copy of a game in PostgreSQL. ${advice}`);
}

/**
 * How far the local copy in a file is; undefined when there is none.
 *
 * @throws StoreFailure when it cannot be used, with the reason `damaged`
 */
export function copyState(path: string, identity: string): CopyState | undefined {
  if (!existsSync(path)) return undefined;
  const origin = readOrigin(path);
  if (origin.identity !== identity) throw damaged(`${path} is a copy of another game`);
  try {
    const database = connect(path, true);
    try {
      const { chain, commits, lines } = sqliteReader(database).end();
      return { commits, nextLine: lines, chain, writers: origin.writers };
    } finally {
      database.close();
    }
  } catch (error) {
    throw damaged(`${path} cannot be read: ${String(error)}`);
  }
}

const damaged = (message: string): StoreFailure => new StoreFailure('damaged', message);

/**
 * Removes a local copy, and notes of which game the next one is.
 *
 * @throws StoreFailure, with the reason `locked`, when another process uses the copy
 */
export function removeCopy(path: string, identity: string, nowMs: number): void {
  refuseUsed(path, nowMs);
  for (const end of ['', '-wal', '-shm', '-head']) rmSync(`${path}${end}`, { force: true });
  mkdirSync(dirname(resolve(path)), { recursive: true });
  writeOrigin(path, { identity, writers: [] });
}

function refuseUsed(path: string, nowMs: number): void {
  if (!existsSync(path)) return;
  try {
    const database = connect(path, true);
    try {
      takeLease(sqliteLease(database, path).read(), nowMs, path);
    } finally {
      database.close();
    }
  } catch (error) {
    // The lease of a damaged copy cannot be read.
    if (error instanceof StoreFailure && error.reason === 'locked') throw error;
  }
}
