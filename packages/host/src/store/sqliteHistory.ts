import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { HistoryKind, HistoryRange, StoredEntry } from './store.js';

/** One of the two histories in a database. */
export interface SqliteHistory {
  range(owner: number): HistoryRange;
  entry(owner: number, place: number): string | undefined;
  /** The next place of an owner; it is remembered, as there is no other writer. */
  end(owner: number): number;
  /** Inside a transaction. */
  append(entries: readonly StoredEntry[]): void;
  /** Inside a transaction. */
  keepLast(most: number): void;
  /** What is remembered of ends may be wrong: a transaction was taken back. */
  doubt(): void;
}

/** More ends than this are not remembered. */
const ENDS_MOST = 100_000;

/** A history in the table of its name. */
export function sqliteHistory(database: DatabaseSyncInstance, kind: HistoryKind): SqliteHistory {
  const firstOf = database.prepare(`SELECT min(place) AS place FROM ${kind} WHERE owner = ?`);
  const lastOf = database.prepare(`SELECT max(place) AS place FROM ${kind} WHERE owner = ?`);
  const textAt = database.prepare(`SELECT text FROM ${kind} WHERE owner = ? AND place = ?`);
  const insert = database.prepare(`INSERT INTO ${kind} VALUES (?, ?, ?)`);
  const ownerAfter = database.prepare(`SELECT min(owner) AS owner FROM ${kind} WHERE owner > ?`);
  const drop = database.prepare(`DELETE FROM ${kind} WHERE owner = ? AND place < ?`);
  const ends = new Map<number, number>();
  /** Whose history may be longer than what was kept at last. */
  const grown = new Set<number>();
  let kept = 0;

  const end = (owner: number): number => {
    const known = ends.get(owner);
    if (known !== undefined) return known;
    const { place } = lastOf.get(owner) as { place: number | null };
    if (ends.size >= ENDS_MOST) ends.clear();
    const next = place === null ? 0 : place + 1;
    ends.set(owner, next);
    return next;
  };
  function* owners(): Iterable<number> {
    for (let owner = -1; ;) {
      const next = ownerAfter.get(owner) as { owner: number | null };
      if (next.owner === null) return;
      yield (owner = next.owner);
    }
  }
  return {
    range(owner) {
      const { place } = firstOf.get(owner) as { place: number | null };
      return place === null ? { first: 0, end: 0 } : { first: place, end: end(owner) };
    },
    entry: (owner, place) => (textAt.get(owner, place) as { text: string } | undefined)?.text,
    end,
    append(entries) {
      for (const { owner, place, text } of entries) {
        insert.run(owner, place, text);
        ends.set(owner, place + 1);
        grown.add(owner);
      }
    },
    keepLast(most) {
      for (const owner of most === kept ? grown : owners()) {
        const tooMany = end(owner) - most;
        if (tooMany > 0) drop.run(owner, tooMany);
      }
      grown.clear();
      kept = most;
    },
    doubt() {
      ends.clear();
      kept = 0;
    },
  };
}
