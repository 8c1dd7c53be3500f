import { spaceGame } from '@astrarium/space/service';
import { openHost, sqliteStore } from '@astrarium/host';
import { lengthenHistory } from '../../../bench/src/world/longHistory.js';

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

/** Makes the store of a game in which each player has histories of `entries` entries. */
export async function makeLongHistories(
  path: string,
  { entries, players }: { readonly entries: number; readonly players: number },
): Promise<readonly LongHistoryPlayer[]> {
  const host = await openHost({
    game: spaceGame,
    store: sqliteStore(path, { nowMs: Date.now() }),
    ticksPerSecond: 0,
    seed: 5,
    nowMs: Date.now,
    defer: (act) => void setImmediate(act),
    version: 'test',
    linkOf: (secret) => `link:${secret}`,
  });
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
