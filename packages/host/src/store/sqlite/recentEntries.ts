import type { HistoryKind } from '@astrarium/contract';
import type { StoreBatch, StoredEntry } from '../store.js';

/** Consecutive entries of an owner, starting at place `first`. */
interface EntryRun {
  readonly first: number;
  readonly texts: string[];
}

const KINDS: readonly HistoryKind[] = ['envelopes', 'entries'];

/** The stored JSON: one list for each kind, with owner, place and text of each entry. */
type StoredRecent = readonly (readonly (number | string)[])[];

/** The latest entries of all histories, in memory; first those of the texts that `read` returns. */
export function recentEntries(read: () => readonly string[]) {
  const runs = { envelopes: new Map<number, EntryRun>(), entries: new Map<number, EntryRun>() };
  let size = 0;
  let isRead = false;

  const put = (kind: HistoryKind, owner: number, place: number, text: string): void => {
    const run = runs[kind].get(owner);
    if (run === undefined) runs[kind].set(owner, { first: place, texts: [text] });
    else run.texts.push(text);
    size += 1;
  };
  const clear = (): void => {
    for (const kind of KINDS) runs[kind].clear();
    size = 0;
  };
  const ready = (): typeof runs => {
    if (isRead) return runs;
    clear();
    for (const text of read()) for (const one of storedEntries(text)) put(...one);
    isRead = true;
    return runs;
  };
  return {
    /** The number of entries. */
    get size(): number {
      ready();
      return size;
    },
    /** The entries of an owner; undefined if there are none. */
    of: (kind: HistoryKind, owner: number) => ready()[kind].get(owner),
    /** All entries, ordered by kind and owner. */
    all: () =>
      KINDS.flatMap((kind) =>
        Array.from(ready()[kind])
          .sort(([a], [b]) => a - b)
          .map(([owner, run]) => [kind, owner, run] as const),
      ),
    /** Adds the entries of a batch; returns the text to store, undefined if there are none. */
    add(batch: Pick<StoreBatch, HistoryKind>): string | undefined {
      ready();
      for (const kind of KINDS) {
        for (const { owner, place, text } of batch[kind]) put(kind, owner, place, text);
      }
      if (batch.envelopes.length + batch.entries.length === 0) return undefined;
      return JSON.stringify(KINDS.map((kind) => flat(batch[kind])) satisfies StoredRecent);
    },
    /** Adds the entries of a batch that is stored already; some may be known. */
    follow(batch: Pick<StoreBatch, HistoryKind>): void {
      // Else the next use reads them with all others.
      if (!isRead) return;
      for (const kind of KINDS) {
        for (const { owner, place, text } of batch[kind]) {
          const run = runs[kind].get(owner);
          if (run === undefined || place === run.first + run.texts.length) {
            put(kind, owner, place, text);
          }
        }
      }
    },
    clear,
    /** Drops the entries in memory; the next use reads them again. */
    invalidate(): void {
      isRead = false;
    },
  };
}

type Entry = readonly [kind: HistoryKind, owner: number, place: number, text: string];

function* storedEntries(stored: string): Iterable<Entry> {
  for (const [index, list] of (JSON.parse(stored) as StoredRecent).entries()) {
    const kind = KINDS[index] as HistoryKind;
    for (let at = 0; at < list.length; at += 3) {
      yield [kind, Number(list[at]), Number(list[at + 1]), String(list[at + 2])];
    }
  }
}

function flat(entries: readonly StoredEntry[]): (number | string)[] {
  const list: (number | string)[] = [];
  for (const { owner, place, text } of entries) list.push(owner, place, text);
  return list;
}
