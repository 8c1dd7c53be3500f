import type { HistoryKind, HistoryRange } from '@astrarium/contract';
import type { Store, StoredEntry } from './store.js';

/** The histories that a draft is based on. */
export interface HistoryBase {
  range(kind: HistoryKind, owner: number): HistoryRange;
}

/** The histories of a store; their entries have consecutive places. */
export interface Histories extends HistoryBase {
  /**
   * A draft for the entries of a batch; they are visible after `apply`. It is based on what `base`
   * returns, by default on these histories.
   */
  draft(base?: () => HistoryBase): HistoryDraft;
  /** Publishes the entries of a committed batch. */
  apply(draft: HistoryDraft): void;
  /** Drops the cached ranges, after the store was pruned. */
  invalidate(): void;
}

/** The histories with the entries of one batch. */
export interface HistoryDraft extends HistoryBase {
  readonly envelopes: readonly StoredEntry[];
  readonly entries: readonly StoredEntry[];
  /** The ranges of the histories with these entries, by owner. */
  readonly grown: Readonly<Record<HistoryKind, ReadonlyMap<number, HistoryRange>>>;
  /** Returns the place of the entry. */
  add(kind: HistoryKind, owner: number, text: string): number;
}

const KINDS: readonly HistoryKind[] = ['envelopes', 'entries'];

/** The histories of a store, with cached ranges. */
export function histories(store: Pick<Store, 'entry' | 'range'>): Histories {
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
  const own: Histories = {
    range,
    draft: (base = () => own) => historyDraft(base),
    apply(draft) {
      for (const kind of KINDS) {
        draft.grown[kind].forEach((grown, owner) => ranges[kind].set(owner, grown));
      }
    },
    invalidate: () => KINDS.forEach((kind) => ranges[kind].clear()),
  };
  return own;
}

function historyDraft(base: () => HistoryBase): HistoryDraft {
  const added: Record<HistoryKind, StoredEntry[]> = { envelopes: [], entries: [] };
  const grown: Record<HistoryKind, Map<number, HistoryRange>> = {
    envelopes: new Map(),
    entries: new Map(),
  };
  const range = (kind: HistoryKind, owner: number): HistoryRange =>
    grown[kind].get(owner) ?? base().range(kind, owner);
  return {
    range,
    envelopes: added.envelopes,
    entries: added.entries,
    grown,
    add(kind, owner, text) {
      const { first, end } = range(kind, owner);
      grown[kind].set(owner, { first, end: end + 1 });
      added[kind].push({ owner, place: end, text });
      return end;
    },
  };
}
