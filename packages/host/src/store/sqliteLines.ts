import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { StoredLine } from './store.js';

/** The game's log in a database. The lines of a commit are one text, which writes few pages. */
export interface SqliteLines {
  /** The next lines from `n` on; empty at the end of the log. */
  some(n: number): readonly StoredLine[];
  /** The number of the next line, cached because there is no other writer. */
  next(): number;
  /** Inside a transaction. */
  append(lines: readonly StoredLine[]): void;
  /** Drops cached data, after a rollback. */
  invalidate(): void;
}

/** Texts per query: a longer query would keep the database busy when a reader stops halfway. */
const TEXTS_AT_ONCE = 16;

/** The log in its table. */
export function sqliteLines(database: DatabaseSyncInstance): SqliteLines {
  const textsFrom = database.prepare(
    `SELECT first, text FROM lines
       WHERE first >= (SELECT max(first) FROM lines WHERE first <= ?) ORDER BY first LIMIT ?`,
  );
  const lastFirst = database.prepare('SELECT max(first) AS first FROM lines');
  const insert = database.prepare('INSERT INTO lines VALUES (?, ?)');
  let known: number | undefined;

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
  const readNext = (): number => {
    const { first } = lastFirst.get() as { first: number | null };
    return first === null ? 0 : (some(first).at(-1)?.n ?? 0) + 1;
  };
  return {
    some,
    next: () => (known ??= readNext()),
    append(lines) {
      const [first] = lines;
      if (first === undefined) return;
      insert.run(first.n, lines.map(({ text }) => text).join('\n'));
      known = first.n + lines.length;
    },
    invalidate() {
      known = undefined;
    },
  };
}
