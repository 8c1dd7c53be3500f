import { expect, test } from 'vitest';
import { deviceTester, tester, soloTester } from '../../tester.js';
import { locationView } from '../../views/places/locationView.js';

const SITE = 'SOL-BELT-1-SITE-0';

test('a drone mines floor(10^6 · yield / cycle) micro-units per tick', () => {
  const { game, account, device } = deviceTester('mining_drone');
  const answer = game.command(account, 'start_mining', { device, resource: 'carbon' });
  expect(answer['status']).toBe('mining');
  game.run(520);
  // Moderate rocks: 52 s a cycle; moderate carbon: 4 units a cycle: 76,923 micro-units a tick.
  expect(game.device(account, device)).toMatchObject({
    status: 'mining (carbon)',
    mining: { site: SITE, resource_type: 'carbon', rate_micro: 76_923, quantity_mined: 39 },
  });
  expect(game.stock(account).carbon).toBe(300 + 39);
  game.run(1);
  expect(game.stock(account).carbon).toBe(300 + 40);
  game.command(account, 'deactivate', { device });
  expect(game.events.at(-1)).toMatchObject({ name: 'mining.stopped', quantity_mined: 40 });
});

test('a run wears the drone, and a worn drone is slower', () => {
  const { game, account, device } = deviceTester('mining_drone');
  game.command(account, 'start_mining', { device, resource: 'carbon' });
  game.run(7200);
  game.command(account, 'deactivate', { device });
  expect(game.device(account, device).operational_capacity).toBe(99.8);
  game.command(account, 'start_mining', { device, resource: 'carbon' });
  expect(game.device(account, device).mining).toMatchObject({ rate_micro: 76_769 });
});

test('a new target ends the run and starts another at the same site', () => {
  const { game, account, device } = deviceTester('mining_drone');
  game.command(account, 'start_mining', { device, resource: 'carbon', site: SITE });
  game.run(100);
  game.command(account, 'retarget', { device, resource: 'rares' });
  expect(game.last(2)).toEqual(['mining.stopped', 'mining.started']);
  expect(game.device(account, device).status).toBe('mining (rares)');
  expect(game.refusal(account, 'retarget', { device, resource: 'rares' })).toBe('already_mining');
});

test('an unmined deposit grows back linearly to its initial amount', () => {
  const { game, account, device } = deviceTester('mining_drone', {
    rules: { sites: { primaryRegenerationSeconds: 10_000 } },
  });
  const left = () => {
    const site = locationView(game.world(), account, 'SOL-BELT-1')?.resource_sites?.[0];
    return site?.resources_remaining_pct['carbon'] ?? 0;
  };
  game.command(account, 'start_mining', { device, resource: 'carbon' });
  game.run(12_000);
  const low = left();
  expect(low).toBeLessThan(95);
  game.command(account, 'deactivate', { device });
  game.run(100);
  expect(left() - low).toBeCloseTo(1, 1);
  game.run(1000);
  expect(left()).toBe(100);
});

test('makes its refusals in order', () => {
  const { game, account, device } = deviceTester('mining_drone', {
    rules: { limits: { stocksPerAccount: 0 } },
  });
  const order = { device, resource: 'carbon' };
  const refusal = (more: object) => game.refusal(account, 'start_mining', { ...order, ...more });
  expect(refusal({ site: 'SOL-BELT-1' })).toBe('unknown_site');
  expect(refusal({ site: 'SOL-BELT-1-SITE-1' })).toBe('unknown_site');
  expect(refusal({ site: 'SOL-BELT-1-SITE-999999' })).toBe('unknown_site');
  game.command(account, 'travel', { device, destination: 'SOL-4' });
  game.run(60);
  expect(refusal({ site: SITE })).toBe('unknown_site');
  expect(refusal({})).toBe('not_surveyed');
  game.command(account, 'travel', { device, destination: 'SOL' });
  game.run(1000);
  expect(refusal({})).toBe('nothing_to_mine');
  const away = game.open('Bo');
  const theirs = game.code(away, 'heaven_vessel');
  game.command(away, 'travel', { device: theirs, destination: 'SOL-BELT-1' });
  game.run(2000);
  const print = { device: theirs, device_type: 'ftl_beacon' };
  expect(game.refusal(away, 'enqueue_print', print)).toBe('stock_limit');
});

const sitesOf = (game: ReturnType<typeof tester>, account: number) =>
  locationView(game.world(), account, 'SOL-BELT-1')?.resource_sites?.map((site) => site.site_index);

test('a search opens the next site, which the drone then tracks', () => {
  const { game, account, device } = deviceTester('survey_drone');
  // One site is open: 60 s · (1 + 1)(2 + 1) / 2.
  const answer = game.command(account, 'search', { device });
  expect(answer['operation']).toMatchObject({ kind: 'searching', completes_tick: 180 });
  game.run(179);
  expect(sitesOf(game, account)).toEqual([0]);
  expect(game.run(1)).toEqual(['search.completed']);
  expect(sitesOf(game, account)).toEqual([0, 1]);
  const tracked = { status: 'tracking', search: { site: 'SOL-BELT-1-SITE-1' } };
  expect(game.device(account, device)).toMatchObject(tracked);
  game.command(account, 'deactivate', { device });
  expect(game.events.at(-1)).toMatchObject({ name: 'site.closed', site: 1 });
  expect(sitesOf(game, account)).toEqual([0]);
  game.command(account, 'search', { device });
  game.run(180);
  expect(sitesOf(game, account)).toEqual([0, 1]);
});

test('miners of a site that closes continue at another site', () => {
  const { game, account } = soloTester();
  const survey = game.code(account, 'survey_drone');
  const device = game.code(account, 'mining_drone');
  const site = 'SOL-BELT-1-SITE-1';
  game.command(account, 'search', { device: survey });
  game.run(180);
  game.command(account, 'start_mining', { device, resource: 'carbon', site });
  game.run(50);
  game.command(account, 'travel', { device: survey, destination: 'SOL-4' });
  expect(game.last(3)).toEqual(['site.closed', 'mining.relocated', 'travel.departed']);
  expect(game.device(account, device).mining).toMatchObject({ site: 'SOL-BELT-1-SITE-0' });
  const order = { device: game.code(account, 'mining_drone', 1), resource: 'rares', site };
  expect(game.refusal(account, 'start_mining', order)).toBe('site_closed');
});

test('a search can be stopped, and a belt has a maximum of sites', () => {
  const { game, account, device } = deviceTester('survey_drone', {
    more: ['survey_drone'],
    rules: { sites: { perBelt: 2 } },
  });
  const other = game.code(account, 'survey_drone', 1);
  game.command(account, 'search', { device });
  expect(game.refusal(account, 'search', { device: other })).toBe('no_more_sites');
  game.command(account, 'deactivate', { device });
  expect(game.events.at(-1)?.name).toBe('search.cancelled');
  expect(game.run(1000)).toEqual([]);
  game.command(account, 'search', { device: other });
  expect(game.run(1000)).toEqual(['search.completed']);
  game.command(account, 'travel', { device, destination: 'SOL-4' });
  game.run(60);
  expect(game.refusal(account, 'search', { device })).toBe('not_at_belt');
});
