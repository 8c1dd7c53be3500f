import { defineFieldSimulation } from '@astrarium/core';
import { type astrarium, astrariumDefinition } from '@astrarium/space';
import { spaceGame } from '@astrarium/space/service';
import { sqliteStore } from '@astrarium/host';
import { callHost, type TestCall } from '../../../packages/host/src/hostTester.js';
import { testHost } from '../../service/testHost.js';

/** How much there is in a world. */
export interface WorldSize {
  /** Devices of the one large account; each has an event. */
  readonly devices: number;
  /** Accounts beside it. */
  readonly accounts: number;
  /** Devices of the large account that mine, and those that have tags. */
  readonly miners: number;
  readonly tagged: number;
}

/** A player of a world, and how it shows who it is. */
interface Player {
  readonly token: string;
  readonly account: number;
}

/** The players of a large world by whom a server is tried. */
export interface LargeWorld {
  readonly large: Player;
  readonly small: Player;
  /** Others with the usual fleet. */
  readonly others: readonly Player[];
  /** The large account's vessel, and the place where all its devices are. */
  readonly vessel: string;
  readonly location: string;
}

type Reducer = (typeof astrariumDefinition.commands)['open_account'];

/** The game, but its first account begins with so many devices. */
function gameWith(devices: number): typeof spaceGame {
  const open = astrariumDefinition.commands.open_account;
  const openLarge: Reducer = (draft, command) => {
    if (draft.accounts.count > 0) return open(draft, command);
    const { ruleset } = draft.setting;
    const half = Math.floor(devices / 2);
    const drones = Array<'mining_drone'>(half).fill('mining_drone');
    const others = Array<'survey_drone'>(devices - half - 1).fill('survey_drone');
    const start = { ...ruleset.start, fleet: ['heaven_vessel', ...drones, ...others] as const };
    const setting = { ...draft.setting, ruleset: { ...ruleset, start } };
    const outcome = open(Object.create(draft, { setting: { value: setting } }), command);
    // The codes would be longer than a line of a log may be.
    return outcome.done ? { ...outcome, answer: { ...outcome.answer, device_codes: [] } } : outcome;
  };
  const commands = { ...astrariumDefinition.commands, open_account: openLarge };
  const simulation = defineFieldSimulation({ ...astrariumDefinition, commands });
  return { ...spaceGame, simulation: simulation as typeof astrarium };
}

/** Commands of one batch, and accounts that are opened together. */
const BATCH = 50;

/** Makes the store of a game in which one account has most of what the rules allow. */
export async function makeLargeWorld(path: string, size: WorldSize): Promise<LargeWorld> {
  const store = sqliteStore(path, { nowMs: Date.now() });
  const host = await testHost({ game: gameWith(size.devices), store, seed: 5, nowMs: Date.now });
  const openAccount = async (name: string): Promise<Player> => {
    const email = `${name.toLowerCase().replace(' ', '')}@example.org`;
    const { body } = await host.openAccount({ email, name, timezone: 'UTC' });
    const { token } = body as { readonly token: string };
    return { token, account: host.authenticate(token).account };
  };
  const large = await openAccount('Large');
  const small = await openAccount('Small');
  const others: Player[] = [];
  for (let n = 2; n <= size.accounts; n += BATCH) {
    const some = Math.min(BATCH, size.accounts - n + 1);
    const names = Array.from({ length: some }, (_, at) => `Player ${n + at}`);
    others.push(...(await Promise.all(names.map(openAccount))));
  }
  const { account } = large;
  const call = async (operation: string, more: TestCall) => {
    const { body, status } = await callHost(host, operation, { account, ...more });
    if (status >= 400) throw new Error(JSON.stringify(body));
    return body;
  };
  /** Some of the devices of a type. */
  const devices = async (device_type: string, count: number) => {
    const found: { readonly device_code: string; readonly location: string }[] = [];
    for (let cursor: number | null = 0; cursor !== null && found.length < count;) {
      const query = { device_type, limit: BATCH, ...(cursor > 0 && { cursor }) };
      const page = (await call('devices.list', { query })) as {
        readonly devices: typeof found;
        readonly next_cursor: number | null;
      };
      found.push(...page.devices);
      cursor = page.next_cursor;
    }
    return found.slice(0, count);
  };
  const command = async (type: string, count: number, order: (n: number) => object) => {
    const all = await devices(type, count);
    const commands = all.map(({ device_code: device }, n) => ({ device, ...order(n) }));
    for (let from = 0; from < commands.length; from += BATCH) {
      await call('batch.run', { body: { commands: commands.slice(from, from + BATCH) } });
    }
  };
  await command('mining_drone', size.miners, () => ({
    command: 'start_mining',
    resource: 'carbon',
  }));
  await command('survey_drone', size.tagged, (n) => ({
    command: 'set_tags',
    tags: Array.from({ length: 32 }, (_, tag) => `${'ab'.repeat(10)}${n}-${tag}`),
  }));
  const [vessel] = await devices('heaven_vessel', 1);
  await host.close();
  const { device_code = '', location = '' } = vessel ?? {};
  return { large, small, others, vessel: device_code, location };
}
