import { spaceGame } from '@astrarium/space/service';
import { join } from 'node:path';
import { type DeviceType, type Ruleset, STANDARD_RULESET } from '@astrarium/space';
import { type Call, openHost, sqliteStore } from '@astrarium/host';
import { lengthenHistory } from '../world/longHistory.js';

/** A player of the attacked game. */
export interface AttackPlayer {
  readonly token: string;
  readonly replicant: string;
  /** Codes of an idle mining drone, of a vessel and of a printer. */
  readonly drone: string;
  readonly vessel: string;
  readonly printer: string;
}

/** The size of the attacked game. */
export interface WorldSize {
  readonly players: number;
  readonly devices: number;
  /** The number of players with long histories, and the entries of each history. */
  readonly longHistories: number;
  readonly entries: number;
}

/** Ticks that the game lasts before the attack. */
const TICKS = 1000;

/** Makes the store of a game with equal players and returns them. */
export async function makeAttackWorld(
  data: string,
  size: WorldSize,
): Promise<readonly AttackPlayer[]> {
  const path = join(data, 'game.sqlite');
  const host = await openHost({
    game: spaceGame,
    store: sqliteStore(path, { nowMs: Date.now() }),
    ticksPerSecond: 0,
    seed: 13,
    options: { ruleset: rulesOf(size) },
    nowMs: Date.now,
    defer: (act) => void setImmediate(act),
    version: 'bench',
    linkOf: (secret) => secret,
  });
  const call = async (account: number, operation: Call['operation'], more: object) => {
    const callDefaults = { path: {}, query: {}, body: undefined, form: 'json' } as const;
    const { body, status } = await host.call({ operation, account, ...callDefaults, ...more });
    if (status >= 400) throw new Error(JSON.stringify(body));
    return body as Readonly<Record<string, unknown>>;
  };
  const players: AttackPlayer[] = [];
  for (let account = 1; account <= size.players; account += 1) {
    const email = `player${account}@example.org`;
    const opened = await host.openAccount({ email, name: `Player ${account}`, timezone: 'UTC' });
    const { token } = opened.body as { readonly token: string };
    const codesOf = async (type: DeviceType) => {
      const query = { device_type: type, limit: 3 };
      const { devices } = await call(account, 'devices.list', { query });
      return devices as readonly Readonly<Record<string, string>>[];
    };
    const [busy, idle] = await codesOf('mining_drone');
    const [vessel] = await codesOf('heaven_vessel');
    const [printer] = await codesOf('autofactory');
    const body = { command: 'start_mining', resource: 'carbon' };
    await call(account, 'devices.command', { path: { code: busy?.['device_code'] }, body });
    players.push({
      token,
      replicant: busy?.['replicant_code'] ?? '',
      drone: idle?.['device_code'] ?? '',
      vessel: vessel?.['device_code'] ?? '',
      printer: printer?.['device_code'] ?? '',
    });
  }
  await host.advance(TICKS);
  await host.close();
  const store = sqliteStore(path, { nowMs: Date.now() });
  // In a new game, replicants have the ids of their accounts.
  for (let owner = 1; owner <= size.longHistories; owner += 1) {
    for (const kind of ['envelopes', 'entries'] as const) {
      lengthenHistory(store, kind, owner, size.entries);
    }
  }
  store.close();
  return players;
}

/** The standard rules with more devices for each account. */
function rulesOf({ devices, players }: WorldSize): Ruleset {
  const { start } = STANDARD_RULESET;
  const each = Math.max(20, Math.floor(devices / players));
  const fleet = Array.from({ length: each }, (_, at): DeviceType => {
    if (at === 0) return 'heaven_vessel';
    return at % 20 === 1 ? 'autofactory' : 'mining_drone';
  });
  return { ...STANDARD_RULESET, start: { ...start, fleet } };
}
