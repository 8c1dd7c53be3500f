import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES } from '../ruleset/categories.js';
import { STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { deviceCode } from '../state/devices.js';
import { DIRECTIVES } from '../state/controllers.js';
import { tester } from '../tester.js';
import { deviceViewIds } from '../views/devices/deviceView.js';

const { capacity, controllers, mining, sites, start } = STANDARD_RULESET;

/** Rules at the ends of what a game may be made with. */
const VAST: Partial<Ruleset> = {
  mining: {
    ...mining,
    cycleSeconds: { sparse: 1, moderate: 1, dense: 1 },
    yieldUnits: { scarce: 1, low: 2, moderate: 1000, high: 1_000_000, rich: 1_000_000 },
    stockCapUnits: 900_000_000,
  },
  sites: {
    ...sites,
    reserveUnits: {
      scarce: 0,
      low: 1,
      moderate: 1000,
      high: 450_000_000,
      rich: 450_000_000,
    },
  },
  controllers: {
    maxAdopted: 1000,
    planSeconds: 1,
    horizonSeconds: 3600,
    batchUnits: 0,
    maxRatio: 1000,
    digestSeconds: 1,
    idleSeconds: 1_000_000_000,
  },
};

const TIGHT: Partial<Ruleset> = {
  capacity: { ...capacity, slowestPerMille: 1 },
  mining: { ...mining, stockCapUnits: 3000, maxRelocations: 0 },
  sites: { ...sites, reserveUnits: { scarce: 1, low: 2, moderate: 3, high: 5, rich: 9 } },
  controllers: { ...controllers, maxAdopted: 3, planSeconds: 1, horizonSeconds: 1, idleSeconds: 1 },
};

const COMMANDS = [
  'adopt',
  'release',
  'set_directive',
  'clear_directive',
  'start_mining',
  'deactivate',
  'stow',
  'deploy',
  'travel',
  'search',
  'enqueue_print',
  'dequeue_print',
] as const;

const ODD = [0, -1, 0.5, 2 ** 53, '', 'x', '__proto__', null, [], {}, [[]], 'rares'] as const;

function startGame(more: Partial<Ruleset>) {
  const fleet = [
    ...start.fleet,
    'mining_drone',
    'ami_mining_controller',
    'ami_mining_controller',
  ] as const;
  const ruleset = { ...STANDARD_RULESET, ...more, start: { ...start, starCodes: ['SOL'], fleet } };
  const game = tester({ ruleset });
  const accounts = [game.open(), game.open('Bo')];
  return { game, accounts };
}

const step = fc.record({
  account: fc.nat(1),
  command: fc.constantFrom(...COMMANDS),
  device: fc.nat(11),
  targets: fc.array(fc.nat(23), { maxLength: 4 }),
  pick: fc.nat(1000),
  odd: fc.option(fc.constantFrom(...ODD), { freq: 8 }),
  ticks: fc.nat(40),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The arguments of a step; codes are those of the first account, then those of the second. */
function argsOf(
  { account, command, device, targets, pick }: Step,
  codes: readonly string[],
  game: ReturnType<typeof tester>,
) {
  const half = codes.length / 2;
  const own = account * half;
  const resource = CATEGORIES[pick % 6];
  const more: Record<string, Record<string, unknown>> = {
    adopt: { targets: targets.map((target) => codes[target % codes.length]) },
    set_directive: {
      name: DIRECTIVES[pick % 4],
      ...(pick % 4 === 0 ? { config: { resource } } : {}),
      ...(pick % 4 === 2 ? { config: { ratios: { carbon: pick % 7, rares: 1000 } } } : {}),
    },
    start_mining: { resource },
    stow: { into: codes[own] },
    travel: { destination: pick % 2 === 0 ? 'SOL-BELT-1' : 'SOL-3' },
    dequeue_print: { batch_id: game.job(1 + (pick % 5)) },
    enqueue_print: {
      device_type: 'mining_drone',
      controller: codes[own + half - 1],
      oncomplete: { command: 'start_mining', resource },
    },
  };
  const wanted = more[command === 'release' ? 'adopt' : command];
  return { device: codes[own + (device % half)], ...wanted };
}

test.each([
  ['vast', VAST],
  ['tight', TIGHT],
])('under rules that are %s, extreme directives conserve matter', (_name, more) => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
      const { game, accounts } = startGame(more);
      const codes = accounts.flatMap((account) =>
        deviceViewIds(game.world(), account).map((id) => deviceCode(game.world().setting.key, id)),
      );
      for (const each of steps) {
        const args: Record<string, unknown> = argsOf(each, codes, game);
        const member = Object.keys(args)[each.pick % 4];
        if (each.odd !== null && member !== undefined) args[member] = each.odd;
        game.execute(accounts[each.account] ?? 0, each.command, args);
        game.run(each.ticks);
      }
      game.run(700);
      expect(game.world().now).toBeGreaterThan(699);
    }),
    { numRuns: 12, seed: 6 },
  );
});
