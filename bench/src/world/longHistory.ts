import { emptyBatch, type Store } from '@astrarium/host';

/** Entries of one commit. */
const BATCH_ENTRIES = 5000;

/**
 * Repeats the last entries of a history at the last tick of its game, until it has `entries`.
 *
 * @throws Error when the history is empty
 */
export function lengthenHistory(
  store: Store,
  kind: Parameters<Store['entry']>[0],
  owner: number,
  entries: number,
): void {
  const { end, first } = store.range(kind, owner);
  const { clock } = store.load();
  if (clock === undefined || end === first) throw new Error(`${kind} of ${owner} are empty`);
  const samples = Array.from({ length: end - first }, (_, n) =>
    store.entry(kind, owner, first + n),
  );
  const parts = samples.map((text) => JSON.parse(text ?? '') as [number, number, number, ...[]]);
  for (let place = end; place < entries;) {
    const added: { owner: number; place: number; text: string }[] = [];
    for (; added.length < BATCH_ENTRIES && place < entries; place += 1) {
      const [, type, , ...rest] = parts[place % parts.length] as (typeof parts)[number];
      // All are in the last tick, after those that are there.
      const text = JSON.stringify([kind === 'envelopes' ? place : 0, type, clock.tick, ...rest]);
      added.push({ owner, place, text });
    }
    store.commit({ ...emptyBatch(clock), [kind]: added });
  }
}
