import { expect, test } from 'vitest';
import { ACHIEVEMENTS } from '../../ruleset/achievementRules.js';
import { deviceTypeIndex } from '../../ruleset/deviceTypes.js';
import { STANDARD_RULESET as RULES } from '../../ruleset/standardRuleset.js';
import { tester } from '../../tester.js';
import { accountView } from '../../views/accounts/accountView.js';

/** A game in which Ada can do whatever is an achievement, soon. */
function startGame(awarded: typeof RULES.achievements.awarded = ACHIEVEMENTS) {
  const { blueprints, seasons } = RULES;
  const [plan] = seasons.calendar;
  const calendar = [{ ...plan!, requirements: { surge_plate: 2 } }];
  const mining_drone = { ...blueprints.mining_drone, printSeconds: 1 };
  const fleet = ['heaven_vessel', 'mining_drone', 'autofactory', 'surge_plate'] as const;
  const start = { starCodes: ['SOL'], place: 'BELT-1', fleet };
  const stock = { structural: 90_000, conductive: 90_000, silicates: 90_000 };
  const rules = { blueprints: { mining_drone }, seasons: { calendar }, start };
  const game = tester({ rules, stock, awarded });
  const [ada, bo] = [game.open('Ada'), game.open('Bo')];
  const earned = (account = ada) => accountView(game.world(), account)?.achievements;
  return { ada, bo, earned, game };
}

test('what is done for the first time is an achievement, once, of its account alone', () => {
  const { ada, bo, earned, game } = startGame();
  const drone = { device: game.code(ada, 'mining_drone') };
  game.command(ada, 'start_mining', { ...drone, resource: 'structural' });
  game.command(ada, 'deactivate', drone);
  // Nothing was mined yet.
  expect(earned()).toEqual([]);
  for (let n = 0; n < 2; n += 1) {
    game.command(ada, 'start_mining', { ...drone, resource: 'structural' });
    game.run(600);
    game.command(ada, 'deactivate', drone);
  }
  const printer = game.code(ada, 'autofactory');
  game.command(ada, 'enqueue_print', { device: printer, device_type: 'mining_drone', quantity: 2 });
  game.run(10);
  expect(earned()).toEqual(['first_mine', 'first_print']);
  expect(earned(bo)).toEqual([]);
  const events = game.events.filter(({ name }) => name === 'achievement.earned');
  const own = { account: ada, replicant: 1 };
  expect(events).toMatchObject([1, 4].map((achievement) => ({ ...own, achievement })));
});

test('each account that contributed to a season has finished it', () => {
  const { ada, bo, earned, game } = startGame();
  const give = (account: number) => {
    const vessel = game.code(account, 'heaven_vessel');
    const device = game.code(account, 'surge_plate');
    game.command(account, 'attach', { device: vessel, targets: [device] });
    game.command(account, 'travel', { device: vessel, destination: 'SOL-OBJ-1' });
    game.run(600);
    game.command(account, 'contribute', { location: 'SOL-OBJ-1', devices: [device] });
  };
  give(ada);
  expect(earned()).toEqual(['first_contribution']);
  give(bo);
  const cy = game.open('Cy');
  const both = ['first_contribution', 'season_finished'];
  expect([ada, bo, cy].map(earned)).toEqual([both, both, []]);
});

test('the rules say which achievements there are', () => {
  const { ada, earned, game } = startGame(['first_mine']);
  const printer = game.code(ada, 'autofactory');
  game.command(ada, 'enqueue_print', { device: printer, device_type: 'mining_drone' });
  expect(game.run(10)).toEqual(['print.completed']);
  expect(earned()).toEqual([]);
});

test('the first season that needs a part says that its blueprint is of use', () => {
  const { seasons } = RULES;
  const [first, second, third] = seasons.calendar.map((plan) => ({ ...plan, durationSeconds: 9 }));
  const calendar = [first!, second!, third!, first!];
  const game = tester({ rules: { seasons: { calendar } } });
  game.open('Ada');
  game.run(40);
  const needed = game.events.filter(({ name }) => name === 'blueprint.needed');
  // The parts of the first season were told before there was an account.
  expect(needed.map(({ device_type, season, tick }) => [tick, season, device_type])).toEqual([
    [9, 2, deviceTypeIndex('compute_core')],
    [9, 2, deviceTypeIndex('ftl_relay')],
  ]);
});
