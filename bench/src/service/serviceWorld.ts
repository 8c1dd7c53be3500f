import { CATEGORIES, type Ruleset } from '@astrarium/space';
import type { Host } from '@astrarium/host';
import { type SeasonGalaxy, seasonGalaxy } from '../world/seasonGalaxy.js';

/** An account of the served game. */
export interface Player {
  readonly account: number;
  readonly token: string;
  /** Codes of its devices; the last one is an idle mining drone. */
  readonly devices: readonly string[];
}

/** Devices of each account: two pages of 50. */
const DEVICES_EACH = 100;

/** The ruleset of a game with this number of accounts. */
export function worldRules(accounts: number): Ruleset {
  return galaxyOf(accounts).setting.ruleset;
}

/** Opens the accounts one after the other; their drones start to mine and printers to print. */
export async function openAccounts(host: Host, accounts: number): Promise<readonly Player[]> {
  const players: Player[] = [];
  for (let account = 1; account <= accounts; account += 1) {
    const email = `bot${account}@example.org`;
    const { body } = await host.openAccount({ email, name: `Bot ${account}`, timezone: 'UTC' });
    const fleet = await fleetOf(host, account);
    const devices = fleet.map(({ device_code }) => device_code);
    players.push({ account, token: (body as { readonly token: string }).token, devices });
    await Promise.all(
      fleet.slice(0, -1).map(async ({ device_code, device_type }, place) => {
        const order = orderOf(device_type, place);
        if (order === undefined) return;
        const path = { code: device_code };
        const call = { operation: 'devices.command', account, path, query: {} } as const;
        const reply = await host.call({ ...call, body: order, form: 'json' });
        if (reply.status >= 300) throw new Error(JSON.stringify(reply.body));
      }),
    );
  }
  return players;
}

function galaxyOf(accounts: number): SeasonGalaxy {
  return seasonGalaxy(accounts * DEVICES_EACH);
}

interface Device {
  readonly device_code: string;
  readonly device_type: string;
}

/** The devices of an account, mining drones last. */
async function fleetOf(host: Host, account: number): Promise<readonly Device[]> {
  const fleet: Device[] = [];
  for (let cursor: number | null = 0; cursor !== null;) {
    const query = { limit: 50, cursor };
    const call = { operation: 'devices.list', account, path: {}, query, body: undefined } as const;
    const { body } = await host.call({ ...call, form: 'json' });
    const page = body as {
      readonly devices: readonly Device[];
      readonly next_cursor: number | null;
    };
    fleet.push(...page.devices);
    cursor = page.next_cursor;
  }
  const isDrone = ({ device_type }: Device): boolean => device_type === 'mining_drone';
  return [...fleet.filter((one) => !isDrone(one)), ...fleet.filter(isDrone)];
}

/** The first command of a device, if it has one. */
function orderOf(type: string, place: number): object | undefined {
  if (type === 'mining_drone') {
    return { command: 'start_mining', resource: CATEGORIES[place % CATEGORIES.length] };
  }
  if (type === 'autofactory') {
    return { command: 'enqueue_print', device_type: 'compute_core', quantity: 4 };
  }
  return { command: 'set_tags', tags: ['season', `wing:${place}`] };
}
