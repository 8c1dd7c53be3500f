import { expect, test } from 'vitest';
import { STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import { tester } from '../tester.js';

const LONG = 'f'.repeat(200_000);

const NUMBERS = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300, 5e-324, NaN, Infinity];
const TEXTS = ['', ' ', '0', 'NaN', '-1', 'ffffffff', '\u0000', '\ud800', '__proto__', LONG];
const SHAPES = [null, true, false, [], [[]], [1], {}, { '': 1 }, [LONG], { [LONG]: LONG }];

/** What no argument of these commands may be: each must be refused, and none may throw. */
const EXTREMES: readonly unknown[] = [
  ...NUMBERS,
  ...TEXTS,
  ...SHAPES,
  JSON.parse('{"__proto__": {"carbon": 1}}'),
  JSON.parse('{"constructor": 1, "toString": 1}'),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
];

function startGame() {
  const { start } = STANDARD_RULESET;
  const fleet = [...start.fleet, 'transport_drone', 'maintenance_drone'] as const;
  const game = tester({ ruleset: { ...STANDARD_RULESET, start: { ...start, fleet } } });
  const account = game.open();
  const transport = game.code(account, 'transport_drone');
  game.command(account, 'collect_resources', { device: transport, resources: { carbon: 10 } });
  return { game, account, transport, keeper: game.code(account, 'maintenance_drone') };
}

test('refuses extreme values of cargo', () => {
  const { game, account, transport } = startGame();
  for (const type of ['collect_resources', 'deposit_resources']) {
    for (const extreme of EXTREMES) {
      const refusal = (args: Record<string, unknown>) => game.refusal(account, type, args);
      expect(refusal({ device: transport, resources: extreme })).toBe('invalid_field');
      expect(refusal({ device: transport, resources: { carbon: extreme } })).toBe('invalid_field');
      expect(refusal({ device: transport, resources: { carbon: 1, gold: extreme } })).toBe(
        'invalid_field',
      );
      const codes = ['invalid_field', 'unknown_device'];
      expect(codes).toContain(refusal({ device: extreme, resources: { carbon: 1 } }));
    }
    const max = { structural: 250_000, conductive: 250_000, rares: 250_000 };
    const order = { device: transport, resources: max };
    expect(['short_stock', 'short_cargo']).toContain(game.refusal(account, type, order));
  }
  expect(game.device(account, transport).cargo).toEqual([
    { resource_type: 'carbon', quantity: 10 },
  ]);
});

test('refuses extreme values of repair and decommission', () => {
  const { game, account, keeper } = startGame();
  const codes = ['invalid_field', 'unknown_device'];
  for (const extreme of EXTREMES) {
    const refusal = (type: string, args: Record<string, unknown>) =>
      game.refusal(account, type, args);
    expect(codes).toContain(refusal('repair', { device: keeper, target: extreme }));
    expect(codes).toContain(refusal('repair', { device: extreme, target: keeper }));
    expect(codes).toContain(refusal('decommission', { device: extreme }));
    expect(refusal('decommission', { device: keeper, target: extreme })).toBe('invalid_field');
    expect(refusal('decommission', extreme as Record<string, unknown>)).toBe('invalid_field');
  }
  expect(game.device(account, keeper).status).toBe('idle');
});

test('a thousand random orders conserve matter and never throw', () => {
  const { game, account } = startGame();
  let state = 12_345;
  const pick = (max: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % max;
  };
  const types = ['transport_drone', 'mining_drone', 'maintenance_drone', 'autofactory'] as const;
  const devices = types.map((type) => game.code(account, type));
  const categories = ['structural', 'conductive', 'carbon', 'rares'];
  for (let n = 0; n < 1000; n += 1) {
    const device = devices[pick(4)];
    const category = categories[pick(4)] ?? '';
    const resources = { [category]: pick(3) === 0 ? pick(1e6) : 1 + pick(200) };
    const orders: [string, Record<string, unknown>][] = [
      ['collect_resources', { device, resources }],
      ['deposit_resources', pick(2) === 0 ? { device } : { device, resources }],
      ['repair', { device, target: devices[pick(4)] }],
      ['travel', { device, destination: ['SOL-4', 'SOL-BELT-1', 'SOL-4-1'][pick(3)] }],
      ['start_mining', { device, resource: category }],
      ['enqueue_print', { device, device_type: 'ftl_beacon' }],
      pick(40) === 0 ? ['decommission', { device }] : ['recall', { device }],
    ];
    const [type, args] = orders[pick(7)] ?? ['recall', { device }];
    game.execute(account, type, args);
    if (pick(4) === 0) game.run(pick(40));
  }
  expect(game.events.length).toBeGreaterThan(50);
});
