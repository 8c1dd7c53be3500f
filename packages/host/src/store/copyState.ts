import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { takeLease } from './lease.js';
import { connect } from './openSqlite.js';
import { sqliteLease } from './sqliteLease.js';
import { sqliteReader } from './sqliteReader.js';
import { StoreFailure } from './store.js';

/** How far a local copy of a game is. */
export interface CopyState {
  /** The number of the last commit. */
  readonly commits: number;
  readonly nextLine: number;
  /** The digest of its lines. */
  readonly chain: string;
}

/** The file beside a local copy that says of which game it is a copy: without it, it is no copy. */
const originFile = (path: string): string => `${path}-origin`;

/**
 * How far a local copy is; undefined when there is none, or one of another game.
 *
 * @throws StoreFailure when the file is not a copy: it may be the only store of a game
 */
export function copyState(path: string, identity: string): CopyState | undefined {
  if (!existsSync(path)) return undefined;
  if (!existsSync(originFile(path))) {
    const advice = 'Name another file for the local copy';
    throw new StoreFailure('foreign', `${path} is not a copy of a game in PostgreSQL. ${advice}`);
  }
  if (readFileSync(originFile(path), 'utf8') !== identity) return undefined;
  try {
    const database = connect(path, true);
    try {
      const { chain, commits, lines } = sqliteReader(database).end();
      return { commits, nextLine: lines, chain };
    } finally {
      database.close();
    }
  } catch {
    // A damaged copy is made again.
    return undefined;
  }
}

/**
 * Removes a local copy, and notes of which game the next one is.
 *
 * @throws StoreFailure, with the reason `locked`, when another process uses the copy
 */
export function removeCopy(path: string, identity: string, nowMs: number): void {
  refuseUsed(path, nowMs);
  for (const end of ['', '-wal', '-shm', '-head']) rmSync(`${path}${end}`, { force: true });
  mkdirSync(dirname(resolve(path)), { recursive: true });
  writeFileSync(originFile(path), identity, { mode: 0o600 });
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
