import type { HistoryKind, HistoryRange, Store, StoredEntry } from '../store/store.js';

/** The histories of a store, with what a batch adds to them: places without gaps. */
export interface Histories {
  range(kind: HistoryKind, owner: number): HistoryRange;
  /** A face to add entries through, not to be seen before they are applied. */
  draft(): HistoryDraft;
  /** Makes the entries of a committed batch show. */
  apply(draft: HistoryDraft): void;
  /** Forgets what is remembered of ranges, after the store was pruned. */
  forget(): void;
}

/** Entries of one batch. */
export interface HistoryDraft {
  readonly envelopes: readonly StoredEntry[];
  readonly entries: readonly StoredEntry[];
  add(kind: HistoryKind, owner: number, text: string): void;
}

const KINDS: readonly HistoryKind[] = ['envelopes', 'entries'];

/** The histories of a store; their ranges are read once and remembered. */
export function histories(store: Store): Histories {
  const ranges = { envelopes: new Map(), entries: new Map() } satisfies Record<
    HistoryKind,
    Map<number, HistoryRange>
  >;
  const range = (kind: HistoryKind, owner: number): HistoryRange => {
    const known = (ranges[kind] as Map<number, HistoryRange>).get(owner);
    if (known !== undefined) return known;
    const read = store.range(kind, owner);
    ranges[kind].set(owner, read);
    return read;
  };
  return {
    range,
    draft: () => historyDraft((kind, owner) => range(kind, owner).end),
    apply(draft) {
      for (const kind of KINDS) {
        for (const { owner, place } of draft[kind]) {
          const { first, end } = range(kind, owner);
          ranges[kind].set(owner, { first: first === end ? place : first, end: place + 1 });
        }
      }
    },
    forget: () => KINDS.forEach((kind) => ranges[kind].clear()),
  };
}

function historyDraft(endOf: (kind: HistoryKind, owner: number) => number): HistoryDraft {
  const added: Record<HistoryKind, StoredEntry[]> = { envelopes: [], entries: [] };
  const ends = { envelopes: new Map<number, number>(), entries: new Map<number, number>() };
  return {
    envelopes: added.envelopes,
    entries: added.entries,
    add(kind, owner, text) {
      const place = ends[kind].get(owner) ?? endOf(kind, owner);
      ends[kind].set(owner, place + 1);
      added[kind].push({ owner, place, text });
    },
  };
}
