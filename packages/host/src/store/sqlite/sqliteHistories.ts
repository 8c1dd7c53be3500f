import type { HistoryKind, HistoryRange } from '@astrarium/contract';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { recentEntries } from './recentEntries.js';
import { type HistoryRun, sqliteRuns } from './sqliteRuns.js';
import type { StoreBatch } from '../store.js';

/** The histories in a database. */
export interface SqliteHistories {
  range(kind: HistoryKind, owner: number): HistoryRange;
  entry(kind: HistoryKind, owner: number, place: number): string | undefined;
  /** The next place of an owner. */
  end(kind: HistoryKind, owner: number): number;
  /** All entries of a kind, in runs. */
  all(kind: HistoryKind): Iterable<HistoryRun>;
  /** Inside a transaction. */
  append(batch: Pick<StoreBatch, HistoryKind>): void;
  /** Notes the entries of a batch that another connection has committed. */
  follow(batch: Pick<StoreBatch, HistoryKind>): void;
  /** Inside a transaction. Returns whether it is to be called again. */
  keepLast(max: number): boolean;
  /** Drops cached data, after a rollback. */
  invalidate(): void;
}

/** Maximum of recent entries; then they are moved into runs. */
const MAX_RECENT = 8_192;

/**
 * Histories in two parts. A commit appends its entries as one text, for any number of owners, which
 * writes few pages. These recent entries are also held in memory, until they are moved into runs,
 * which have one owner each.
 */
export function sqliteHistories(database: DatabaseSyncInstance): SqliteHistories {
  const recentTexts = database.prepare('SELECT entries FROM recent ORDER BY batch');
  const insert = database.prepare('INSERT INTO recent (entries) VALUES (?)');
  const clear = database.prepare('DELETE FROM recent');
  const some = database.prepare('SELECT batch FROM recent LIMIT 1');
  const runs = sqliteRuns(database);
  const recent = recentEntries(() =>
    (recentTexts.all() as { readonly entries: string }[]).map(({ entries }) => entries),
  );

  const moveToRuns = (): void => {
    if (recent.size === 0) return;
    for (const [kind, owner, { first, texts }] of recent.all()) {
      runs.append(kind, owner, first, texts);
    }
    clear.run();
    recent.clear();
  };
  return {
    range(kind, owner) {
      const pending = recent.of(kind, owner);
      const early = runs.range(kind, owner);
      if (pending === undefined) return early;
      const first = early.first === early.end ? pending.first : early.first;
      return { first, end: pending.first + pending.texts.length };
    },
    entry(kind, owner, place) {
      const pending = recent.of(kind, owner);
      if (pending !== undefined && place >= pending.first)
        return pending.texts[place - pending.first];
      return runs.entry(kind, owner, place);
    },
    end(kind, owner) {
      const pending = recent.of(kind, owner);
      return pending === undefined ? runs.end(kind, owner) : pending.first + pending.texts.length;
    },
    *all(kind) {
      yield* runs.all(kind);
      for (const [of, owner, run] of recent.all()) if (of === kind) yield { owner, ...run };
    },
    append(batch) {
      const text = recent.add(batch);
      if (recent.size >= MAX_RECENT) moveToRuns();
      else if (text !== undefined) insert.run(text);
    },
    follow(batch) {
      if (some.get() === undefined) {
        // They were moved into runs, or there were none.
        recent.clear();
      } else {
        recent.follow(batch);
        if (recent.size < 2 * MAX_RECENT) return;
        // They were moved into runs in a moment that this connection has not seen.
        recent.invalidate();
      }
      runs.invalidate();
    },
    keepLast(max) {
      moveToRuns();
      return runs.keepLast(max);
    },
    invalidate() {
      recent.invalidate();
      runs.invalidate();
    },
  };
}
