import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import type { HistoryKind } from '@astrarium/contract';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { keyframeSum } from '../keyframeSum.js';
import { LEASE_MS } from '../lease.js';
import { LOG_START, type LineRow, placeAfter } from '../lineRows.js';
import { quoted, ROW_TABLES, type RowTable } from '../rowTables.js';
import { openSqlite } from '../sqlite/openSqlite.js';
import { type SqliteReader, sqliteReader } from '../sqlite/sqliteReader.js';
import { sqliteGuard } from '../sqlite/sqliteGuard.js';
import { storeOn } from '../sqlite/sqliteStore.js';
import { type StoredEntry, type StoredKeyframe, type StoredStart, StoreFailure } from '../store.js';
import { writeStart } from './outcomePruner.js';
import { INSERT_KEYFRAME, putStatement } from './postgresBatch.js';
import { ConnectionLost, type PostgresConnection, readFailure } from './postgresConnection.js';
import { postgresParts } from './postgresParts.js';
import { freeLease, takeGame } from './postgresRows.js';
import { findGame, makeGame, type PostgresSession, postgresSession } from './postgresSession.js';

/** Where a game is moved to. */
export interface MoveOptions {
  /** The name of the game in the database. */
  readonly game: string;
  /** The folder of the archive with lines that were moved out of the file. */
  readonly archive?: string | undefined;
  /** The wall clock. */
  readonly nowMs: () => number;
  /** Called often with the rows that were moved so far, and about how many there are. */
  readonly onMoved?: ((rows: number, total: number) => void) | undefined;
}

/** A game that was moved. */
export interface MovedGame {
  /** The number of its lines. */
  readonly lines: number;
  readonly tick: number;
}

/**
 * Copies everything in the store of a SQLite file to a new game in PostgreSQL, in one transaction:
 * when it fails, the database has nothing of the game. No other process can write the file
 * meanwhile. Afterwards, the file is as it was: its owner must see to it that nobody continues it.
 *
 * @throws StoreFailure: `locked`, another process uses the file, or PostgreSQL cannot be reached;
 * `foreign`, there is no game in the file, or there is one of that name in the database already;
 * `archived`, lines are in an archive that was not named; `damaged`
 * @example
 * await moveToPostgres('data/game.sqlite', 'postgres://localhost/astrarium', {
 *   game: 'main',
 *   nowMs: Date.now,
 * });
 */
export async function moveToPostgres(
  path: string,
  address: string,
  options: MoveOptions,
): Promise<MovedGame> {
  if (!existsSync(path)) throw new StoreFailure('foreign', `There is no file ${path}`);
  const session = postgresSession(address, options.game);
  try {
    const found = await findGame(await session.connect(), options.game);
    if (found !== undefined) refuseUsed(session, found);
    const database = sqliteGuard(path)(() => openSqlite(path));
    try {
      return await moveFrom(database, path, session, options);
    } finally {
      if (database.isOpen) database.close();
    }
  } catch (error) {
    throw readFailure(error, session.place);
  } finally {
    await session.close();
  }
}

function refuseUsed({ place }: PostgresSession, { commits }: { readonly commits: number }): void {
  if (commits === 0) return;
  throw new StoreFailure('foreign', `There is already a ${place}. Choose another name with --game`);
}

async function moveFrom(
  database: DatabaseSyncInstance,
  path: string,
  session: PostgresSession,
  { archive, game, nowMs, onMoved }: MoveOptions,
): Promise<MovedGame> {
  // Takes the lease of the file, and verifies it.
  const store = storeOn(database, path, { nowMs: nowMs(), archive });
  let renewedMs = nowMs();
  const renew = (afterMs: number): void => {
    if (nowMs() - renewedMs < afterMs) return;
    renewedMs = nowMs();
    store.renew(renewedMs);
  };
  try {
    const reader = sqliteReader(database, archive);
    const { commits, lines, tick } = reader.end();
    if (commits === 0) throw new StoreFailure('foreign', `There is no game in ${path}`);
    await postgresParts(session).make(lines);
    const connection = await session.connect();
    const total = lines + rowCount(database);
    let moved = 0;
    const onRows = (rows: number): void => {
      onMoved?.((moved += rows), total);
      renew(LEASE_MS / 4);
    };
    // To read a large keyframe or a file of the archive may take long.
    await connection.run("BEGIN; SET LOCAL idle_in_transaction_session_timeout = '60s'");
    try {
      const { id } = await makeGame(connection, game);
      const holder = `process ${process.pid} on ${hostname()}`;
      const taken = await takeGame(connection, id, { holder, life: randomUUID(), url: '' });
      if (typeof taken === 'string') {
        throw new StoreFailure('locked', `${session.place} is in use by ${taken}`);
      }
      refuseUsed(session, taken);
      await moveRows({ connection, id, database, path, reader, onRows });
      await freeLease(connection, id, taken.writer);
      // Nobody else may have taken the file.
      renew(0);
    } catch (error) {
      await connection.run('ROLLBACK').catch(() => undefined);
      throw error;
    }
    await commit(connection, session);
    return { lines, tick };
  } finally {
    store.close();
  }
}

async function commit({ run }: PostgresConnection, { place }: PostgresSession): Promise<void> {
  try {
    await run('COMMIT');
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
    const advice = 'Move it again: that is refused if it was';
    throw new StoreFailure('failed', `It is unknown whether ${place} was written. ${advice}`);
  }
}

/** The histories are not in rows of their own; the lines are counted by themselves. */
const { entries: ENTRIES, envelopes: ENVELOPES, ...TABLES } = ROW_TABLES;
const LINES: RowTable = { name: 'lines', key: ['first'], columns: ['first', 'text', 'chain'] };
const KEYFRAMES: RowTable = {
  name: 'keyframes',
  key: ['tick', 'n'],
  columns: ['tick', 'n', 'hash', 'position', 'bytes', 'sum'],
};
const STARTS: RowTable = {
  name: 'starts',
  key: ['number'],
  columns: ['number', 'id', 'tick', 'places'],
};

/** The rows of a file but for its lines, and for the newest entries, which are few. */
function rowCount(database: DatabaseSyncInstance): number {
  const tables = [...Object.values(TABLES).map(({ name }) => name), 'keyframes', 'starts'];
  const counts = tables.map((name) => `(SELECT count(*) FROM ${name})`).join(' + ');
  const all = `SELECT ${counts} + (SELECT total("end" - first) FROM runs) AS count`;
  return (database.prepare(all).get() as { readonly count: number }).count;
}

interface Move {
  readonly connection: PostgresConnection;
  readonly id: number;
  readonly database: DatabaseSyncInstance;
  readonly path: string;
  readonly reader: SqliteReader;
  readonly onRows: (rows: number) => void;
}

const END = `UPDATE games SET commits = $2, tick = $3, wall_ms = $4, speed = $5, last_mail = $6,
    last_account = $7, next_line = $8, chain = $9 WHERE id = $1`;

async function moveRows(move: Move): Promise<void> {
  const { connection, database, id, onRows, reader } = move;
  for (const { end, rows } of linePages(move)) {
    await put(move, LINES, rows, () => undefined);
    onRows(end - (rows[0]?.first ?? 0));
  }
  await put(move, ENVELOPES, entriesOf(reader, 'envelopes'));
  await put(move, ENTRIES, entriesOf(reader, 'entries'));
  for (const table of Object.values(TABLES)) {
    await put(move, table, rowsOf(database, table));
  }
  for (const one of rowsOf<StoredKeyframe & { readonly sum: number }>(database, KEYFRAMES, 1)) {
    const { bytes, hash, n, position, sum, tick } = one;
    // One that is damaged is of no use.
    if (keyframeSum(one) !== sum) continue;
    const values = [id, tick, n, hash, position, Buffer.from(bytes)];
    await connection.send(INSERT_KEYFRAME, values);
    onRows(1);
  }
  for (const start of rowsOf<StoredStart>(database, STARTS)) {
    await Promise.all(writeStart(connection, id, start));
    onRows(1);
  }
  const { chain, lines } = reader.end();
  const clock = database.prepare('SELECT * FROM clock').get() as Record<string, number>;
  const columns = ['commits', 'tick', 'wall_ms', 'speed', 'last_mail', 'last_account'];
  await connection.send(END, [id, ...columns.map((column) => clock[column]), lines, chain]);
}

/** Rows that are read at once: an open query would keep the lease from being renewed. */
const ROWS_AT_ONCE = 500;

/** The rows of a table in the order of their key. */
function* rowsOf<R extends object>(
  database: DatabaseSyncInstance,
  { columns, key, name }: RowTable,
  count = ROWS_AT_ONCE,
): Iterable<R> {
  const select = `SELECT ${quoted(columns)} FROM ${name}`;
  const order = `ORDER BY ${quoted(key)} LIMIT ${count}`;
  const after = `(${quoted(key)}) > (${key.map(() => '?').join(', ')})`;
  const next = database.prepare(`${select} WHERE ${after} ${order}`);
  let rows = database.prepare(`${select} ${order}`).all() as Record<string, string | number>[];
  for (;;) {
    yield* rows as R[];
    const last = rows.at(-1);
    if (last === undefined || rows.length < count) return;
    rows = next.all(...key.map((column) => last[column])) as typeof rows;
  }
}

/** Characters of the rows that are sent at once. */
const PAGE_LENGTH = 1_000_000;

/** Writes rows to a table. */
async function put(
  { connection, id, onRows }: Move,
  table: RowTable,
  rows: Iterable<object>,
  onPut = onRows,
): Promise<void> {
  let [page, length] = [[] as string[], 0];
  const flush = async (): Promise<void> => {
    if (page.length === 0) return;
    await connection.send(putStatement(table), [id, `[${page.join(',')}]`]);
    onPut(page.length);
    [page, length] = [[], 0];
  };
  for (const row of rows) {
    const text = JSON.stringify(row);
    page.push(text);
    length += text.length;
    if (length >= PAGE_LENGTH) await flush();
  }
  await flush();
}

/** The rows of the log, compared with their digests; `end` is the number of the next line. */
function* linePages({ path, reader: { lines } }: Move): Iterable<{
  readonly rows: readonly LineRow[];
  readonly end: number;
}> {
  let place = LOG_START;
  while (place.next < lines.next()) {
    const rows = lines.rows(place.next);
    for (const row of rows) {
      const next = placeAfter(place, row);
      if (next === undefined) throw damaged(path, place.next);
      place = next;
    }
    if (rows.length === 0) throw damaged(path, place.next);
    yield { rows, end: place.next };
  }
}

function damaged(path: string, line: number): StoreFailure {
  const what = `the log differs from its digests at line ${line}`;
  return new StoreFailure('damaged', `${path} is damaged: ${what}`);
}

function* entriesOf({ histories }: SqliteReader, kind: HistoryKind): Iterable<StoredEntry> {
  for (const { first, owner, texts } of histories.all(kind)) {
    for (const [at, text] of texts.entries()) yield { owner, place: first + at, text };
  }
}
