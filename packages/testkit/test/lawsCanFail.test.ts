import { astrarium, astrariumDefinition, deviceCode, settingOf } from '@astrarium/core';
import { defineSimulation, type Definition, type Schema } from '@astrarium/core/kernel';
import { describe, expect, test } from 'vitest';
import { shipyardScenario } from '../src/corpus/scenarios.js';
import { BRISK_RULESET } from '../src/games/briskRuleset.js';
import { shipyard } from '../src/games/shipyard.js';
import { absentRowsLaw } from '../src/laws/absentRowsLaw.js';
import { boundsLaw } from '../src/laws/boundsLaw.js';
import { paidBackLaw } from '../src/laws/paidBackLaw.js';
import { changesLaw } from '../src/laws/changesLaw.js';
import { codecLaw } from '../src/laws/codecLaw.js';
import { commandsLaw } from '../src/laws/commandsLaw.js';
import { explainLaw } from '../src/laws/explainLaw.js';
import { forecastLaw } from '../src/laws/forecastLaw.js';
import { identityLaw } from '../src/laws/identityLaw.js';
import { lawDefine } from '../src/laws/law.js';
import { matterLaw } from '../src/laws/matterLaw.js';
import { oldSnapshotsLaw } from '../src/laws/oldSnapshotsLaw.js';
import { operationLaw } from '../src/laws/operationLaw.js';
import { oracleLaw } from '../src/laws/oracleLaw.js';
import { permuteLaw } from '../src/laws/permuteLaw.js';
import { poisonedGlobals } from '../src/laws/poisonedGlobals.js';
import { readingLaw } from '../src/laws/readingLaw.js';
import { refusalLaw } from '../src/laws/refusalLaw.js';
import { rehashLaw } from '../src/laws/rehashLaw.js';
import { rewindLaw } from '../src/laws/rewindLaw.js';
import { secondEngineLaw } from '../src/laws/secondEngineLaw.js';
import { splitLaw } from '../src/laws/splitLaw.js';
import { throwingLaw } from '../src/laws/throwingLaw.js';
import { tickLaw } from '../src/laws/tickLaw.js';

const good = shipyardScenario.simulation;
const whole = shipyardScenario.game();
const game = { ...whole, steps: whole.steps.slice(0, 200) };
type Yard = typeof good;

/** Rules that remember something outside of the snapshot: how often they were called. */
function forgetful(): typeof shipyard {
  let calls = 0;
  const systems = shipyard.systems.map((system) => ({
    ...system,
    run(draft: Parameters<typeof system.run>[0], id: number) {
      calls += 1;
      system.run(draft, id);
      if (calls % 5 === 0) draft.emit('nothing');
      for (const port of draft.ports.ids()) {
        draft.ports.set(port, shipyard.schema.tables.ports.fields.visits, calls);
      }
    },
  }));
  return { ...shipyard, systems };
}

/** The same simulation, but for some of its functions. */
const but = (faults: Partial<Yard>): Yard => ({ ...good, ...faults });

/** A hash that depends on how often it was asked for. */
function restlessHash(): Yard {
  let asked = 0;
  return but({ hash: (snapshot) => `${good.hash(snapshot)}${(asked += 1) > 150 ? 'x' : ''}` });
}

describe('each law can be broken', () => {
  const eager: Yard['advance'] = (from, bounds) => {
    const run = good.advance(from, bounds);
    if (run.ticks < 300) return run;
    return { ...run, snapshot: good.execute(run.snapshot, at('note')).snapshot };
  };
  const at = (type: string) => ({ id: '', account: 0, type, args: {} });

  test.each<[string, () => void]>([
    ['oracle', () => oracleLaw(but({ definition: { ...shipyard, systems: reversed() } }), game)],
    ['oracle, of a refusal', () => oracleLaw(but({ execute: silent }), game)],
    ['split', () => splitLaw(but({ advance: eager }), game)],
    ['tick', () => tickLaw(but({ advance: eager }), game)],
    ['codec', () => codecLaw(but({ encode: (one) => good.encode(good.tick(one).snapshot) }), game)],
    ['old snapshots', () => oldSnapshotsLaw(restlessHash(), game)],
    ['old snapshots, forked', () => oldSnapshotsLaw(defineSimulation(forgetful()), game)],
    ['rehash', () => rehashLaw(restlessHash(), game)],
    ['refusal', () => refusalLaw(but({ execute: copying }), game)],
    ['reading', () => readingLaw(defineSimulation(forgetful()), game)],
    ['throwing', () => throwingLaw(defineSimulation(forgetful()), game)],
    ['rewind', () => rewindLaw(defineSimulation(forgetful()), game)],
    ['second engine', () => secondEngineLaw(defineSimulation(shipyard), game, faulty)],
    ['changes', () => changesLaw(but({ changes: () => ({}) }), game)],
    ['changes, too many', () => changesLaw(but({ changes: () => ({ ships: [1] }) }), game)],
    ['absent rows', () => absentRowsLaw(but({ read: haunted }), game)],
    ['ids', () => identityLaw(but({ read: shrinking }), game)],
    [
      'permutation',
      () =>
        permuteLaw(good, good.genesis(whole.setting), [
          at('note'),
          { ...at('open'), args: { place: 1 } },
          { ...at('open'), args: { place: 2 } },
        ]),
    ],
  ])('%s', (_name, run) => {
    expect(run).toThrow();
  });

  const silent: Yard['execute'] = (from, command) => {
    const result = good.execute(from, command);
    return result.outcome.done ? result : { ...result, outcome: { done: true, answer: {} } };
  };
  const copying: Yard['execute'] = (from, command) => {
    const result = good.execute(from, command);
    return result.outcome.done
      ? result
      : { ...result, snapshot: good.decode(good.encode(result.snapshot)) };
  };
  const haunted: Yard['read'] = (snapshot) => {
    const world = good.read(snapshot);
    return { ...world, ports: Object.create(world.ports, { find: { value: () => 1 } }) } as never;
  };
  const shrinking: Yard['read'] = (snapshot) => {
    const world = good.read(snapshot);
    const count = 100 - snapshot.now;
    return { ...world, ships: { count, ids: () => world.ships.ids() } } as never;
  };
  const faulty = <S extends Schema>(definition: Definition<S>) => {
    const engine = lawDefine(definition);
    return { ...engine, decode: (bytes: Uint8Array) => engine.tick(engine.decode(bytes)).snapshot };
  };
});

function no(code: string) {
  return { done: false, refusal: { code, message: '', numbers: {} } } as const;
}

function reversed() {
  return [...shipyard.systems].reverse();
}

describe('the laws of the game can be broken', () => {
  const setting = settingOf({ seed: 1, ruleset: BRISK_RULESET });
  const open = { id: '', account: 0, type: 'open_account', args: { name: 'Ada' } };
  const one = { setting, steps: [{ kind: 'command', command: open } as const] };
  const { stocks } = astrariumDefinition.schema.tables;

  /** Rules under which somebody finds a number of micro-units in the attic. */
  const found = (micro: number) =>
    defineSimulation({
      ...astrariumDefinition,
      commands: {
        open_account: (draft, command) => {
          const outcome = astrariumDefinition.commands['open_account']?.(draft, command);
          draft.stocks.setLevel(1, stocks.fields.amount, micro);
          return outcome ?? { done: true, answer: {} };
        },
      },
    });

  test('and are not', () => {
    matterLaw(astrarium, one);
    boundsLaw(astrarium, one);
    paidBackLaw(astrarium, one);
    commandsLaw(astrarium, one);
  });

  test('matter', () => {
    expect(() => matterLaw(found(1), one)).toThrow(/structural is off by -/);
  });

  test.each([
    ['recall', { done: true, answer: {} }, /recall of .* should be refused with already_there/],
    ['travel', no('device_busy'), /travel of .* should be available/],
    ['set_tags', no('tag_limit'), /set_tags of .* should be done/],
    ['scan', no('nothing_to_scan'), /scan of .* is not shown/],
  ] as const)('what %s comes to', (type, outcome, why) => {
    const commands = { ...astrariumDefinition.commands, [type]: () => outcome };
    const other = defineSimulation({ ...astrariumDefinition, commands });
    expect(() => commandsLaw(other, one)).toThrow(why);
  });

  test('ids of operations', () => {
    const device = deviceCode(1, 1);
    const told = (type: string, args = {}) =>
      ({
        kind: 'command',
        command: { id: '', account: 1, type, args: { device, ...args } },
      }) as const;
    const two = [...one.steps, told('travel', { destination: 'SOL-3' }), told('recall')];
    const commands = Object.entries(astrariumDefinition.commands).map(
      ([type, reducer]): [string, typeof reducer] => [
        type,
        (draft, command) => {
          const outcome = reducer(draft, command);
          if (!outcome.done || type === 'open_account') return outcome;
          const operation = { ...(outcome.answer['operation'] as object), id: 'same' };
          return { done: true, answer: { ...outcome.answer, operation } };
        },
      ],
    );
    const other = defineSimulation({
      ...astrariumDefinition,
      commands: Object.fromEntries(commands),
    });
    operationLaw(astrarium, { ...one, steps: two });
    expect(() => operationLaw(other, { ...one, steps: two })).toThrow(
      /same was travelling since 0, and is recalling since 0/,
    );
  });

  test('explanations', () => {
    explainLaw(astrarium, one);
    let asked = 0;
    const read: typeof astrarium.read = (snapshot) => {
      const world = astrarium.read(snapshot);
      const get = () => (asked += 1) ** 2;
      const parts = Object.create(world.parts, { get: { value: get } }) as typeof world.parts;
      return { ...world, parts };
    };
    expect(() => explainLaw({ ...astrarium, read }, one)).toThrow(/the season/);
  });

  test('forecasts', () => {
    forecastLaw(astrarium, one);
    const late: typeof astrarium.tick = (from) => astrarium.tick(astrarium.tick(from).snapshot);
    expect(() => forecastLaw({ ...astrarium, tick: late }, one)).toThrow(/did not happen/);
    const early: typeof astrarium.advance = (from, { ticks }) =>
      astrarium.advance(from, { ticks: ticks + 1 });
    expect(() => forecastLaw({ ...astrarium, advance: early }, one)).toThrow(/nothing is due/);
  });

  test('bounds', () => {
    expect(() => boundsLaw(found(-1), one)).toThrow(/stocks 1 amount is -1/);
  });

  test('stock that nobody paid back', () => {
    const fine = found(BRISK_RULESET.mining.stockCapUnits * 1_000_000);
    paidBackLaw(fine, one);
    const much = found((BRISK_RULESET.mining.stockCapUnits + 1) * 1_000_000);
    expect(() => paidBackLaw(much, one)).toThrow(/structural is 401, not 400/);
  });
});

describe('poisoned globals', () => {
  test.each<[string, () => unknown]>([
    ['Math.sin', () => Math.sin(1)],
    ['Math.pow', () => Math.pow(2, 3)],
    ['Math.random', () => Math.random()],
    ['Date', () => Date.now()],
    ['new Date', () => new Date()],
    ['Intl', () => new Intl.NumberFormat()],
    ['localeCompare', () => 'a'.localeCompare('b')],
    ['toLocaleString', () => (1).toLocaleString()],
    ['sort', () => [2, 1].sort()],
    ['performance', () => performance.now()],
    ['setTimeout', () => setTimeout(() => {}, 1)],
  ])('%s', (_name, run) => {
    expect(() => poisonedGlobals(run)).toThrow(/was used/);
    expect(run).not.toThrow();
  });

  test('leave the rest alone, and heal', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'Date');
    expect(poisonedGlobals(() => [3, 1].sort((a, b) => a - b).map(Math.floor))).toEqual([1, 3]);
    expect(Object.getOwnPropertyDescriptor(globalThis, 'Date')).toEqual(before);
  });
});
