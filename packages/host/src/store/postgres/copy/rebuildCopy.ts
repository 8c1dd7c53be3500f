import type { HistoryKind } from '@astrarium/contract';
import { chmodSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { keyframeSum } from '../../keyframeSum.js';
import { endOfRow, type LineRow, LOG_START } from '../../lineRows.js';
import { connect } from '../../sqlite/openSqlite.js';
import type { PostgresConnection } from '../postgresConnection.js';
import { ROW_TABLES } from '../../rowTables.js';
import { rowWriter } from '../../sqlite/sqliteWriter.js';
import { SQLITE_LAYOUT } from '../../sqlite/sqliteLayout.js';
import { sqliteRuns } from '../../sqlite/sqliteRuns.js';
import { sqliteThread } from '../../sqlite/sqliteThread.js';
import {
  type ClockAnchor,
  type StoredEntry,
  type StoredKeyframe,
  StoreFailure,
} from '../../store.js';

/** Rows that are read at once. */
const ROWS_AT_ONCE = 5_000;

/** Lines and keyframes are longer. */
const TEXTS_AT_ONCE = 500;

/**
 * Makes a new local copy of a game from its tables, as they are at one moment. Other processes may
 * use the game meanwhile. `onCopied` is called with the rows so far, after each page of them.
 *
 * @throws StoreFailure, with the reason `damaged`, when lines or events are missing in the tables
 */
export async function rebuildCopy(
  connection: PostgresConnection,
  game: number,
  path: string,
  onCopied: (rows: number) => void = () => undefined,
): Promise<void> {
  const draft = `${path}-draft`;
  rmSync(draft, { force: true });
  try {
    await copyGame(counting(connection, onCopied), game, draft);
    // Another file: SQLite may keep the draft open until its statements are collected.
    await copyFile(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  chmodSync(path, 0o600);
  // Checksums of what was copied, in a thread: the lease is renewed meanwhile.
  const copy = await sqliteThread(path, { nowMs: 0, acceptLoss: true });
  await copy.close();
}

/** A connection that tells how many rows it has read. */
function counting(
  connection: PostgresConnection,
  onRows: (rows: number) => void,
): PostgresConnection {
  let count = 0;
  return {
    ...connection,
    async send<R extends object>(text: string, values?: readonly unknown[]) {
      const rows = await connection.send<R>(text, values);
      onRows((count += rows.length));
      return rows;
    },
  };
}

async function copyGame(connection: PostgresConnection, game: number, path: string): Promise<void> {
  const database = connect(path);
  await connection.run('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN; ${SQLITE_LAYOUT}`);
    await copyRows(connection, game, database);
    database.exec('COMMIT');
  } finally {
    database.close();
    // At once: PostgreSQL ends a session that is idle in a transaction for some seconds.
    await connection.run('ROLLBACK');
  }
}

async function copyRows(
  connection: PostgresConnection,
  game: number,
  database: DatabaseSyncInstance,
): Promise<void> {
  const end = await copyClock(connection, game, database);
  await copyLines(connection, game, database, end);
  for (const kind of ['envelopes', 'entries'] as const) {
    await copyHistories(connection, game, database, kind);
  }
  const { entries: _entries, envelopes: _envelopes, ...others } = ROW_TABLES;
  for (const table of Object.values(others)) {
    const put = rowWriter(database, table);
    for await (const row of pages(connection, table.name, table.key, ROWS_AT_ONCE, game)) put(row);
  }
  const keyframe = database.prepare('INSERT INTO keyframes VALUES (?, ?, ?, ?, ?, ?)');
  for await (const row of pages(connection, 'keyframes', ['tick', 'n'], 1, game)) {
    const found = row as unknown as StoredKeyframe;
    const { bytes, hash, n, position, tick } = found;
    keyframe.run(tick, n, hash, position, bytes, keyframeSum(found));
  }
  const start = database.prepare('INSERT INTO starts (id, tick, places) VALUES (?, ?, ?)');
  for await (const row of pages(connection, 'starts', ['number'], ROWS_AT_ONCE, game)) {
    start.run(row['id'] as string, row['tick'] as number, row['places'] as string);
  }
}

async function copyClock(
  { send }: PostgresConnection,
  game: number,
  database: DatabaseSyncInstance,
): Promise<LogEnd> {
  const statement = `SELECT tick, wall_ms, speed, last_mail, last_account, commits, next_line, chain
    FROM games WHERE id = $1`;
  type Counters = Readonly<Record<'commits' | 'last_account' | 'last_mail', number>>;
  type Row = ClockAnchor & LogEnd & Counters;
  const [row] = await send<Row>(statement, [game]);
  if (row === undefined || row.commits === 0) return { next_line: 0, chain: '' };
  const { commits, last_account, last_mail, speed, tick, wall_ms } = row;
  const insert = database.prepare('INSERT INTO clock VALUES (1, ?, ?, ?, ?, ?, ?)');
  insert.run(tick, wall_ms, speed, last_mail, commits, last_account);
  return row;
}

/** The end of the log, as the row of the game has it. */
interface LogEnd {
  readonly next_line: number;
  readonly chain: string;
}

async function copyLines(
  connection: PostgresConnection,
  game: number,
  database: DatabaseSyncInstance,
  end: LogEnd,
): Promise<void> {
  const insert = database.prepare('INSERT INTO lines VALUES (?, ?, ?)');
  let place = LOG_START;
  for await (const row of pages(connection, 'lines', ['first'], TEXTS_AT_ONCE, game)) {
    const line = row as unknown as LineRow;
    if (line.first !== place.next) break;
    insert.run(line.first, line.text, line.chain);
    place = endOfRow(line);
  }
  if (place.next === end.next_line && place.chain === end.chain) return;
  throw damaged(`line ${place.next} of the log is missing`);
}

const damaged = (what: string): StoreFailure =>
  new StoreFailure('damaged', `The tables of the game are damaged: ${what}`);

async function copyHistories(
  connection: PostgresConnection,
  game: number,
  database: DatabaseSyncInstance,
  kind: HistoryKind,
): Promise<void> {
  const runs = sqliteRuns(database);
  let run: { readonly owner: number; readonly first: number; readonly texts: string[] } | undefined;
  const flush = (): void => {
    if (run !== undefined) runs.append(kind, run.owner, run.first, run.texts);
    run = undefined;
  };
  for await (const row of pages(connection, kind, ['owner', 'place'], ROWS_AT_ONCE, game)) {
    const { owner, place, text } = row as unknown as StoredEntry;
    const next = run?.owner === owner ? run.first + run.texts.length : place;
    if (place !== next) throw damaged(`entry ${next} of owner ${owner} in ${kind} is missing`);
    if (run?.owner !== owner || run.texts.length >= ROWS_AT_ONCE) flush();
    run ??= { owner, first: place, texts: [] };
    run.texts.push(text);
  }
  flush();
}

/** The rows of a game in a table, in the order of their key. */
async function* pages(
  { send }: PostgresConnection,
  table: string,
  key: readonly string[],
  count: number,
  game: number,
): AsyncIterable<Record<string, unknown>> {
  const names = key.join(', ');
  const limit = `ORDER BY ${names} LIMIT ${count}`;
  const after = `(${names}) > (${key.map((_, index) => `$${index + 2}`).join(', ')})`;
  let last: Record<string, unknown> | undefined;
  for (;;) {
    const rows =
      last === undefined
        ? await send(`SELECT * FROM ${table} WHERE game = $1 ${limit}`, [game])
        : await send(`SELECT * FROM ${table} WHERE game = $1 AND ${after} ${limit}`, [
            game,
            ...key.map((name) => last?.[name]),
          ]);
    yield* rows;
    if (rows.length < count) return;
    last = rows.at(-1);
  }
}
