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
import { StoreFailure } from './store.js';

/** Marks a file as a store of Astrarium: "astr". */
const APPLICATION = 0x61737472;

/** The layout of the tables below. */
const FORMAT = 2;

/** How long to wait for a process that is in the middle of a write, in milliseconds. */
const PATIENCE_MS = 5_000;

/** What is left of the write-ahead log once it was moved into the database. */
const LOG_BYTES = 16_777_216;

const LAYOUT = `
CREATE TABLE lease (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  writer INTEGER NOT NULL,
  pid INTEGER NOT NULL,
  host TEXT NOT NULL,
  life TEXT NOT NULL,
  renewed_ms INTEGER NOT NULL
) STRICT;
INSERT INTO lease VALUES (1, 0, 0, '', '', 0);
CREATE TABLE clock (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  tick INTEGER NOT NULL,
  wall_ms INTEGER NOT NULL,
  last_mail INTEGER NOT NULL
) STRICT;
CREATE TABLE lines (
  first INTEGER PRIMARY KEY,
  text TEXT NOT NULL
) STRICT;
CREATE TABLE recent (
  batch INTEGER PRIMARY KEY,
  entries TEXT NOT NULL
) STRICT;
CREATE TABLE runs (
  kind TEXT NOT NULL,
  owner INTEGER NOT NULL,
  first INTEGER NOT NULL,
  "end" INTEGER NOT NULL,
  texts TEXT NOT NULL,
  UNIQUE (kind, owner, first)
) STRICT;
CREATE TABLE outcomes (
  account INTEGER NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  status INTEGER NOT NULL,
  text TEXT NOT NULL,
  tick INTEGER NOT NULL,
  created_ms INTEGER NOT NULL,
  PRIMARY KEY (account, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX outcomes_by_age ON outcomes (created_ms);
CREATE TABLE credentials (
  account INTEGER PRIMARY KEY,
  email TEXT NOT NULL,
  pending_email TEXT,
  token_digest TEXT,
  issued_ms INTEGER NOT NULL
) STRICT;
CREATE TABLE links (
  digest TEXT NOT NULL PRIMARY KEY,
  purpose TEXT NOT NULL,
  account INTEGER NOT NULL,
  email TEXT NOT NULL,
  request TEXT NOT NULL,
  expires_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE mails (
  id INTEGER PRIMARY KEY,
  "to" TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT;
CREATE TABLE keyframes (
  tick INTEGER NOT NULL,
  n INTEGER NOT NULL,
  hash TEXT NOT NULL,
  position TEXT NOT NULL,
  bytes BLOB NOT NULL,
  UNIQUE (tick, n)
) STRICT;
PRAGMA application_id = ${APPLICATION};
PRAGMA user_version = ${FORMAT};
`;

/**
 * A connection to the store in a file, which is made when it is not there, with its folder.
 * @throws StoreFailure when the file is there and is no store of this format; Errors of SQLite
 */
export function openSqlite(path: string): DatabaseSyncInstance {
  if (!existsSync(path)) makeFile(path);
  // SQLite takes an empty file for a new database. None of ours was ever empty.
  if (statSync(path).size === 0) throw foreign(path, 'it is empty');
  const database = connect(path);
  try {
    checkFormat(database, path);
    // Not the default of WAL here: only FULL makes each commit wait for the disk.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    // The store does this itself, because SQLite would not tell when the disk fails in it.
    database.exec('PRAGMA wal_autocheckpoint = 0');
    database.exec('PRAGMA cell_size_check = ON; PRAGMA secure_delete = FAST');
    // After a large keyframe the write-ahead log does not stay as large.
    database.exec(`PRAGMA journal_size_limit = ${LOG_BYTES}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function connect(path: string): DatabaseSyncInstance {
  return new DatabaseSync(path, { timeout: PATIENCE_MS });
}

function foreign(path: string, why: string): StoreFailure {
  return new StoreFailure('foreign', `${path} is no store that can be opened: ${why}`);
}

function checkFormat(database: DatabaseSyncInstance, path: string): void {
  const application = pragma(database, path, 'application_id');
  if (application !== APPLICATION) throw foreign(path, 'it is the database of another program');
  const format = pragma(database, path, 'user_version');
  if (format !== FORMAT) {
    throw foreign(path, `its format is ${format}, and this release reads format ${FORMAT}`);
  }
}

function pragma(database: DatabaseSyncInstance, path: string, name: string): unknown {
  try {
    return Object.values(database.prepare(`PRAGMA ${name}`).get())[0];
  } catch (error) {
    const notADatabase = 26;
    if ((error as { errcode?: number }).errcode !== notADatabase) throw error;
    throw foreign(path, 'it is no database');
  }
}

/** Makes the file under another name first: what has the right name is always whole. */
function makeFile(path: string): void {
  const folder = dirname(resolve(path));
  mkdirSync(folder, { recursive: true });
  const draft = `${path}.new-${randomUUID()}`;
  try {
    const database = connect(draft);
    try {
      // Without a write-ahead log, what is committed is in the file, and closing adds nothing.
      database.exec(`PRAGMA synchronous = FULL; BEGIN; ${LAYOUT} COMMIT`);
      // A mark in the file, which is written as the rest was.
      database.exec('PRAGMA journal_mode = WAL');
    } finally {
      database.close();
    }
    // Addresses and links that were not sent yet are nobody else's to read.
    chmodSync(draft, 0o600);
    linkSync(draft, path);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
    rmSync(`${draft}-journal`, { force: true });
  }
  syncFolder(dirname(folder));
}

/** A new name is only durable when its folder is. */
export function syncFolder(folder: string): void {
  // Windows opens no folders, and keeps names durable without being asked.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
