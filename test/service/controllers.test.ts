import { STANDARD_RULESET as RULES, type Ruleset } from '@astrarium/space';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Members } from './jsonCall.js';
import { servedGame, type TestAccount } from './servedGame.js';

const DAY = 86_400;
const UNITS = 40;
const DRONES = 6;

/** A fleet at a belt that is mined out within an hour and hardly grows back. */
const RULESET: Ruleset = {
  ...RULES,
  sites: {
    ...RULES.sites,
    reserveUnits: { scarce: UNITS, low: UNITS, moderate: UNITS, high: UNITS, rich: UNITS },
    jitterPerMille: 0,
  },
  start: {
    ...RULES.start,
    starCodes: ['SOL'],
    fleet: [
      'heaven_vessel',
      'ami_mining_controller',
      ...Array.from({ length: DRONES }, () => 'mining_drone' as const),
    ],
  },
};

let game: Awaited<ReturnType<typeof servedGame>>;
let ada: TestAccount;
let controller: string;
let drones: readonly string[];

const call = (method: string, path: string, body?: object) => game.ask(ada, method, path, body);

const codesOf = async (type: string): Promise<readonly string[]> => {
  const { devices } = await call('GET', `/v1/devices?device_type=${type}`);
  return (devices as readonly Members[]).map(({ device_code }) => String(device_code));
};

const events = (name: string) => game.events(ada, name);

beforeEach(async () => {
  game = await servedGame({}, RULESET);
  ada = await game.join('Ada');
  const subscribed = { messages: { subscribed: ['simulation'] } };
  await call('PATCH', '/v1/accounts/me', subscribed);
  [controller = ''] = await codesOf('ami_mining_controller');
  drones = await codesOf('mining_drone');
  await call('POST', `/v1/devices/${controller}`, { command: 'adopt', targets: drones });
});

afterEach(() => game.close());

const direct = (name: string) =>
  call('POST', `/v1/devices/${controller}`, { command: 'set_directive', name });

test('a controller on an exhausted belt stops its drones, and says so once', async () => {
  await direct('gather_evenly');
  await game.host.advance(DAY / 2);
  const idle = await events('ami.idle');
  expect(idle).toMatchObject([{ device_code: controller, payload: { drones: DRONES } }]);
  const [started, stopped] = [await events('mining.started'), await events('mining.stopped')];
  expect(stopped).toHaveLength(started.length);
  await game.host.advance(2 * DAY);
  expect(await events('ami.idle')).toEqual(idle);
  expect(await events('mining.started')).toEqual(started);
  expect(await game.digests(ada)).toContain(
    'has nothing to mine at SOL-BELT-1 for its 6 drones there.',
  );
});

test('of runs at one place that end with nothing mined, one is told', async () => {
  await game.host.advance(1);
  const commands = drones.map((device) => ({
    device,
    command: 'start_mining',
    resource: 'structural',
  }));
  await call('POST', '/v1/batch', { commands });
  await game.host.advance(DAY / 24);
  const first = (await events('mining.stopped')).length;
  expect(first).toBe(DRONES);
  // A unit grows back in some hours, and six drones are sent for it.
  await game.host.advance(DAY / 2);
  await call('POST', '/v1/batch', { commands });
  await game.host.advance(DAY / 24);
  const again = (await events('mining.stopped')).slice(first);
  const empty = again.filter(({ payload }) => (payload as Members)['quantity_mined'] === 0);
  expect(again.length).toBeLessThan(DRONES);
  expect(empty).toHaveLength(1);
  expect(await events('mining.started')).toHaveLength(2 * DRONES);
});

test('a run that has nothing to mine for 7 days times out, by mail and as forecast', async () => {
  await direct('gather_evenly');
  await game.host.advance(DAY / 2);
  const { due } = await call('GET', `/v1/forecast?device_code=${controller}&limit=100`);
  const timeout = (due as readonly Members[]).find(({ kind }) => kind === 'directive_times_out');
  expect(timeout).toMatchObject({ device_code: controller, location: 'SOL-BELT-1' });
  await game.host.advance(Number(timeout?.['tick']) - game.host.tick - 1);
  expect(await events('ami.directive_timed_out')).toEqual([]);
  await game.host.advance(1);
  expect(await events('ami.directive_timed_out')).toMatchObject([
    { category: 'ami', device_code: controller, payload: { directive: 'gather_evenly' } },
  ]);
  expect(await call('GET', `/v1/devices/${controller}`)).toMatchObject({ directive: null });
  const text = await game.digests(ada);
  expect(text).toContain('has a directive: gather_evenly.');
  expect(text).toContain(
    'had nothing to mine at SOL-BELT-1 for too long: its directive has ended.',
  );
  await direct('gather_evenly');
  await call('POST', `/v1/devices/${controller}`, { command: 'clear_directive' });
  // One mail of a kind in a quarter of an hour.
  game.wait(3_600_000);
  await game.host.advance(1);
  expect(await game.digests(ada)).toContain('no longer has a directive.');
});
