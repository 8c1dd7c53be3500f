import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { type ArchivedSegment, readSegment } from './archivedSegment.js';
import {
  chainAfter,
  endOfRow,
  LOG_START,
  type LinePlace,
  type LineRow,
  placeAfter,
} from '../lineRows.js';
import { type StoredLine, StoreFailure } from '../store.js';

/** The game's log in a database. The lines of a commit are one text, which writes few pages. */
export interface SqliteLines {
  /**
   * The commits from the one with a line on, as many as are read at once; empty at the end of the
   * log. @throws StoreFailure
   */
  rows(n: number): readonly LineRow[];
  /** The next lines from `n` on; empty at the end of the log. @throws StoreFailure */
  some(n: number): readonly StoredLine[];
  /** The number of the next line, cached because there is no other writer. */
  next(): number;
  /** The digest of the first lines, up to the end of a commit; '' when no commit ends there. */
  chainAt(lines: number): string;
  /**
   * The first line of the commit, from the one that contains a line on, whose digest does not match
   * its lines; undefined when all match. Lines in an archive are read only when it was named.
   */
  firstAltered(from: number): number | undefined;
  /** Inside a transaction. */
  append(lines: readonly StoredLine[]): void;
  /** Deletes lines that are in an archive. Inside a transaction. @throws StoreFailure */
  drop(segment: ArchivedSegment): void;
  /** Drops cached data, after a rollback. */
  invalidate(): void;
}

/** Texts per query: a longer query would keep the database busy when a reader stops halfway. */
const TEXTS_AT_ONCE = 16;

/** The log in its table; `archive` is the folder with the lines that were moved out of it. */
export function sqliteLines(database: DatabaseSyncInstance, archive?: string): SqliteLines {
  const insert = database.prepare('INSERT INTO lines VALUES (?, ?, ?)');
  const rows = lineRows(database);
  let known: LinePlace | undefined;
  const end = (): LinePlace => (known ??= rows.placeBefore(Number.MAX_SAFE_INTEGER));
  const archived = (segment: ArchivedSegment, before: LinePlace): readonly LineRow[] => {
    if (archive !== undefined) return readSegment(archive, segment, before);
    const lines = `Lines ${segment.first} to ${segment.end - 1} of the log`;
    throw new StoreFailure('archived', `${lines} are in an archive. Name it with --archive`);
  };

  const rowsFrom = (n: number): readonly LineRow[] => {
    const segment = rows.segmentAt(n);
    return segment === undefined
      ? rows.from(rows.firstOf(n))
      : archived(segment, rows.placeBefore(segment.first));
  };
  return {
    rows: rowsFrom,
    some(n) {
      return rowsFrom(n)
        .flatMap(({ first, text }) =>
          text.split('\n').map((line, at): StoredLine => ({ n: first + at, text: line })),
        )
        .filter((line) => line.n >= n);
    },
    next: () => end().next,
    chainAt(lines) {
      const place = lines === end().next ? end() : rows.placeBefore(lines);
      return place.next === lines ? place.chain : LOG_START.chain;
    },
    firstAltered(from) {
      let place = rows.placeBefore(rows.segmentAt(from)?.first ?? rows.firstOf(from));
      for (;;) {
        const segment = rows.segmentAt(place.next);
        const found = segment === undefined ? rows.from(place.next) : [];
        if (segment !== undefined) {
          if (archive !== undefined) archived(segment, place);
          place = { next: segment.end, chain: segment.chain };
        } else if (found.length === 0) {
          return place.next === end().next ? undefined : place.next;
        }
        for (const row of found) {
          const next = placeAfter(place, row);
          if (next === undefined) return place.next;
          place = next;
        }
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
    drop: (segment) => rows.drop(segment),
    invalidate() {
      known = undefined;
    },
  };
}

/** The rows of a log that are in a database, and what is archived. */
function lineRows(database: DatabaseSyncInstance) {
  const statement = (text: string) => database.prepare(text);
  const row = 'SELECT first, text, chain FROM lines';
  const before = statement(`${row} WHERE first < ? ORDER BY first DESC LIMIT 1`);
  const from = statement(`${row} WHERE first >= ? ORDER BY first LIMIT ${TEXTS_AT_ONCE}`);
  const segment = 'SELECT first, "end", chain FROM archived';
  const segmentUpTo = statement(`${segment} WHERE first <= ? ORDER BY first DESC LIMIT 1`);
  const segmentBefore = statement(`${segment} WHERE "end" = ?`);
  const remove = statement('DELETE FROM lines WHERE first >= ? AND first < ?');
  const insert = statement('INSERT INTO archived VALUES (?, ?, ?)');
  const rowBefore = (n: number): LineRow | undefined => before.get(n) as LineRow | undefined;
  return {
    /** The archived segment with a line. */
    segmentAt(n: number): ArchivedSegment | undefined {
      const found = segmentUpTo.get(n) as ArchivedSegment | undefined;
      return found !== undefined && n < found.end ? found : undefined;
    },
    /** The first line of the row with a line. */
    firstOf: (n: number): number => rowBefore(n + 1)?.first ?? 0,
    /** The place before a row or a segment that begins at a line, or after the last one before. */
    placeBefore(first: number): LinePlace {
      const found = segmentBefore.get(first) as ArchivedSegment | undefined;
      if (found !== undefined) return { next: found.end, chain: found.chain };
      const last = rowBefore(first);
      return last === undefined ? LOG_START : endOfRow(last);
    },
    /** Some rows from the one that begins at a line on, up to lines that are archived. */
    from(first: number): readonly LineRow[] {
      const found = from.all(first) as unknown as readonly LineRow[];
      const gap = found.findIndex(
        (one, at) => at > 0 && one.first !== endOfRow(found[at - 1] as LineRow).next,
      );
      return gap < 0 ? found : found.slice(0, gap);
    },
    drop({ chain, end, first }: ArchivedSegment): void {
      const { begin, limit } = archiveBounds(database);
      const last = rowBefore(end);
      const fits = last !== undefined && endOfRow(last).next === end && last.chain === chain;
      if (first !== begin.next || end > limit || !fits) {
        const lines = `Lines ${first} to ${end - 1}`;
        throw new StoreFailure('archived', `${lines} cannot be deleted: they are not next`);
      }
      remove.run(first, end);
      insert.run(first, end, chain);
    },
  };
}

/** The lines that may be moved to an archive. */
export interface ArchiveBounds {
  /** The place before them. */
  readonly begin: LinePlace;
  /** The number of the next line after them. */
  readonly limit: number;
}

/**
 * The lines that may be moved to an archive now. The first commit stays, because a start reads the
 * header; so do the lines since the oldest keyframe, and the last commit.
 */
export function archiveBounds(database: DatabaseSyncInstance): ArchiveBounds {
  const one = (text: string): unknown => database.prepare(text).get();
  const header = one('SELECT first, text, chain FROM lines WHERE first = 0');
  const archived = one('SELECT first, "end", chain FROM archived ORDER BY first DESC LIMIT 1');
  const { n } = one('SELECT min(n) AS n FROM keyframes') as { n: number | null };
  const { first } = one('SELECT max(first) AS first FROM lines') as { first: number | null };
  const start = header === undefined ? LOG_START : endOfRow(header as LineRow);
  const last = archived as ArchivedSegment | undefined;
  const begin = last === undefined ? start : { next: last.end, chain: last.chain };
  return { begin, limit: Math.min((n ?? -1) + 1, first ?? 0) };
}
