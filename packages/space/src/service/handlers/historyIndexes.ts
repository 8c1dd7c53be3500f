import type { GameServices, HistoryKind, Steps } from '@astrarium/contract';
import { eventIndex, type Setting } from '@astrarium/space';

type EventIndex = ReturnType<typeof eventIndex>;

/** The history of an account or of a replicant. */
export interface HistoryOwner {
  readonly setting: Setting;
  readonly kind: HistoryKind;
  readonly owner: number;
}

/** Indexes of histories in memory, which are made when a filter first needs them. */
export interface HistoryIndexes {
  /** The index of all published entries. */
  of(services: Pick<GameServices, 'histories' | 'store'>, history: HistoryOwner): Steps<EventIndex>;
}

/** Maximum of indexed entries of all histories; each takes 10 bytes. */
const MAX_INDEXED = 4_000_000;

/** Entries that are indexed in one step, in about 50 µs. */
const STEP_ENTRIES = 32;

/**
 * Makes indexes of the histories of one game. They are not stored: a commit would write a page of
 * the database for each device that has an event, but an index is made once after a start.
 */
export function historyIndexes(maxIndexed = MAX_INDEXED): HistoryIndexes {
  /** Least recently used first. */
  const indexes = new Map<string, EventIndex>();

  const keepRecent = (): void => {
    let size = 0;
    for (const { end, first } of indexes.values()) size += end - first;
    for (const [key, { end, first }] of indexes) {
      if (size <= maxIndexed || indexes.size === 1) return;
      indexes.delete(key);
      size -= end - first;
    }
  };

  return {
    *of({ histories, store }, { kind, owner, setting }) {
      const key = `${kind} ${owner}`;
      const { end, first } = histories.range(kind, owner);
      const known = indexes.get(key);
      // An index has also the entries that were pruned since; it is made again when most were.
      const isUsable =
        known !== undefined && known.end >= first && end - known.first <= 2 * (end - first);
      const index = isUsable ? known : eventIndex(setting, first, end - first);
      indexes.delete(key);
      indexes.set(key, index);
      for (let count = 1; index.end < histories.range(kind, owner).end; count += 1) {
        index.add(store.entry(kind, owner, index.end));
        if (count % STEP_ENTRIES === 0) yield STEP_ENTRIES;
      }
      keepRecent();
      return index;
    },
  };
}
