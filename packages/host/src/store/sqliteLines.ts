import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { createHash } from 'node:crypto';
import type { StoredLine } from './store.js';

/** The game's log in a database. The lines of a commit are one text, which writes few pages. */
export interface SqliteLines {
  /** The next lines from `n` on; empty at the end of the log. */
  some(n: number): readonly StoredLine[];
  /** The number of the next line, cached because there is no other writer. */
  next(): number;
  /** The digest of the first lines, up to the end of a commit; '' when no commit ends there. */
  chainAt(lines: number): string;
  /**
   * The first line of the commit, from the one that contains a line on, whose digest does not match
   * its lines; undefined when all match.
   */
  firstAltered(from: number): number | undefined;
  /** Inside a transaction. */
  append(lines: readonly StoredLine[]): void;
  /** Drops cached data, after a rollback. */
  invalidate(): void;
}

/** Texts per query: a longer query would keep the database busy when a reader stops halfway. */
const TEXTS_AT_ONCE = 16;

/** The digest of no lines. */
const NO_CHAIN = '';

/** The digest of all lines after a commit: of the digest before it and the text of its lines. */
function chainAfter(chain: string, text: string): string {
  return createHash('sha256').update(chain).update('\n').update(text).digest('hex');
}

interface LinesRow {
  readonly first: number;
  readonly text: string;
  readonly chain: string;
}

/** The log in its table. */
export function sqliteLines(database: DatabaseSyncInstance): SqliteLines {
  const textsFrom = database.prepare(
    `SELECT first, text FROM lines
       WHERE first >= (SELECT max(first) FROM lines WHERE first <= ?) ORDER BY first LIMIT ?`,
  );
  const insert = database.prepare('INSERT INTO lines VALUES (?, ?, ?)');
  const rowBefore = database.prepare(
    'SELECT first, text, chain FROM lines WHERE first < ? ORDER BY first DESC LIMIT 1',
  );
  const rowsFrom = database.prepare(
    'SELECT first, text, chain FROM lines WHERE first >= ? ORDER BY first LIMIT ?',
  );
  let known: { readonly next: number; readonly chain: string } | undefined;

  const some = (n: number): StoredLine[] => {
    const rows = textsFrom.all(Math.max(n, 0), TEXTS_AT_ONCE) as readonly {
      readonly first: number;
      readonly text: string;
    }[];
    return rows
      .flatMap(({ first, text }) =>
        text.split('\n').map((line, at): StoredLine => ({ n: first + at, text: line })),
      )
      .filter((line) => line.n >= n);
  };
  const before = (lines: number): LinesRow | undefined =>
    rowBefore.get(lines) as LinesRow | undefined;
  const end = (): { readonly next: number; readonly chain: string } => {
    if (known !== undefined) return known;
    const row = before(Number.MAX_SAFE_INTEGER);
    return (known = row === undefined ? { next: 0, chain: NO_CHAIN } : endOf(row));
  };
  return {
    some,
    next: () => end().next,
    chainAt(lines) {
      if (lines === end().next) return end().chain;
      const row = before(lines);
      return row !== undefined && endOf(row).next === lines ? row.chain : NO_CHAIN;
    },
    firstAltered(from) {
      const first = before(from + 1)?.first ?? 0;
      const former = before(first);
      let expected = former === undefined ? { next: 0, chain: NO_CHAIN } : endOf(former);
      for (;;) {
        const rows = rowsFrom.all(expected.next, TEXTS_AT_ONCE) as unknown as readonly LinesRow[];
        for (const row of rows) {
          const matches = row.chain === chainAfter(expected.chain, row.text);
          if (row.first !== expected.next || !matches) return expected.next;
          expected = endOf(row);
        }
        if (rows.length === 0) return undefined;
      }
    },
    append(lines) {
      const [first] = lines;
      if (first === undefined) return;
      const text = lines.map((line) => line.text).join('\n');
      const chain = chainAfter(end().chain, text);
      insert.run(first.n, text, chain);
      known = { next: first.n + lines.length, chain };
    },
    invalidate() {
      known = undefined;
    },
  };
}

/** The number of the line after a row, and the digest of all lines up to there. */
function endOf({ chain, first, text }: LinesRow): {
  readonly next: number;
  readonly chain: string;
} {
  return { next: first + text.split('\n').length, chain };
}
