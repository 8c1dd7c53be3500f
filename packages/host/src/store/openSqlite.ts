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

/** The application id of a store: "astr" in ASCII. */
const APPLICATION = 0x61737472;

/** The version of the tables below. */
const FORMAT = 6;

/** Milliseconds to wait for a process that is writing, at the start and at the end. */
export const BUSY_TIMEOUT_MS = 5_000;

/** Maximum size of the write-ahead log's file after a checkpoint. */
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
  speed REAL NOT NULL,
  last_mail INTEGER NOT NULL,
  commits INTEGER NOT NULL
) STRICT;
CREATE TABLE lines (
  first INTEGER PRIMARY KEY,
  text TEXT NOT NULL,
  chain TEXT NOT NULL
) STRICT;
CREATE TABLE archived (
  first INTEGER PRIMARY KEY,
  "end" INTEGER NOT NULL,
  chain TEXT NOT NULL
) STRICT;
CREATE TABLE starts (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL,
  tick INTEGER NOT NULL,
  places TEXT NOT NULL
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
  issued_ms INTEGER NOT NULL,
  is_used INTEGER NOT NULL
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
  account INTEGER NOT NULL,
  "to" TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT;
CREATE TABLE digests (
  account INTEGER NOT NULL,
  kind TEXT NOT NULL,
  place INTEGER,
  sent_ms INTEGER NOT NULL,
  PRIMARY KEY (account, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE webhooks (
  id TEXT NOT NULL PRIMARY KEY,
  account INTEGER NOT NULL,
  url TEXT NOT NULL,
  secret TEXT NOT NULL,
  former_secret TEXT,
  former_until_ms INTEGER NOT NULL,
  status TEXT NOT NULL,
  cursor TEXT NOT NULL,
  messages INTEGER NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE deliveries (
  webhook TEXT NOT NULL,
  n INTEGER NOT NULL,
  message TEXT NOT NULL,
  type TEXT NOT NULL,
  event_id TEXT NOT NULL,
  data TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  next_ms INTEGER NOT NULL,
  status INTEGER NOT NULL,
  reason TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  PRIMARY KEY (webhook, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX deliveries_waiting ON deliveries (webhook, n) WHERE state = 'waiting';
CREATE TABLE keyframes (
  tick INTEGER NOT NULL,
  n INTEGER NOT NULL,
  hash TEXT NOT NULL,
  position TEXT NOT NULL,
  bytes BLOB NOT NULL,
  sum INTEGER NOT NULL,
  UNIQUE (tick, n)
) STRICT;
PRAGMA application_id = ${APPLICATION};
PRAGMA user_version = ${FORMAT};
`;

/**
 * Opens the store in a file. Creates the file and its folder if they are missing.
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
  const format = pragma(database, path, 'user_version');
  if (format !== FORMAT) {
    throw foreign(path, `its format is ${format}, but this release reads format ${FORMAT}`);
  }
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
      database.exec(`PRAGMA synchronous = FULL; BEGIN; ${LAYOUT} COMMIT`);
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
