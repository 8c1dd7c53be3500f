import { expect, test } from 'vitest';
import { tester, deviceTester, soloTester } from '../../tester.js';
import { locationView } from '../../views/places/locationView.js';

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
