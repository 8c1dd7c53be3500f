import type { HistoryKind } from '@astrarium/contract';
import type { StorePosition } from '../batchFault.js';
import type { PostgresConnection } from './postgresConnection.js';
import type { StoreBatch } from '../store.js';

/** The entries of an owner that are to be deleted: those up to a place. */
interface OldEntries {
  readonly kind: HistoryKind;
  readonly owner: number;
  readonly upTo: number;
}

/** Maximum of histories in a step. A step takes some milliseconds, in which no commit is made. */
const OWNERS_AT_ONCE = 20;

/** Maximum of entries that a step deletes from one history. */
const ENTRIES_AT_ONCE = 50;

/** Maximum of histories that a step looks at. */
const SEARCHED_AT_ONCE = 25;

const KINDS = ['envelopes', 'entries'] as const;

/** The next owners with their first places, by one look at the index for each, not at all rows. */
const firstPlaces = (kind: HistoryKind): string => {
  const next = (after: string): string => `SELECT owner, place FROM ${kind}
      WHERE game = $1 AND ${kind}.owner > ${after} ORDER BY owner, place LIMIT 1`;
  return `WITH RECURSIVE firsts (owner, place) AS (
    (${next('$2')})
    UNION ALL
    SELECT later.owner, later.place FROM firsts, LATERAL (${next('firsts.owner')}) AS later
  )
  SELECT owner, place FROM firsts LIMIT ${SEARCHED_AT_ONCE}`;
};

const deleteOld = (kind: HistoryKind): string => `WITH deleted AS (
    DELETE FROM ${kind} WHERE game = $1 AND owner = $2 AND place <= $3 AND place < $4 +
      (SELECT place FROM ${kind} WHERE game = $1 AND owner = $2 ORDER BY place LIMIT 1)
    RETURNING 1
  )
  SELECT count(*) AS count FROM deleted`;

/**
 * Finds what is to be deleted from the histories of a game, in steps; `endOf` is the next place of
 * one.
 */
export function historyPruner(endOf: StorePosition['end']) {
  const grown = { envelopes: new Set<number>(), entries: new Set<number>() };
  const waiting = new Map<string, OldEntries>();
  let max = 0;
  /** The kinds that are to be looked at, the first of them from the owner after this one on. */
  let unsearched: readonly HistoryKind[] = [];
  let searched = -1;
  const add = (kind: HistoryKind, owner: number, first = 0): void => {
    const upTo = endOf(kind, owner) - max - 1;
    if (upTo >= first) waiting.set(`${kind} ${owner}`, { kind, owner, upTo });
  };
  return {
    /** Notes which histories a commit has made longer. */
    grew(batch: Pick<StoreBatch, HistoryKind>): void {
      for (const kind of KINDS) for (const { owner } of batch[kind]) grown[kind].add(owner);
    },
    /** From now on, histories that have more than so many entries are to be shortened. */
    begin(given: number): void {
      if (given !== max) {
        // Any history may be longer than that: another process may have left some.
        [max, unsearched, searched] = [given, KINDS, -1];
        waiting.clear();
      }
      for (const kind of KINDS) {
        for (const owner of grown[kind]) add(kind, owner);
        grown[kind].clear();
      }
    },
    /** Whether the histories in the tables are still to be looked at. */
    get isSearching(): boolean {
      return unsearched.length > 0;
    },
    /** Looks at some more of them. */
    async search({ send }: PostgresConnection, game: number): Promise<void> {
      const [kind] = unsearched;
      if (kind === undefined) return;
      type Row = Record<'owner' | 'place', number>;
      const rows = await send<Row>(firstPlaces(kind), [game, searched]);
      for (const { owner, place } of rows) add(kind, owner, place);
      searched = rows.at(-1)?.owner ?? searched;
      if (rows.length === SEARCHED_AT_ONCE) return;
      [unsearched, searched] = [unsearched.slice(1), -1];
    },
    /** What the next step deletes, in part; empty when nothing is known. */
    next: (): readonly OldEntries[] => [...waiting.values()].slice(0, OWNERS_AT_ONCE),
    /** Notes how many entries of each a step has deleted. */
    deleted(some: readonly OldEntries[], counts: readonly number[]): void {
      for (const [at, one] of some.entries()) {
        const key = `${one.kind} ${one.owner}`;
        waiting.delete(key);
        // The others come first.
        if (counts[at] === ENTRIES_AT_ONCE) waiting.set(key, one);
      }
    },
  };
}

/** Sends the statement that deletes old entries of an owner; returns how many were deleted. */
export async function deleteEntries(
  { send }: PostgresConnection,
  game: number,
  { kind, owner, upTo }: OldEntries,
): Promise<number> {
  const values = [game, owner, upTo, ENTRIES_AT_ONCE];
  const [row] = await send<{ count: number }>(deleteOld(kind), values);
  return row?.count ?? 0;
}
