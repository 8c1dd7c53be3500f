import type { HistoryKind, HistoryRange } from '@astrarium/contract';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';

interface RunRow {
  readonly first: number;
  readonly end: number;
  /** JSON: a list of texts. */
  readonly texts: string;
}

/** Consecutive entries of an owner, from a place on. */
export interface HistoryRun {
  readonly owner: number;
  readonly first: number;
  readonly texts: readonly string[];
}

/** Maximum of entries in a run: reading one entry reads the whole run. */
const MAX_RUN_LENGTH = 128;

/** Maximum of runs that are deleted or cut in one transaction: they take about 6 ms. */
export const RUNS_OF_PRUNE = 128;

/** Runs per query: an open query would keep the write-ahead log from being emptied. */
const RUNS_AT_ONCE = 64;

const NO_RUN = { of: '', first: 0, texts: [] as readonly string[] };

/** Maximum of cached ends. */
const MAX_ENDS = 100_000;

/** Histories by owner, in runs of consecutive entries; each run is a row. */
export function sqliteRuns(database: DatabaseSyncInstance) {
  const { all, drop, firstOf, insert, lastOf, ownerAfter, runAt, trim } = prepare(database);
  const ends = new Map<string, number>();
  /** The histories that grew since the last `keepLast`, and those that it has not come to. */
  const grown = new Map<string, readonly [kind: HistoryKind, owner: number]>();
  let lastMax = 0;
  /** The run that was read last: the next read is usually of a neighbour. */
  let last = NO_RUN;

  /** The next place of an owner, cached because there is no other writer. */
  const end = (kind: HistoryKind, owner: number): number => {
    const key = `${kind} ${owner}`;
    const known = ends.get(key);
    if (known !== undefined) return known;
    if (ends.size >= MAX_ENDS) ends.clear();
    const next = (lastOf.get(kind, owner) as Pick<RunRow, 'end'> | undefined)?.end ?? 0;
    ends.set(key, next);
    return next;
  };
  return {
    range(kind: HistoryKind, owner: number): HistoryRange {
      const { first } = firstOf.get(kind, owner) as { first: number | null };
      return first === null ? { first: 0, end: 0 } : { first, end: end(kind, owner) };
    },
    entry(kind: HistoryKind, owner: number, place: number): string | undefined {
      const of = `${kind} ${owner}`;
      if (last.of !== of || last.texts[place - last.first] === undefined) {
        const run = runAt.get(kind, owner, place) as RunRow | undefined;
        if (run === undefined) return undefined;
        last = { of, first: run.first, texts: JSON.parse(run.texts) as string[] };
      }
      return last.texts[place - last.first];
    },
    end,
    *all(kind: HistoryKind): Iterable<HistoryRun> {
      for (let place: readonly number[] = [Number.MIN_SAFE_INTEGER, 0]; ;) {
        const rows = all.all(kind, ...place) as (RunRow & Pick<HistoryRun, 'owner'>)[];
        for (const { first, owner, texts } of rows) {
          yield { owner, first, texts: JSON.parse(texts) as string[] };
          place = [owner, first];
        }
        if (rows.length < RUNS_AT_ONCE) return;
      }
    },
    /** Inside a transaction. */
    append(kind: HistoryKind, owner: number, first: number, texts: readonly string[]): void {
      const key = `${kind} ${owner}`;
      for (let at = 0; at < texts.length; at += MAX_RUN_LENGTH) {
        const some = texts.slice(at, at + MAX_RUN_LENGTH);
        insert.run(kind, owner, first + at, first + at + some.length, JSON.stringify(some));
      }
      ends.set(key, first + texts.length);
      grown.set(key, [kind, owner]);
    },
    /** Inside a transaction. Returns whether it is to be called again. */
    keepLast(max: number): boolean {
      last = NO_RUN;
      if (max !== lastMax) for (const one of ownersBy(ownerAfter)) grown.set(one.join(' '), one);
      lastMax = max;
      let left = RUNS_OF_PRUNE;
      for (const [key, [kind, owner]] of grown) {
        const first = end(kind, owner) - max;
        if (first > 0) left -= Number(drop.run(kind, owner, first, left).changes);
        if (left <= 0) return true;
        grown.delete(key);
        if (first <= 0) continue;
        const cut = runAt.get(kind, owner, first) as RunRow | undefined;
        if (cut === undefined || cut.first === first) continue;
        const texts = (JSON.parse(cut.texts) as string[]).slice(first - cut.first);
        trim.run(first, JSON.stringify(texts), kind, owner, cut.first);
        left -= 1;
      }
      return false;
    },
    /** Drops cached data, after a rollback. */
    invalidate(): void {
      last = NO_RUN;
      ends.clear();
      lastMax = 0;
    },
  };
}

type Statement = ReturnType<DatabaseSyncInstance['prepare']>;

function* ownersBy(ownerAfter: Statement): Iterable<readonly [HistoryKind, number]> {
  for (let kind = '', owner = 0; ;) {
    const next = ownerAfter.get(kind, owner) as { kind: HistoryKind; owner: number } | undefined;
    if (next === undefined) return;
    ({ kind, owner } = next);
    yield [next.kind, owner];
  }
}

function prepare(database: DatabaseSyncInstance) {
  const statement = (text: string) => database.prepare(text);
  return {
    all: statement(
      `SELECT owner, first, texts FROM runs WHERE kind = ? AND (owner, first) > (?, ?)
         ORDER BY owner, first LIMIT ${RUNS_AT_ONCE}`,
    ),
    firstOf: statement('SELECT min(first) AS first FROM runs WHERE kind = ? AND owner = ?'),
    // Without the texts, which are on many pages.
    lastOf: statement(
      'SELECT "end" FROM runs WHERE kind = ? AND owner = ? ORDER BY first DESC LIMIT 1',
    ),
    runAt: statement(
      `SELECT first, "end", texts FROM runs WHERE kind = ? AND owner = ? AND first <= ?
         ORDER BY first DESC LIMIT 1`,
    ),
    insert: statement('INSERT INTO runs VALUES (?, ?, ?, ?, ?)'),
    ownerAfter: statement(
      `SELECT kind, owner FROM runs WHERE (kind, owner) > (?, ?)
         ORDER BY kind, owner LIMIT 1`,
    ),
    drop: statement(
      `DELETE FROM runs WHERE kind = ?1 AND owner = ?2 AND "end" <= ?3 AND first IN
         (SELECT first FROM runs WHERE kind = ?1 AND owner = ?2 ORDER BY first LIMIT ?4)`,
    ),
    trim: statement(
      'UPDATE runs SET first = ?, texts = ? WHERE kind = ? AND owner = ? AND first = ?',
    ),
  };
}
