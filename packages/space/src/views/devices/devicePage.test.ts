import { takeSteps } from '../../rules/takeSteps.js';
import { expect, test } from 'vitest';
import { isRefused } from '../../rules/refuse.js';
import { tester } from '../../tester.js';
import { type DeviceListQuery, devicePageSteps, STATUS_FILTERS } from './devicePage.js';
import { deviceView, deviceViewIds } from './deviceView.js';

const MORE = [
  'autofactory' as const,
  ...Array.from({ length: 290 }, (_, n) => (n % 3 === 0 ? 'survey_drone' : 'mining_drone')),
];

/** Two accounts with some hundred devices each, at work at several places. */
function galaxy() {
  const stock = { structural: 20_000, conductive: 20_000, silicates: 20_000 };
  const game = tester({ more: MORE, stock, rules: { start: { starCodes: ['SOL'] } } });
  const [account, other] = [game.open(), game.open('Eve')];
  const resources = ['carbon', 'rares', 'structural'];
  for (const each of [other, account]) {
    for (const [n, id] of deviceViewIds(game.world(), each).entries()) {
      const { device_code: device = '', device_type } = deviceView(game.world(), id) ?? {};
      const command: [string, object] =
        n % 5 === 1
          ? ['travel', { destination: n % 2 === 0 ? 'SOL-4' : 'SOL-3' }]
          : device_type === 'autofactory'
            ? ['enqueue_print', { device_type: n % 2 === 0 ? 'mining_drone' : 'survey_drone' }]
            : device_type === 'mining_drone' && n % 4 > 0
              ? ['start_mining', { resource: resources[(n >> 1) % 3] }]
              : ['set_tags', { tags: [`t:${n % 3}`] }];
      game.execute(each, command[0], { device, ...command[1] });
    }
  }
  game.run(40);
  return { game, account };
}

const { account, game } = galaxy();
const everything = deviceViewIds(game.world(), account).flatMap(
  (id) => deviceView(game.world(), id) ?? [],
);

function walk(query: DeviceListQuery, at = { game, account }) {
  const codes: string[] = [];
  let entries = 0;
  for (let cursor: number | null = 0; cursor !== null;) {
    const steps = devicePageSteps(at.game.world(), at.account, { ...query, cursor });
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) entries += step.value;
    const page = step.value;
    if (isRefused(page)) throw new Error(page.refusal.code);
    for (const id of page.devices) codes.push(deviceView(at.game.world(), id)?.device_code ?? '');
    cursor = page.next_cursor;
  }
  return { codes, entries };
}

const statuses = [...new Set(everything.flatMap(({ status }) => [status, status.split(' ')[0]!]))];

test('every status of a device is a filter', () => {
  expect(STATUS_FILTERS).toEqual(expect.arrayContaining(statuses));
  expect(new Set(STATUS_FILTERS).size).toBe(STATUS_FILTERS.length);
});

test('a walk examines each device about once, whatever it finds', () => {
  const { codes, entries } = walk({ status: 'scanning', limit: 50 });
  expect(codes).toEqual([]);
  expect(entries).toBeGreaterThanOrEqual(everything.length);
  expect(entries).toBeLessThan(1.5 * everything.length);
  const pages = walk({ status: 'mining', limit: 7 });
  const mining = everything.filter(({ status }) => status.startsWith('mining ('));
  expect(pages.codes).toEqual(mining.map(({ device_code }) => device_code));
  const size = pages.codes.length;
  expect(size).toBeGreaterThan(50);
  expect(pages.entries).toBeLessThan(2 * everything.length);
});

test('lists the devices of a large account after one of them was removed', () => {
  const fresh = galaxy();
  const objective = { location: 'SOL-OBJ-1' };
  const factories = deviceViewIds(fresh.game.world(), fresh.account)
    .map((id) => deviceView(fresh.game.world(), id)?.device_code ?? '')
    .filter((code) => fresh.game.device(fresh.account, code).device_type === 'autofactory');
  const [, device = ''] = factories;
  fresh.game.execute(fresh.account, 'clear_queue', { device });
  fresh.game.command(fresh.account, 'travel', { device, destination: objective.location });
  fresh.game.run(3600);
  fresh.game.command(fresh.account, 'contribute', { ...objective, devices: [device] });
  const left = deviceViewIds(fresh.game.world(), fresh.account);
  const page = takeSteps(devicePageSteps(fresh.game.world(), fresh.account, { limit: 50 }));
  expect(isRefused(page) ? page : page.devices).toEqual(left.slice(0, 50));
  // What was printed meanwhile has numbers behind those of the other account.
  expect(left.at(-1)).toBeGreaterThan(2 * everything.length);
  expect(walk({ limit: 50 }, fresh).codes).toHaveLength(left.length);
});
