import { expect, test } from 'vitest';
import { tester, deviceTester, soloTester } from '../../tester.js';
import { locationView } from '../../views/places/locationView.js';

type Game = ReturnType<typeof tester>;

/** With this seed SOL-4 has one site: 171 conductive, 152 silicates and 202 carbon. */
const SEED = 1080;
const PLACE = 'SOL-4';
const SITE = 'SOL-4-SAL-1';

const placeOf = (game: Game, account: number, code = PLACE) => {
  const view = locationView(game.world(), account, code);
  return { surveyed: view?.surveyed, salvage: view?.salvage_sites, sites: view?.resource_sites };
};

/** Sends an account's device of a type to the place and waits until it is there. */
function bring(game: Game, account: number, type: 'survey_drone' | 'mining_drone', n = 0): string {
  const device = game.code(account, type, n);
  game.command(account, 'travel', { device, destination: PLACE });
  game.run(60);
  return device;
}

test('a scan finds the salvage of a planet, which a drone can mine until it is empty', () => {
  const { game, account } = soloTester({ seed: SEED });
  const survey = bring(game, account, 'survey_drone');
  const device = bring(game, account, 'mining_drone');
  const order = { device, resource: 'carbon' };
  expect(game.refusal(account, 'start_mining', order)).toBe('not_surveyed');
  expect(game.refusal(account, 'start_mining', { ...order, site: SITE })).toBe('not_surveyed');
  const answer = game.command(account, 'scan', { device: survey });
  expect(answer).toMatchObject({ status: 'scanning', operation: { kind: 'scanning' } });
  expect(game.device(account, survey).completes_tick).toBe(game.world().now + 180);
  game.run(179);
  expect(placeOf(game, account)).toMatchObject({ surveyed: false, salvage: undefined });
  expect(game.run(1)).toEqual(['scan.completed', 'salvage.found']);
  expect(game.events.at(-2)).toMatchObject({ sites_found: 1, units_found: 525 });
  expect(game.device(account, survey).status).toBe('idle');
  const units = { conductive: 171, silicates: 152, carbon: 202 };
  const percents = { conductive: 100, silicates: 100, carbon: 100 };
  const amounts = { resources_remaining_pct: percents, resources_remaining: units };
  const named = { designation: SITE, name: 'Salvage 1', site_index: 1 };
  expect(placeOf(game, account).salvage).toEqual([{ ...named, ...amounts }]);
  const refusal = (more: object) => game.refusal(account, 'start_mining', { ...order, ...more });
  expect(refusal({ resource: 'structural' })).toBe('depleted');
  expect(refusal({ site: 'SOL-4-SAL-2' })).toBe('unknown_site');
  game.command(account, 'start_mining', { ...order, site: SITE });
  // 4 units in 30 s: 133,333 micro-units a tick; 202 units last 1516 ticks.
  expect(game.device(account, device).mining).toMatchObject({ site: SITE, rate_micro: 133_333 });
  expect(game.run(1515)).toEqual([]);
  expect(game.run(1)).toEqual(['site.depleted', 'mining.stopped']);
  expect(game.stock(account, PLACE)).toEqual({ carbon: 202 });
  game.run(5000);
  const left = placeOf(game, account).salvage?.[0]?.resources_remaining;
  expect(left).toEqual({ ...units, carbon: 0 });
  expect(refusal({})).toBe('depleted');
});

test('hides the finds of one account from another until that scans too', () => {
  const game = tester({ seed: SEED });
  const [ada, ...others] = Array.from({ length: 9 }, (_, n) => game.open(`Account ${n}`));
  const bo = others.at(-1) ?? 0;
  const device = bring(game, ada ?? 0, 'survey_drone');
  const [theirs, drone] = [bring(game, bo, 'survey_drone'), bring(game, bo, 'mining_drone')];
  const before = placeOf(game, bo);
  game.command(ada ?? 0, 'scan', { device });
  game.run(180);
  expect(placeOf(game, bo)).toEqual(before);
  const order = { device: drone, resource: 'conductive' };
  expect(game.refusal(bo, 'start_mining', { ...order, site: SITE })).toBe('not_surveyed');
  expect(game.refusal(bo, 'start_mining', { ...order, site: 'SOL-4-SAL-9' })).toBe('not_surveyed');
  game.command(bo, 'scan', { device: theirs });
  game.run(180);
  expect(placeOf(game, bo)).toEqual(placeOf(game, ada ?? 0));
  game.command(bo, 'start_mining', order);
  game.run(100);
  expect(placeOf(game, ada ?? 0).salvage?.[0]?.resources_remaining?.['conductive']).toBe(157);
});

test('a scan that is interrupted finds nothing', () => {
  const { game, account } = soloTester();
  const device = bring(game, account, 'survey_drone');
  game.command(account, 'scan', { device });
  game.run(100);
  game.command(account, 'deactivate', { device });
  expect(game.events.at(-1)?.name).toBe('scan.cancelled');
  expect(game.run(200)).toEqual([]);
  game.command(account, 'scan', { device });
  game.command(account, 'travel', { device, destination: 'SOL' });
  expect(game.last(2)).toEqual(['scan.cancelled', 'travel.departed']);
  expect(game.run(600)).toEqual(['travel.arrived']);
  expect(placeOf(game, account).surveyed).toBe(false);
  expect(game.refusal(account, 'scan', { device })).toBe('nothing_to_scan');
});

test('shows percents of a belt to everybody and exact amounts after a scan', () => {
  const { game, account, device } = deviceTester('mining_drone');
  game.command(account, 'start_mining', { device, resource: 'rares' });
  game.run(2000);
  const belt = 'SOL-BELT-1';
  const rough = placeOf(game, account, belt).sites?.[0];
  expect(rough?.resources_remaining).toBeUndefined();
  expect(rough?.resources_remaining_pct['rares']).toBe(97);
  game.command(account, 'scan', { device: game.code(account, 'survey_drone') });
  expect(game.run(120)).toEqual(['scan.completed']);
  const exact = placeOf(game, account, belt);
  expect(exact).toMatchObject({ surveyed: true, salvage: undefined });
  expect(exact.sites?.[0]?.resources_remaining_pct['rares']).toBeLessThan(99);
  expect(exact.sites?.[0]?.resources_remaining?.['rares']).toBeGreaterThan(3000);
});

test('a run at salvage continues at the next site of the place, and retargets there', () => {
  const sites = { chancePerMille: 1000, maxSites: 2, minUnits: 60, maxUnits: 90 };
  const salvage = { ...sites, minCategories: 6, maxCategories: 6 };
  const { game, account } = soloTester({ rules: { salvage } });
  const survey = bring(game, account, 'survey_drone');
  const device = bring(game, account, 'mining_drone');
  game.command(account, 'scan', { device: survey });
  expect(game.run(180)).toEqual(['scan.completed', 'salvage.found', 'salvage.found']);
  game.command(account, 'start_mining', { device, resource: 'rares' });
  game.run(10);
  game.command(account, 'retarget', { device, resource: 'carbon' });
  expect(game.device(account, device).mining).toMatchObject({ site: SITE });
  const names = game.run(300);
  expect(names).toEqual(['site.depleted', 'mining.relocated', 'site.depleted', 'mining.stopped']);
  game.command(account, 'start_mining', { device, resource: 'rares', site: 'SOL-4-SAL-2' });
  game.command(account, 'travel', { device, destination: 'SOL-3' });
  expect(game.events.at(-2)?.name).toBe('mining.stopped');
  game.run(100);
  const elsewhere = { device, resource: 'rares', site: SITE };
  expect(game.refusal(account, 'start_mining', elsewhere)).toBe('unknown_site');
});
