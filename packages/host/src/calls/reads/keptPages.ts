import type { PageText } from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';

/** An answer that is kept as text. */
export interface KeptPage {
  readonly status: number;
  /** The entries that were looked at for it. */
  readonly entries: number;
  readonly page: PageText;
}

/** The latest answers to reads that are repeated, in bounded memory. */
export interface KeptPages {
  /**
   * The answer that was kept under a key; undefined if there is none, or if one of the values on
   * which it was based differs from those given.
   */
  find(key: string, basis: readonly unknown[]): KeptPage | undefined;
  keep(key: string, basis: readonly unknown[], page: KeptPage): void;
}

interface Entry {
  readonly basis: readonly unknown[];
  readonly page: KeptPage;
}

/** Maximum of characters of all kept answers and their keys. */
const MAX_LENGTH = 8_388_608;

/** What an answer counts besides its characters. */
const ENTRY_LENGTH = 512;

/** No answers; at most `maxLength` characters of answers are kept, those that were used last. */
export function keptPages(maxLength = MAX_LENGTH): KeptPages {
  const entries = new Map<string, Entry>();
  let length = 0;
  const lengthOf = (key: string, { page: { page } }: Entry): number =>
    key.length + page.text.length + ENTRY_LENGTH;
  const drop = (key: string, entry: Entry | undefined): void => {
    if (entry === undefined) return;
    entries.delete(key);
    length -= lengthOf(key, entry);
  };
  return {
    find(key, basis) {
      const entry = entries.get(key);
      if (entry === undefined || !areSame(entry.basis, basis)) return undefined;
      // A Map keeps insertion order: the first is the one that was not used for the longest time.
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    keep(key, basis, page) {
      drop(key, entries.get(key));
      const entry = { basis, page };
      if (lengthOf(key, entry) > maxLength / 8) return;
      entries.set(key, entry);
      length += lengthOf(key, entry);
      for (const [oldest, one] of entries) {
        if (length <= maxLength) break;
        drop(oldest, one);
      }
    },
  };
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, place) => Object.is(value, other[place]));
}

const VERSIONS = new WeakMap<Snapshot, number>();
let versions = 0;

/**
 * A number that no other snapshot has. Unlike the snapshot itself, it can be kept: a held snapshot
 * makes the game remember how it differs from the latest one.
 */
export function snapshotVersion(snapshot: Snapshot): number {
  const known = VERSIONS.get(snapshot);
  if (known !== undefined) return known;
  versions += 1;
  VERSIONS.set(snapshot, versions);
  return versions;
}
