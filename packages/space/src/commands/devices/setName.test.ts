import { perCategory } from '../../ruleset/categories.js';
import { expect, test } from 'vitest';
import { deviceTypeIndex } from '../../ruleset/deviceTypes.js';
import { NUMBER, numberKey } from '../../state/devices.js';
import { tester, deviceTester } from '../../tester.js';
import { deviceView, deviceViewIds } from '../../views/devices/deviceView.js';

test('gives a device a name, and takes it away', () => {
  const { game, account, device } = deviceTester('mining_drone');
  const named = (name: string | null) => game.command(account, 'set_name', { device, name });
  expect(game.device(account, device).name).toBe(null);
  expect(named('Argo')).toMatchObject({ device_code: device, status: 'idle', name: 'Argo' });
  expect(game.events.at(-1)).toMatchObject({ name: 'device.named' });
  expect(game.device(account, device)).toMatchObject({ name: 'Argo', tags: [] });
  const before = game.events.length;
  expect(named('Argo')).toMatchObject({ name: 'Argo' });
  expect(game.events.length).toBe(before);
  expect(named('Αργώ 二号')).toMatchObject({ name: 'Αργώ 二号' });
  // Names need not be different.
  const other = game.code(account, 'survey_drone');
  game.command(account, 'set_name', { device: other, name: 'Αργώ 二号' });
  expect(named(null)).toMatchObject({ name: null });
  expect(game.device(account, device).name).toBe(null);
  expect(game.device(account, other).name).toBe('Αργώ 二号');
  expect(game.world().tags.ids()).toHaveLength(1);
});

test.each(['', ' Argo', 'Ar\ngo', 'Ar\u2028go', '\ud800', 'a'.repeat(33), 7])(
  'refuses %j with the rule',
  (name) => {
    const { game, account, device } = deviceTester('mining_drone');
    const refused = { code: 'invalid_field', numbers: { field: 'name', rule: 'name or null' } };
    const outcome = game.execute(account, 'set_name', { device, name });
    expect(outcome).toMatchObject({ refusal: refused });
  },
);

/** Three drones at the start, and as much stock as can be. */
function drones() {
  const three = Array.from({ length: 3 }, () => 'mining_drone' as const);
  const fleet = ['heaven_vessel', 'autofactory', ...three] as const;
  const game = tester({ stock: perCategory(() => 9000), rules: { start: { fleet } } });
  const numbers = (account: number) =>
    deviceViewIds(game.world(), account)
      .flatMap((id) => deviceView(game.world(), id) ?? [])
      .filter(({ device_type }) => device_type === 'mining_drone')
      .map(({ number }) => number);
  return { game, numbers };
}

test('a device is the n-th of its type of its account, also when others are gone', () => {
  const { game, numbers } = drones();
  const [ada, bo] = [game.open('Ada'), game.open('Bo')];
  expect([numbers(ada), numbers(bo)]).toEqual(Array(2).fill([1, 2, 3]));
  expect(game.device(ada, game.code(ada, 'heaven_vessel')).number).toBe(1);
  const decommission = (n: number) => {
    const device = game.code(ada, 'mining_drone', n);
    game.command(ada, 'decommission', { device });
    game.run(10_000);
  };
  decommission(2);
  decommission(0);
  expect(numbers(ada)).toEqual([2]);
  const printer = { device: game.code(ada, 'autofactory') };
  game.command(ada, 'enqueue_print', { ...printer, device_type: 'mining_drone', quantity: 2 });
  game.run(10_000);
  expect(numbers(ada)).toEqual([2, 4, 5]);
  expect(numbers(bo)).toEqual([1, 2, 3]);
  const { numbers: last } = game.world();
  const key = numberKey(ada, deviceTypeIndex('mining_drone'));
  expect(last.get(last.find(key), NUMBER.last)).toBe(5);
});

test('a device that another account gets has no name there, and a number of that account', () => {
  const { game, numbers } = drones();
  const [ada, bo] = [game.open('Ada'), game.open('Bo')];
  const replicant_code = game.replicant(bo);
  game.command(bo, 'update_replicant', { replicant_code, accepts_devices: true });
  const device = game.code(ada, 'mining_drone', 1);
  game.command(ada, 'set_tags', { device, tags: ['kept'] });
  game.command(ada, 'set_name', { device, name: 'Argo' });
  game.command(ada, 'change_owner', { device, replicant_code });
  expect(numbers(ada)).toEqual([1, 3]);
  expect(numbers(bo)).toEqual([4, 1, 2, 3]);
  expect(game.device(bo, device)).toMatchObject({ name: null, number: 4, tags: ['kept'] });
});

test('sets, adds and removes tags; they are sorted and unique', () => {
  const { game, account, device } = deviceTester('mining_drone');
  expect(game.device(account, device).tags).toEqual([]);
  const command = (args: object) => game.command(account, 'set_tags', { device, ...args })['tags'];
  expect(command({ tags: ['ore:carbon', 'a.b', 'ore:carbon'] })).toEqual(['a.b', 'ore:carbon']);
  expect(game.events.at(-1)).toMatchObject({ name: 'device.tagged', tag_count: 2 });
  expect(command({ add_tags: ['team-1', 'a.b'] })).toEqual(['a.b', 'ore:carbon', 'team-1']);
  expect(command({ remove_tags: ['ore:carbon', 'never'] })).toEqual(['a.b', 'team-1']);
  expect(game.device(account, device).tags).toEqual(['a.b', 'team-1']);
  const before = game.events.length;
  expect(command({ tags: ['team-1', 'a.b'] })).toEqual(['a.b', 'team-1']);
  expect(game.events.length).toBe(before);
  expect(command({ tags: [] })).toEqual([]);
  expect(game.world().tags.ids()).toEqual([]);
  expect(command({ add_tags: ['z'] })).toEqual(['z']);
  const many = Array.from({ length: 32 }, (_, n) => `t${n}`);
  expect(game.refusal(account, 'set_tags', { device, add_tags: many })).toBe('tag_limit');
});
