import { expect, test } from 'vitest';
import { deviceTester, soloTester, tester } from '../../tester.js';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { climateView } from '../places/climateView.js';
import { parseLocation } from '../../galaxy/location.js';
import { depositEmptyTick, stockFullTick } from './dueOfDeposit.js';
import { forecast, forecastSteps } from './forecast.js';
import type { Forecast, ForecastQuery } from './forecast.js';
import { isRefused } from '../../rules/refuse.js';
import { takeSteps } from '../../rules/takeSteps.js';

type Game = ReturnType<typeof tester>;

function ask(game: Game, account: number, query: ForecastQuery = {}): Forecast {
  const answer = forecast(game.world(), account, query);
  if (isRefused(answer)) throw new Error(answer.refusal.message);
  return answer;
}

function refusal(game: Game, account: number, query: object) {
  const answer = forecast(game.world(), account, query);
  return isRefused(answer) ? [answer.refusal.code, answer.refusal.numbers] : ['done'];
}

function busy() {
  const { game, account } = soloTester();
  const drone = game.code(account, 'mining_drone');
  const vessel = game.code(account, 'heaven_vessel');
  const printer = game.code(account, 'autofactory');
  game.command(account, 'start_mining', { device: drone, resource: 'carbon' });
  game.command(account, 'enqueue_print', { device: printer, device_type: 'mining_drone' });
  return { account, drone, game, printer, vessel };
}

test('reveals no amounts that the account has not scanned', () => {
  const { account, drone, game } = busy();
  const site = 'SOL-BELT-1-SITE-0';
  const queries = [{ device_code: drone }, { site }, { location: 'SOL' }, {}];
  for (const query of queries) {
    const { due, untimed } = ask(game, account, query);
    expect(due.map(({ kind }) => kind)).not.toContain('deposit_depleted');
    const unknown = { reason: 'not_surveyed', kind: 'deposit_depleted', resource_type: 'carbon' };
    const place = { location: 'SOL-BELT-1', device_code: null, site, attribute: null };
    const numbers = { rate_micro: 76_923 };
    expect(untimed).toContainEqual({ ...unknown, ...place, numbers });
  }
  const full = stockFullTick(game.world(), account, parseLocation(7, 'SOL-BELT-1') ?? 0, 4);
  const { due } = ask(game, account, { location: 'SOL-BELT-1' });
  expect(due.find(({ kind }) => kind === 'stock_full')?.tick).toBe(full);
  game.command(account, 'scan', { device: game.code(account, 'survey_drone') });
  game.run(STANDARD_RULESET.scan.seconds.belt);
  const tick = depositEmptyTick(game.world(), account, 4);
  for (const query of queries) {
    const known = expect.objectContaining({ kind: 'deposit_depleted', tick, site });
    expect(ask(game, account, query).due).toContainEqual(known);
  }
  // What fills the stock is empty before the stock is full.
  expect(tick).toBeLessThan(full);
  const after = ask(game, account, { location: 'SOL-BELT-1' });
  expect(after.due.map(({ kind }) => kind)).not.toContain('stock_full');
  expect(after.untimed).toMatchObject([
    { kind: 'stock_full', reason: 'depleted_before', resource_type: 'carbon' },
  ]);
});

test('forecasts nothing of other accounts and ignores their miners', () => {
  const { account, drone, game } = busy();
  const before = ask(game, account, { device_code: drone });
  const other = game.open('Bo');
  const theirs = game.code(other, 'mining_drone');
  if (game.device(other, theirs).location === 'SOL-BELT-1') {
    game.command(other, 'start_mining', { device: theirs, resource: 'carbon' });
  }
  expect(ask(game, account, { device_code: drone })).toEqual(before);
  expect(refusal(game, other, { device_code: drone })[0]).toBe('unknown_device');
  expect(ask(game, other, { site: 'SOL-BELT-1-SITE-0' }).due).toEqual([]);
});

test('names the invalid field in refusals', () => {
  const { account, drone, game } = busy();
  const field = (query: object) => refusal(game, account, query);
  expect(field({ device_code: drone, location: 'SOL' })).toEqual([
    'conflicting_parameters',
    { parameters: 'device_code location' },
  ]);
  expect(field({ location: 'NOWHERE' })).toMatchObject(['unknown_location', { field: 'location' }]);
  expect(field({ site: 'SOL-BELT-9-SITE-0' })[0]).toBe('unknown_site');
  expect(field({ site: 'SOL' })).toMatchObject(['unknown_site', { field: 'site' }]);
  const alone = ['invalid_field', { field: 'attribute', rule: 'with_location' }];
  expect(field({ attribute: 'oxygen' })).toMatchObject(alone);
  expect(field({ attribute: 'oxygen', location: 'SOL-BELT-1' })[0]).toBe('not_a_planet');
  expect(field({ threshold: 5 })).toMatchObject(['invalid_field', { rule: 'with_attribute' }]);
  const oxygen = { attribute: 'oxygen', location: 'SOL-4' };
  for (const threshold of [100.001, 0.0001]) {
    const refused = ['invalid_field', { field: 'threshold' }];
    expect(field({ ...oxygen, threshold })).toMatchObject(refused);
  }
});

test('a page has the earliest forecasts; an idle device has none', () => {
  const { account, game, vessel } = busy();
  const { due } = ask(game, account);
  expect(due.map(({ tick }) => tick)).toEqual(due.map(({ tick }) => tick).sort((a, b) => a - b));
  expect(due.map(({ kind }) => kind)).toContain('season_deadline');
  expect(ask(game, account, { limit: 1 }).due).toEqual(due.slice(0, 1));
  expect(ask(game, account, { device_code: vessel })).toMatchObject({ due: [], untimed: [] });
});

test('forecasts each job of a queue from the tick at which it can be paid', () => {
  const stock = { structural: 150, conductive: 60, silicates: 120 };
  const { game, account, device } = deviceTester('autofactory', { stock });
  const [one, two] = [0, 1].map((n) => game.code(account, 'mining_drone', n));
  game.command(account, 'start_mining', { device: one, resource: 'structural' });
  game.command(account, 'start_mining', { device: two, resource: 'conductive' });
  game.run(77);
  game.command(account, 'enqueue_print', { device, device_type: 'mining_drone', quantity: 8 });
  const deviceForecast = ask(game, account, { device_code: device });
  const done = deviceForecast.due.filter(({ kind }) => kind === 'print_completed');
  expect(done.length).toBeGreaterThan(2);
  expect(done.length + deviceForecast.untimed.length).toBeLessThan(9);
  for (const { numbers, tick } of done) {
    game.run(tick - game.world().now - 1);
    expect(game.device(account, device).print_queue?.[0]?.job_id).toBe(numbers['job_id']);
    const names = game.run(1);
    expect(names).toContain('print.completed');
  }
  expect(deviceForecast.untimed).toMatchObject([
    { kind: 'print_completed', reason: 'short_stock' },
  ]);
  expect(game.device(account, device).status).toBe('waiting_for_resources');
});

test('forecasts milestones, a threshold and rest of a planet exactly', () => {
  const fleet = ['heaven_vessel', 'aquifer_tap'] as const;
  const driftSeconds = { ...STANDARD_RULESET.terraforming.driftSeconds, desert: 1000 };
  const start = { place: '4', starCodes: ['SOL'], fleet };
  const { game, account, device } = deviceTester('aquifer_tap', {
    rules: { start, terraforming: { driftSeconds } },
  });
  const location = 'SOL-4';
  const place = parseLocation(7, location) ?? 0;
  const hydro = { location, attribute: 'hydrosphere' } as const;
  expect(ask(game, account, { ...hydro, threshold: 50 })).toMatchObject({
    due: [],
    untimed: [
      { kind: 'threshold_crossed', reason: 'at_rest' },
      { kind: 'attribute_rests', reason: 'at_rest' },
    ],
  });
  game.command(account, 'activate', { device });
  const value = () => climateView(game.world(), place)?.attributes.hydrosphere.value ?? 0;
  const threshold = Math.ceil(value() * 1000 + 10) / 1000;
  const crossing = ask(game, account, { ...hydro, threshold, within: 900 });
  expect(crossing).toMatchObject({
    due: [{ kind: 'threshold_crossed', numbers: { direction: 'increase' } }],
    untimed: [{ kind: 'attribute_rests', reason: 'not_within', numbers: { ticks: 900 } }],
  });
  const steps = forecastSteps(game.world(), account, { ...hydro, threshold, within: 900 });
  expect([steps.next().done, steps.next().done]).toEqual([false, false]);
  game.run((crossing.due[0]?.tick ?? 0) - 1);
  // What was begun before goes on about the world of then.
  expect(takeSteps(steps)).toEqual(crossing);
  expect(value()).toBeLessThan(threshold);
  game.run(1);
  expect(value()).toBeGreaterThanOrEqual(threshold);
  const all = ask(game, account, { device_code: device });
  const planet = all.due.find(({ kind }) => kind === 'planet_rests');
  expect(ask(game, account, { location }).due).toContainEqual(planet);
  const rest = ask(game, account, hydro).due[0];
  expect(rest?.kind).toBe('attribute_rests');
  game.run((rest?.tick ?? 0) - game.world().now - 1);
  const before = value();
  game.run(1);
  expect(value()).not.toBe(before);
  const last = value();
  game.run((planet?.tick ?? 0) - game.world().now - 1);
  const rests = () => climateView(game.world(), place)?.at_rest;
  expect([value(), rests()]).toEqual([last, false]);
  game.run(1);
  expect([value(), rests()]).toEqual([last, true]);
});

test('reads many devices in steps, and shows the earliest entries', () => {
  const fleet = ['heaven_vessel', ...Array<'survey_drone'>(1600).fill('survey_drone')] as const;
  const { game, account } = soloTester({ rules: { start: { fleet } } });
  for (let n = 0; n < 1600; n += 8) {
    const device = game.code(account, 'survey_drone', n);
    const destination = n % 3 === 0 ? 'SOL-3' : 'SOL-4';
    game.command(account, 'travel', { device, destination });
    if (n % 320 === 0) game.run(1);
  }
  const all = ask(game, account, { limit: 100 });
  expect(all.due).toHaveLength(100);
  for (const limit of [1, 20, 66, 67, 68]) {
    expect(ask(game, account, { limit }).due).toEqual(all.due.slice(0, limit));
  }
  let cheap = 0;
  const world = game.world();
  const steps = forecastSteps(world, account, { limit: 100 }, () => void (cheap += 1));
  let taken = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    taken += 1;
    game.run(1);
  }
  expect(step.value).toEqual(all);
  expect(taken).toBeGreaterThan(6);
  expect(cheap).toBe(taken);
});

test('forecasts the upkeep, warnings and end of a hub', () => {
  const fleet = ['heaven_vessel', 'system_hub'] as const;
  const { hubs } = STANDARD_RULESET;
  const start = { fleet, place: '1-L4', starCodes: ['BARNARD'] };
  const { account, device, game } = deviceTester('system_hub', {
    stock: { structural: 700, carbon: 300 },
    rules: { hubs: { commonsStarCodes: [] }, start },
  });
  game.command(account, 'activate', { device });
  const shown = () => ask(game, account, { device_code: device }).due;
  const end = game.world().now + hubs.shieldSeconds;
  const ends = [...Array(3).fill('hub_warning'), 'hub_destroyed'];
  expect(shown().map(({ kind }) => kind)).toEqual(['hub_upkeep', ...ends]);
  expect(shown()[0]).toMatchObject({ tick: end, numbers: { steps: 0 } });
  game.run(hubs.shieldSeconds + hubs.upkeepSeconds);
  const tick = end + 2 * hubs.upkeepSeconds;
  const due = shown();
  expect(due[0]).toMatchObject({ kind: 'hub_upkeep', tick, numbers: { steps: 1 } });
  expect(game.run(hubs.upkeepSeconds - 1)).not.toContain('hub.maintained');
  expect(game.run(1)).toContain('hub.maintained');
  expect(game.events.at(-1)).toMatchObject({ steps: 1 });
  for (const { kind, numbers, tick } of due.slice(1)) {
    const names = game.run(tick - game.world().now - 1);
    expect(names.filter((name) => name !== 'hub.maintained')).not.toContain('hub.warning');
    if (kind === 'hub_warning') {
      expect(game.run(1)).toContain('hub.warning');
      expect(game.events.at(-1)).toMatchObject(numbers);
    } else expect(game.run(1)).toContain('hub.destroyed');
  }
});
