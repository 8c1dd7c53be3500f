import { type JournalStore, storeOf } from './journalStore.js';
import { type JournalVersion, setLanes } from './journalVersion.js';

/** Copies so many words of the next base at most; returns whether it has them all. */
export function copyBase({ rows }: JournalStore, part: number): 'incomplete' | 'complete' {
  let left = part;
  for (const each of rows) {
    left -= each.copyBase(left);
    if (left <= 0) return 'incomplete';
  }
  return 'complete';
}

/** The next base, which has the words of this version: those before the last commit. */
export function takeBase(store: JournalStore, version: JournalVersion): JournalStore {
  store.base = undefined;
  store.behindBytes = 0;
  const rows = store.rows.map((each) => each.takeBase());
  const base = storeOf(rows, store.keys);
  setLanes(base, version);
  return base;
}
