import { readdirSync, readFileSync } from 'node:fs';
import { defineFieldSimulation, type Definition, type Schema } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { shipyardScenario } from '../src/corpus.js';
import { shipyard } from '../src/games/shipyard.js';
import type { ShipyardSchema } from '../src/games/shipyardSchema.js';
import { absentRowsLaw } from '../src/laws/kernel/absentRowsLaw.js';
import { type BoundsOf, boundsLawWith } from '../src/laws/kernel/boundsLaw.js';
import { changesLaw } from '../src/laws/kernel/changesLaw.js';
import { codecLaw } from '../src/laws/kernel/codecLaw.js';
import { identityLaw } from '../src/laws/kernel/identityLaw.js';
import { type Define, lawDefine } from '../src/laws/law.js';
import { oldSnapshotsLaw } from '../src/laws/kernel/oldSnapshotsLaw.js';
import { oracleLaw } from '../src/laws/kernel/oracleLaw.js';
import { permuteLaw } from '../src/laws/kernel/permuteLaw.js';
import { poisonedGlobals } from '../src/laws/kernel/poisonedGlobals.js';
import { readingLaw } from '../src/laws/kernel/readingLaw.js';
import { refusalLaw } from '../src/laws/kernel/refusalLaw.js';
import { rehashLaw } from '../src/laws/kernel/rehashLaw.js';
import { rewindLaw } from '../src/laws/kernel/rewindLaw.js';
import { secondEngineLaw } from '../src/laws/kernel/secondEngineLaw.js';
import { sizeLaw } from '../src/laws/kernel/sizeLaw.js';
import { splitLaw } from '../src/laws/kernel/splitLaw.js';
import { throwingLaw } from '../src/laws/kernel/throwingLaw.js';
import { tickLaw } from '../src/laws/kernel/tickLaw.js';
import { foreignLaw } from '../src/laws/kernel/foreignLaw.js';
import { nestingLaw } from '../src/laws/kernel/nestingLaw.js';
import { ownershipLaw, ownershipLawWith } from '../src/laws/kernel/ownershipLaw.js';
import { twinLaw, twinLawWith } from '../src/laws/kernel/twinLaw.js';
import { walkLaw } from '../src/laws/kernel/walkLaw.js';
import { withOverrides } from './withOverrides.js';

const good = shipyardScenario.simulation;
const shipyardGame = shipyardScenario.game();
const game = { ...shipyardGame, steps: shipyardGame.steps.slice(0, 200) };
type Yard = typeof good;

/** Rules with state outside of the snapshot: the number of their calls. */
function statefulRules(): typeof shipyard {
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

/** The simulation with some of its functions replaced. */
const withFaults = (faults: Partial<Yard>): Yard => ({ ...good, ...faults });

/** A simulation whose hash depends on the number of its calls. */
function unstableHash(): Yard {
  let calls = 0;
  return withFaults({
    hash: (snapshot) => `${good.hash(snapshot)}${(calls += 1) > 150 ? 'x' : ''}`,
  });
}

describe('each law finds a planted fault', () => {
  const eager: Yard['advance'] = (from, bounds) => {
    const run = good.advance(from, bounds);
    if (run.ticks < 300) return run;
    return { ...run, snapshot: good.execute(run.snapshot, at('note')).snapshot };
  };
  const at = (type: string) => ({ id: '', account: 0, type, args: {} });

  test.each<[string, RegExp, () => void]>([
    [
      'oracle',
      /events\.\d+\.name/,
      () => oracleLaw(withFaults({ definition: { ...shipyard, systems: reversed() } }), game),
    ],
    [
      'oracle, of a refusal',
      /outcome\.done/,
      () => oracleLaw(withFaults({ execute: silent }), game),
    ],
    ['split', /cut at .* hash/, () => splitLaw(withFaults({ advance: eager }), game)],
    ['tick', /: hash: /, () => tickLaw(withFaults({ advance: eager }), game)],
    [
      'codec',
      /decoded hash/,
      () => codecLaw(withFaults({ encode: (one) => good.encode(good.tick(one).snapshot) }), game),
    ],
    ['old snapshots', /read at/, () => oldSnapshotsLaw(unstableHash(), game)],
    [
      'old snapshots, forked',
      /forked from/,
      () => oldSnapshotsLaw(defineFieldSimulation(statefulRules()), game),
    ],
    ['rehash', /from bytes/, () => rehashLaw(unstableHash(), game)],
    [
      'refusal',
      /a refusal made a new snapshot/,
      () => refusalLaw(withFaults({ execute: copying }), game),
    ],
    ['reading', /: hash: /, () => readingLaw(defineFieldSimulation(statefulRules()), game)],
    ['throwing', /: hash: /, () => throwingLaw(defineFieldSimulation(statefulRules()), game)],
    ['rewind', /repeated from/, () => rewindLaw(defineFieldSimulation(statefulRules()), game)],
    [
      'second engine',
      /: hash: /,
      () => secondEngineLaw(defineFieldSimulation(shipyard), game, faulty),
    ],
    ['changes', /against .* steps/, () => changesLaw(withFaults({ changes: () => ({}) }), game)],
    [
      'changes, too many',
      /against .* steps/,
      () => changesLaw(withFaults({ changes: () => ({ ships: [1] }) }), game),
    ],
    [
      'absent rows',
      /ports finds an absent row/,
      () => absentRowsLaw(withFaults({ read: haunted }), game),
    ],
    [
      'bounds, of a word',
      /tick [1-9]\d*: ships \d+ fuel is 5/,
      () => boundsLawWith<ShipyardSchema>(atMost('fuel', 4))(good, game),
    ],
    [
      'bounds, of a gauge',
      /ports 1 ore is 7000000/,
      () => boundsLawWith<ShipyardSchema>(atMost('ore', 4))(good, game),
    ],
    ['walk', /: now and events/, () => walkLaw(withFaults({ walk: hasty }), game)],
    ['twin', /text of the twin/, () => twinLaw(good, game, faulty)],
    ['twin, of a view', /text of the twin/, () => twinLawWith(() => (looks += 1))(good, game)],
    ['twin, of diff', /: diff backwards/, () => twinLaw(withFaults({ diff: oneSided }), game)],
    ['ownership, of a hash', /world/, () => ownershipLaw(unstableHash(), game)],
    ['ownership', /tampered: world/, () => ownershipLawWith(() => shared)(good, game)],
    [
      'ownership, of a setting',
      /tampered: world/,
      () => ownershipLawWith(() => lastSetting)(withFaults({ genesis: keeping }), game),
    ],
    ['nesting', /a transition was made/, () => nestingLaw(good, game, memoising)],
    ['nesting, of a read', /inside, .*: next due/, () => nestingLaw(good, game, silenced)],
    [
      'foreign snapshots',
      /hash takes a foreign snapshot/,
      () => foreignLaw(withFaults({ hash: () => '' }), game),
    ],
    [
      'foreign snapshots, in a probe',
      /probe passes a foreign snapshot on/,
      () => foreignLaw(withFaults({ probe: trusting }), game),
    ],
    ['sizes', /ships has 6 rows, and size 7/, () => sizeLaw(good, game, miscounting)],
    ['ids', /ships: 100 rows, then/, () => identityLaw(withFaults({ read: shrinking }), game)],
    [
      'permutation',
      /order 1\.outcomes/,
      () =>
        permuteLaw(good, good.genesis(shipyardGame.setting), [
          at('note'),
          { ...at('open'), args: { place: 1 } },
          { ...at('open'), args: { place: 2 } },
        ]),
    ],
  ])('%s', (_name, why, run) => {
    expect(run).toThrow(why);
  });

  test('each law has a planted fault', () => {
    const folder = new URL('../src/laws/kernel', import.meta.url);
    const all = readdirSync(folder).map((name) => name.slice(0, -'.ts'.length));
    expect(all.length).toBeGreaterThan(20);
    const text = ['lawsCanFail', 'migrationLaws']
      .map((name) => readFileSync(new URL(`${name}.test.ts`, import.meta.url), 'utf8'))
      .join('');
    const isCalled = (name: string): boolean => new RegExp(`\\b${name}(?:With)?[(<]`).test(text);
    expect(all.filter((name) => name.endsWith('Law') && !isCalled(name))).toEqual([]);
  });

  test('bounds that nothing exceeds hold', () => {
    boundsLawWith<ShipyardSchema>(() => [-Infinity, Infinity])(good, game);
  });

  /** Bounds of one field; the others have none. */
  function atMost(name: string, max: number): BoundsOf {
    return (_table, field) => [-Infinity, field === name ? max : Infinity];
  }
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
    return { ...world, ports: withOverrides(world.ports, { find: () => 1 }) };
  };
  const shrinking: Yard['read'] = (snapshot) => {
    const world = good.read(snapshot);
    const count = 100 - snapshot.now;
    return { ...world, ships: { count, ids: () => world.ships.ids() } } as never;
  };
  const miscounting: Define = (definition) => {
    const simulation = lawDefine(definition);
    const read: typeof simulation.read = (snapshot) => {
      const world = simulation.read(snapshot) as unknown as ReturnType<Yard['read']>;
      const ships = withOverrides(world.ships, { size: world.ships.size + 1 });
      return { ...world, ships } as never;
    };
    return { ...simulation, read };
  };
  const hasty: Yard['walk'] = (from, listener) => {
    const walk = good.walk(from, listener);
    const advance: typeof walk.advance = ({ ticks }) => walk.advance({ ticks: ticks + 1 });
    return { ...walk, advance };
  };
  let looks = 0;
  let diffs = 0;
  const oneSided: Yard['diff'] = () => {
    const found = { table: 'ships', id: 1, field: 'fuel', before: 1, after: 2 };
    return (diffs += 1) % 2 === 0 ? [found] : [];
  };
  const shared = { count: 1 };
  let lastSetting: unknown;
  const keeping: Yard['genesis'] = (setting) => {
    lastSetting = setting;
    return good.genesis(setting);
  };
  const trusting: Yard['probe'] = (snapshot, f) => {
    const result = f(snapshot);
    good.hash(snapshot);
    return result;
  };
  /** An engine that keeps the results of its ticks, and returns them also inside a transition. */
  const memoising = <S extends Schema>(definition: Definition<S>) => {
    const engine = lawDefine(definition);
    const known = new WeakMap<object, ReturnType<typeof engine.tick>>();
    const tick: typeof engine.tick = (from) => {
      const result = known.get(from) ?? engine.tick(from);
      known.set(from, result);
      return result;
    };
    return { ...engine, tick };
  };
  /** An engine that answers where it should throw. */
  const silenced = <S extends Schema>(definition: Definition<S>) => {
    const engine = lawDefine(definition);
    const nextDue: typeof engine.nextDue = (snapshot) => {
      try {
        return engine.nextDue(snapshot);
      } catch {
        return -1;
      }
    };
    return { ...engine, nextDue };
  };
  const faulty = <S extends Schema>(definition: Definition<S>) => {
    const engine = lawDefine(definition);
    return { ...engine, decode: (bytes: Uint8Array) => engine.tick(engine.decode(bytes)).snapshot };
  };
});

function reversed() {
  return [...shipyard.systems].reverse();
}

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
    ['process.env', () => process.env['HOME']],
    ['process.hrtime', () => process.hrtime()],
    ['performance', () => performance.now()],
    ['setTimeout', () => setTimeout(() => {}, 1)],
  ])('%s', (_name, run) => {
    expect(() => poisonedGlobals(run)).toThrow(/was used/);
    expect(run).not.toThrow();
  });

  test('allow everything else, and are restored', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'Date');
    expect(poisonedGlobals(() => [3, 1].sort((a, b) => a - b).map(Math.floor))).toEqual([1, 3]);
    const { NODE_ENV } = process.env;
    expect(poisonedGlobals(() => process.env['NODE_ENV'])).toBe(NODE_ENV);
    expect(Object.getOwnPropertyDescriptor(globalThis, 'Date')).toEqual(before);
  });
});
