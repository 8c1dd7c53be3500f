import type { Handler, Steps, Untimed } from '@astrarium/contract';
import { type GameSnapshot, STANDARD_RULESET, type World } from '@astrarium/space';
import { spaceGame } from '@astrarium/space/service';
import { afterAll, expect, test } from 'vitest';
import { hostTester, type TestCall } from '../../hostTester.js';

/**
 * Devices of each account. Those of one account mine one stock, but for some, and work at one
 * planet: each list of them is long. A page tries up to 4,096 ids in one piece, with two reads
 * each, so there are fewer than half of MAX_READS.
 */
const DRONES = 2000;
const LANCES = 960;

/** The most reads of tables in one piece: a page of devices needs as many, all of them more. */
const MAX_READS = 6000;

const RULES = {
  ...STANDARD_RULESET,
  start: {
    ...STANDARD_RULESET.start,
    fleet: [
      'heaven_vessel',
      ...Array<'mining_drone'>(DRONES).fill('mining_drone'),
      ...Array<'thermal_lance'>(LANCES).fill('thermal_lance'),
    ] as const,
  },
};

/** Counts how often tables and values are read, and how many ids they return. */
let reads = 0;
const restores: (() => void)[] = [];
afterAll(() => restores.forEach((restore) => restore()));

function countReads(of: object): void {
  const methods = Object.getPrototypeOf(of) as Record<string, (...args: unknown[]) => unknown>;
  const names = ['get', 'level', 'rate', 'due', 'parent', 'find', 'has', 'members', 'ids'];
  for (const name of names) {
    const method = methods[name];
    if (method === undefined) continue;
    methods[name] = function counted(...args) {
      const result = method.apply(this, args);
      reads += Array.isArray(result) ? result.length : 1;
      return result;
    };
    restores.push(() => void (methods[name] = method));
  }
}

/** The longest piece of each operation so far. */
const longest = new Map<string, number>();

/** A handler whose pieces are measured. */
function measured(name: string, handler: Handler<GameSnapshot, World>) {
  const note = (since: number): void =>
    void longest.set(name, Math.max(longest.get(name) ?? 0, reads - since));
  if ('read' in handler) {
    const read: typeof handler.read = (input) => {
      const since = reads;
      const answer = handler.read(input);
      note(since);
      return answer;
    };
    return { ...handler, read };
  }
  if ('write' in handler) return handler;
  function* counted(steps: Steps<Untimed>): Steps<Untimed> {
    for (;;) {
      const since = reads;
      const { done, value } = steps.next();
      note(since);
      if (done === true) return value;
      yield value;
    }
  }
  if ('plan' in handler) {
    const plan: typeof handler.plan = (input) => counted(handler.plan(input));
    return { ...handler, plan };
  }
  const sliced: typeof handler.sliced = (input) => counted(handler.sliced(input));
  return { ...handler, sliced };
}

const game: typeof spaceGame = {
  ...spaceGame,
  contract(setting) {
    const contract = spaceGame.contract(setting);
    const handlers = Object.entries(contract.handlers).map(
      ([name, handler]) => [name, measured(name, handler)] as const,
    );
    return { ...contract, handlers: Object.fromEntries(handlers) };
  },
};

const tester = await hostTester({ game, ruleset: RULES });
const { account } = await tester.account('Ada');
const { account: other } = await tester.account('Bo');
const all: { readonly device_code: string; readonly device_type: string }[] = [];
for (let cursor: number | null = null; ;) {
  const query = { limit: 50, ...(cursor !== null && { cursor }) };
  const { body } = await tester.call('devices.list', { account, query });
  const page = body as {
    readonly devices: typeof all;
    readonly next_cursor: number | null;
  };
  all.push(...page.devices);
  cursor = page.next_cursor;
  if (cursor === null) break;
}
const codesOf = (type: string): string[] =>
  all.filter(({ device_type }) => device_type === type).map(({ device_code }) => device_code);
const [vessel = ''] = codesOf('heaven_vessel');
const { location } = (await tester.call('devices.get', { account, path: { code: vessel } }))
  .body as { readonly location: string };
const planet = location.replace(/-.*/, '-4');

/** Gives a command to many devices. */
async function batches(devices: readonly string[], command: object): Promise<void> {
  for (let from = 0; from < devices.length; from += 50) {
    const commands = devices.slice(from, from + 50).map((device) => ({ device, ...command }));
    const { body } = await tester.call('batch.run', { account, body: { commands } });
    expect(body).toMatchObject({ applied: true });
  }
}

const lances = codesOf('thermal_lance');
await batches(lances, { command: 'travel', destination: planet });
await tester.host.advance(200);
await batches(lances, { command: 'activate' });
await batches(codesOf('mining_drone').slice(0, -100), {
  command: 'start_mining',
  resource: 'carbon',
});
await tester.host.advance(30);
const world = spaceGame.simulation.read(tester.host.snapshot as GameSnapshot);
countReads(world.devices);
countReads(world.accounts);

const mine = { account, query: { location } };
const site = { ...mine, query: { about: 'deposit', site: `${location}-1`, resource: 'carbon' } };

/** The dearest calls of each operation. */
const CALLS: Readonly<Record<string, readonly TestCall[]>> = {
  'audit.get': [{ account }],
  'blueprints.list': [{ account }],
  'devices.get': [{ account, path: { code: vessel } }],
  'devices.list': [
    { account, query: { limit: 50 } },
    { account, query: { status: 'scanning' } },
    { account, query: { tags: Array(9).fill('*a*a*a*a').join(',') } },
    { account: other, query: {} },
  ],
  'events.get': [{ account, path: { id: '1-0' } }],
  'events.list': [{ account, query: { cursor: '0-0', category: 'travel', limit: 100 } }],
  'events.summary': [{ account, query: { after: '0-0' } }],
  'explain.get': [
    { account, query: { about: 'stock', location, resource: 'carbon' } },
    { account, query: { about: 'asteroid', location } },
    { account, query: { about: 'attribute', location: planet, attribute: 'temperature' } },
    { account, query: { about: 'capacity', device_code: vessel } },
    { account, query: { about: 'season' } },
    site,
  ],
  'fleet.get': [
    { account, query: {} },
    { account, query: { since: 0 } },
  ],
  'forecast.get': [{ account }, { account, query: { location, limit: 100 } }],
  'galaxy.fleets': [{}],
  'galaxy.get': [{ query: { limit: 200 } }],
  'inventory.history': [mine],
  'inventory.list': [{ account }],
  'leaderboards.megastructure': [{ account }],
  'locations.get': [{ account, path: { code: location } }],
  'locations.inventory': [{ account, path: { code: location } }],
  'locations.presence': [{ account, path: { code: location } }],
  'messages.list': [{ account }],
  'news.list': [{}],
  'operations.get': [{ account, path: { id: `${vessel}-1` } }],
  'operations.list': [
    { account, query: { state: 'waiting' } },
    { account, query: { state: 'running', limit: 50 } },
    { account, query: { state: 'done' } },
  ],
  'overview.get': [{}],
  'replicants.card': [{ account, path: { code: '00000000' } }],
  'replicants.events': [{ account, path: { code: '00000000' } }],
  'replicants.get': [{ account, path: { code: '00000000' } }],
  'replicants.list': [{ account }],
  'rules.get': [{ account }],
  'seasons.current': [{ account }],
  'seasons.get': [{ account, path: { season: '1' } }],
  'seasons.list': [{ account }],
  'stars.list': [{ account, query: { near: 'G850000' } }],
  'time.get': [{}],
};

test('names a dear call of each read', () => {
  const { handlers } = spaceGame.contract(tester.host.snapshot.setting as GameSnapshot['setting']);
  const reading = Object.keys(handlers).filter(
    // A fork masks its world in one piece at first.
    (name) => !('write' in handlers[name]!) && name !== 'forks.run',
  );
  expect(Object.keys(CALLS)).toEqual(reading.sort());
});

test.each(Object.entries(CALLS))(
  '%s reads a bounded part of the world in one piece',
  async (name, calls) => {
    for (const call of calls) {
      const answer = await tester.call(name, { path: {}, query: {}, ...call });
      expect([call, answer.status]).toEqual([call, expect.any(Number)]);
      expect(answer.status, JSON.stringify(answer.body)).not.toBe(400);
    }
    expect(longest.get(name)).toBeLessThan(MAX_READS);
  },
);
