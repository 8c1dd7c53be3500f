import { spaceGame } from '@astrarium/space/service';
import type { GameSnapshot } from '@astrarium/space';
import { emptyBatch, type Host, openHost, sqliteStore, type Store } from '@astrarium/host';

/** A player of a game with long histories. */
export interface LongHistoryPlayer {
  readonly token: string;
  readonly account: number;
  readonly replicant: string;
  /** The code of a device. */
  readonly device: string;
}

/** Ticks that the game lasts; the events are spread over them. */
const TICKS = 1000;
/** Entries of one commit. */
const BATCH_ENTRIES = 5000;

/** Opens the store of a game that is made for a test; no time passes in it. */
export function openMade(path: string, game = spaceGame): Promise<Host<GameSnapshot>> {
  return openHost({
    game,
    store: sqliteStore(path, { nowMs: Date.now() }),
    ticksPerSecond: 0,
    seed: 5,
    nowMs: Date.now,
    defer: (act) => void setImmediate(act),
    version: 'test',
    linkOf: (secret) => `link:${secret}`,
  });
}

/** Makes the store of a game in which each player has histories of `entries` entries. */
export async function makeLongHistories(
  path: string,
  { entries, players }: { readonly entries: number; readonly players: number },
): Promise<readonly LongHistoryPlayer[]> {
  const host = await openMade(path);
  const call = async (account: number, operation: string, more: object = {}) => {
    const callDefaults = { path: {}, query: {}, body: undefined, form: 'json' } as const;
    const { body, status } = await host.call({ operation, account, ...callDefaults, ...more });
    if (status >= 400) throw new Error(JSON.stringify(body));
    return body as Readonly<Record<string, unknown>>;
  };
  const result: LongHistoryPlayer[] = [];
  for (let n = 1; n <= players; n += 1) {
    const email = `player${n}@example.org`;
    const opened = await host.openAccount({ email, name: `Player ${n}`, timezone: 'UTC' });
    const { token } = opened.body as { readonly token: string };
    const account = host.authenticate(token).account;
    const query = { device_type: 'mining_drone' };
    const listed = await call(account, 'devices.list', { query });
    const [drone] = listed['devices'] as readonly Readonly<Record<string, string>>[];
    const { device_code: device = '', replicant_code: replicant = '' } = drone ?? {};
    const body = { command: 'start_mining', resource: 'carbon' };
    await call(account, 'devices.command', { path: { code: device }, body });
    result.push({ token, account, replicant, device });
  }
  await host.advance(TICKS);
  await host.close();
  const store = sqliteStore(path, { nowMs: Date.now() });
  // Replicants have the ids of their accounts in a new game.
  for (const { account } of result) {
    for (const kind of ['envelopes', 'entries'] as const)
      lengthenHistory(store, kind, account, entries);
  }
  store.close();
  return result;
}

/**
 * Repeats the last entries of a history at the last tick of its game, until it has `entries`.
 *
 * @throws Error when the history is empty
 */
function lengthenHistory(
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
