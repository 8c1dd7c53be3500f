import { STANDARD_RULESET as RULES, type Ruleset } from '@astrarium/space';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { servedGame, type TestPlayer } from './servedGame.js';

/** Everybody starts beside the same planet, which has salvage, with a hub of their own. */
const RULESET: Ruleset = {
  ...RULES,
  hubs: { ...RULES.hubs, commonsStarCodes: [] },
  salvage: { ...RULES.salvage, chancePerMille: 1000 },
  start: {
    ...RULES.start,
    starCodes: ['SOL'],
    place: '3-L4',
    fleet: ['heaven_vessel', 'mining_drone', 'survey_drone', 'autofactory', 'system_hub'],
  },
};

let game: Awaited<ReturnType<typeof servedGame>>;
let ada: TestPlayer;
let bo: TestPlayer;

beforeEach(async () => {
  game = await servedGame({}, RULESET);
  ada = await game.play('Ada');
  bo = await game.play('Bo');
});

afterEach(() => game.close());

const order = (player: TestPlayer, type: string, body: object) =>
  game.ask(player, 'POST', `/v1/devices/${player.codes[type]}`, body);

test('mining events about salvage have all their members as strings', async () => {
  for (const type of ['survey_drone', 'mining_drone']) {
    await order(ada, type, { command: 'travel', destination: 'SOL-3' });
  }
  await game.host.advance(60);
  await order(ada, 'survey_drone', { command: 'scan' });
  await game.host.advance(600);
  const { salvage_sites } = await game.ask(ada, 'GET', '/v1/locations/SOL-3');
  const [site] = salvage_sites as readonly [{ resources_remaining: Record<string, number> }];
  const [resource] = Object.entries(site.resources_remaining).find(([, units]) => units > 50) ?? [];
  await order(ada, 'mining_drone', { command: 'start_mining', resource });
  await game.host.advance(120);
  await order(ada, 'mining_drone', { command: 'deactivate' });
  const place = { belt: 'SOL-3', location: 'SOL-3', resource_type: resource };
  expect(await game.events(ada, 'mining.started', 'mining.stopped')).toMatchObject([
    {
      payload: {
        ...place,
        availability: 'salvage',
        cycle_time_seconds: 30,
        density: 'salvage',
        designation: 'SOL-3-SAL-1',
        location_type: 'planet',
        site: 'SOL-3-SAL-1',
      },
    },
    { payload: { ...place, quantity_mined: 15, reason: 'deactivated' } },
  ]);
});

test('an active hub tells the others that it locks them out and evicts them', async () => {
  const [command, destination] = ['travel', 'SOL-BELT-1'];
  await order(bo, 'mining_drone', { command, destination });
  await game.host.advance(600);
  await order(bo, 'mining_drone', { command: 'start_mining', resource: 'carbon' });
  await game.host.advance(300);
  await order(ada, 'system_hub', { command: 'activate' });
  const names = ['hub.activated', 'hub.locked_out', 'mining.evicted'];
  expect(await game.events(bo, ...names)).toMatchObject([
    { event: 'hub.locked_out', device_code: null, location: 'SOL', replicant_code: bo.replicant },
    {
      event: 'mining.evicted',
      device_code: bo.codes['mining_drone'],
      payload: { belt: destination, location: destination, resource_type: 'carbon' },
    },
  ]);
  expect(await game.events(bo, 'mining.stopped')).toMatchObject([
    { payload: { reason: 'system_locked' } },
  ]);
  expect((await game.events(ada, ...names)).map(({ event }) => event)).toEqual(['hub.activated']);
});

test('a device of another account is received with an event of the receiver alone', async () => {
  await game.ask(bo, 'PATCH', `/v1/replicants/${bo.replicant}`, { accepts_devices: true });
  const given = { command: 'change_owner', replicant_code: bo.replicant };
  await order(ada, 'survey_drone', given);
  const device = { device_code: ada.codes['survey_drone'], location: 'SOL-3-L4' };
  expect(await game.events(bo, 'device.received')).toMatchObject([
    { ...device, replicant_code: bo.replicant, payload: { location: 'SOL-3-L4' } },
  ]);
  const payload = { former_replicant_code: ada.replicant, new_replicant_code: bo.replicant };
  for (const player of [ada, bo]) {
    expect(await game.events(player, 'device.changed_owner')).toMatchObject([
      { ...device, payload },
    ]);
  }
  expect(await game.events(ada, 'device.received')).toEqual([]);
});

test('each print job has an event when it is ordered', async () => {
  const type = 'mining_drone';
  await order(ada, 'autofactory', { command: 'enqueue_print', device_type: type, quantity: 3 });
  const told = await game.events(ada, 'print.ordered', 'print.started');
  expect(told.map(({ event }) => event).sort()).toEqual([
    'print.ordered',
    'print.ordered',
    'print.ordered',
    'print.started',
  ]);
  const ordered = told.filter(({ event }) => event === 'print.ordered');
  const payloads = ordered.map(({ payload }) => payload as Record<string, unknown>);
  expect(new Set(payloads.map(({ job_id }) => job_id)).size).toBe(3);
  for (const payload of payloads) {
    expect(payload).toEqual({
      location: 'SOL-3-L4',
      device_type: type,
      job_id: expect.any(Number) as number,
      batch_id: payloads[0]?.['job_id'],
    });
  }
});
