import { DatabaseSync } from '@photostructure/sqlite';
import { handleCalls } from '../measure/processes.js';
import { repeatRequests } from './load.js';

/** The texts of the rows that the game adds for a write. */
export interface WriteRows {
  readonly line: string;
  readonly envelope: string;
  readonly entry: string;
}

/**
 * Writes with SQLite as it is documented, with a row for the line, the event and the entry of each
 * write, and one durable transaction for all that wait.
 */
const database = new DatabaseSync(process.argv[2] ?? '');
database.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE lines (n INTEGER PRIMARY KEY, text TEXT NOT NULL);
  CREATE TABLE envelopes (owner INTEGER, place INTEGER, text TEXT NOT NULL,
    PRIMARY KEY (owner, place)) WITHOUT ROWID;
  CREATE TABLE entries (owner INTEGER, place INTEGER, text TEXT NOT NULL,
    PRIMARY KEY (owner, place)) WITHOUT ROWID;
`);
const begin = database.prepare('BEGIN IMMEDIATE');
const commit = database.prepare('COMMIT');
const addLine = database.prepare('INSERT INTO lines VALUES (?, ?)');
const addEnvelope = database.prepare('INSERT INTO envelopes VALUES (?, ?, ?)');
const addEntry = database.prepare('INSERT INTO entries VALUES (?, ?, ?)');
let rows: WriteRows = { line: '', envelope: '', entry: '' };
let written = 0;
let waiting: { readonly owner: number; readonly done: () => void }[] = [];

function write(owner: number): Promise<void> {
  return new Promise((done) => {
    waiting.push({ owner, done });
    if (waiting.length === 1) setImmediate(commitAll);
  });
}

function commitAll(): void {
  const batch = waiting;
  waiting = [];
  begin.run();
  for (const { owner } of batch) {
    written += 1;
    addLine.run(written, rows.line);
    addEnvelope.run(owner, written, rows.envelope);
    addEntry.run(owner, written, rows.entry);
  }
  commit.run();
  for (const { done } of batch) done();
}

const handlers = {
  prepare: (given: WriteRows) => void (rows = given),
  write: ({ clients, ms }: { readonly clients: number; readonly ms: number }) =>
    repeatRequests(clients, ms, write),
  /** The rows of the last write, and the number of writes in each table. */
  stored() {
    const text = (table: string, place: string): string =>
      String(database.prepare(`SELECT text FROM ${table} ORDER BY ${place} DESC`).get()?.['text']);
    const count = (table: string): number =>
      Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count']);
    const last: WriteRows = {
      line: text('lines', 'n'),
      envelope: text('envelopes', 'place'),
      entry: text('entries', 'place'),
    };
    return { last, counts: ['lines', 'envelopes', 'entries'].map(count) };
  },
  /** Also keeps the database open: it is closed when nothing refers to it. */
  close: () => database.close(),
} as const;

/** The calls that the program with SQLite answers. */
export type SqliteCalls = typeof handlers;

handleCalls(handlers);
