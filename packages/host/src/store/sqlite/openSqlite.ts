import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { APPLICATION, FORMAT, SQLITE_LAYOUT } from './sqliteLayout.js';
import { StoreFailure } from '../store.js';

/** Milliseconds to wait for a process that is writing, at the start and at the end. */
export const BUSY_TIMEOUT_MS = 5_000;

/** Maximum size of the write-ahead log's file after a checkpoint. */
const LOG_BYTES = 16_777_216;

/**
 * Opens the store in a file. Creates the file and its folder if they are missing.
 *
 * @throws StoreFailure when the file is not a store of this format; Errors of SQLite
 */
export function openSqlite(path: string): DatabaseSyncInstance {
  if (!existsSync(path)) makeFile(path);
  // SQLite takes an empty file for a new database. We never create empty files.
  if (statSync(path).size === 0) throw foreign(path, 'it is empty');
  const database = connect(path);
  try {
    checkFormat(database, path);
    // Only FULL makes each commit wait for the disk.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    // The store makes checkpoints itself, because SQLite does not report disk errors in its own.
    database.exec('PRAGMA wal_autocheckpoint = 0');
    // Overwrites deleted data, such as addresses, also in pages that are free then.
    database.exec('PRAGMA cell_size_check = ON; PRAGMA secure_delete = ON');
    // Shrinks the write-ahead log after a large keyframe.
    database.exec(`PRAGMA journal_size_limit = ${LOG_BYTES}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens a database as it is. */
export function connect(path: string, readOnly = false): DatabaseSyncInstance {
  return new DatabaseSync(path, { readOnly, timeout: BUSY_TIMEOUT_MS });
}

function foreign(path: string, why: string): StoreFailure {
  return new StoreFailure('foreign', `${path} cannot be opened: ${why}`);
}

/** Throws unless a database is a store of this format. @throws StoreFailure */
export function checkFormat(database: DatabaseSyncInstance, path: string): void {
  const application = pragma(database, path, 'application_id');
  if (application !== APPLICATION) throw foreign(path, 'it is the database of another program');
  const format = Number(pragma(database, path, 'user_version'));
  if (format === FORMAT) return;
  const advice = format > FORMAT ? '. Use a newer release' : '';
  const why = `its format is ${format}, but this release reads format ${FORMAT}`;
  throw foreign(path, why + advice);
}

function pragma(database: DatabaseSyncInstance, path: string, name: string): unknown {
  try {
    return Object.values(database.prepare(`PRAGMA ${name}`).get())[0];
  } catch (error) {
    const notADatabase = 26;
    if ((error as { errcode?: number }).errcode !== notADatabase) throw error;
    throw foreign(path, 'it is not a SQLite database');
  }
}

/** Creates the file under another name first, so that a file at `path` is always complete. */
function makeFile(path: string): void {
  const folder = dirname(resolve(path));
  mkdirSync(folder, { recursive: true });
  const draft = `${path}.new-${randomUUID()}`;
  try {
    const database = connect(draft);
    try {
      // Without a write-ahead log, committed data is in the file, and closing adds nothing.
      database.exec(`PRAGMA synchronous = FULL; BEGIN; ${SQLITE_LAYOUT} COMMIT`);
      // Sets a flag in the file, which is written like the rest.
      database.exec('PRAGMA journal_mode = WAL');
    } finally {
      database.close();
    }
    // Only the owner may read the file: it contains addresses and links.
    chmodSync(draft, 0o600);
    linkSync(draft, path);
  } catch (error) {
    // Another process has created the file first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
    rmSync(`${draft}-journal`, { force: true });
  }
  syncFolder(dirname(folder));
}

/** Makes the names of new files in a folder durable. */
export function syncFolder(folder: string): void {
  // Windows cannot open folders, and makes names durable by itself.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
