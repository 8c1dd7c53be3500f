import { partsOf, type Snapshot } from '../kernel/engine/snapshot.js';
import { journalBytes } from '../kernel/storage/journal/journal.js';
import { bytesOf } from '../kernel/storage/journal/journalStore.js';
import type { JournalVersion } from '../kernel/storage/journal/journalVersion.js';

/**
 * Bytes of memory that the tables of these snapshots take together, in a program that holds the
 * newest snapshot of their world: of the newest one all words, of each older one what differs from
 * the next. What snapshots share counts once. Documents and the agenda are not counted.
 *
 * @throws Error when a snapshot is of another copy of the kernel, or its tables are kept by a
 * backend other than that of the kernel
 *
 * @example
 * ```ts
 * const kept = heldBytes([before, after]) - heldBytes([after]); // what holding `before` costs
 * ```
 */
export function heldBytes(snapshots: Iterable<Snapshot>): number {
  const counted = new Set<JournalVersion>();
  let bytes = 0;
  for (const snapshot of snapshots) {
    const version = partsOf(snapshot).version as JournalVersion;
    if (!('journal' in version)) throw new Error('another backend keeps the tables of a snapshot');
    if (counted.has(version)) continue;
    counted.add(version);
    const { copy, journal, lanes, store } = version;
    if (journal !== undefined) bytes += journalBytes(journal, lanes.length);
    if (store !== undefined) bytes += bytesOf(store);
    if (copy !== undefined) bytes += bytesOf(copy);
  }
  return bytes;
}
