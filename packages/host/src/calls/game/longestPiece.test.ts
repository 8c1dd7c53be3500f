import { type GameSnapshot, STANDARD_RULESET } from '@astrarium/space';
import { spaceGame } from '@astrarium/space/service';
import { afterAll, expect, test } from 'vitest';
import { hostTester } from '../../hostTester.js';
import { expensiveCalls, gameInPieces } from '../../../test/expensiveCalls.js';

/** Drones of each account, which mine one stock; a page tries all of them in one piece. */
const DRONES = 2000;

/** Devices of each account that work at one planet. */
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

const longest = new Map<string, number>();

const game = gameInPieces((name, piece) => {
  const since = reads;
  const made = piece();
  longest.set(name, Math.max(longest.get(name) ?? 0, reads - since));
  return made;
});

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

const calls = expensiveCalls({ account, location, other, planet, vessel });

test('names an expensive call of each read', () => {
  const { handlers } = spaceGame.contract(tester.host.snapshot.setting as GameSnapshot['setting']);
  const reading = Object.keys(handlers).filter((name) => !('write' in handlers[name]!));
  expect(Object.keys(calls)).toEqual(reading.sort());
});

test.each(Object.entries(calls))(
  '%s reads a bounded part of the world in one piece',
  async (name, some) => {
    for (const call of some) {
      const answer = await tester.call(name, { path: {}, query: {}, ...call });
      expect([call, answer.status]).toEqual([call, expect.any(Number)]);
      expect(answer.status, JSON.stringify(answer.body)).not.toBe(400);
    }
    expect(longest.get(name)).toBeLessThan(MAX_READS);
  },
);
