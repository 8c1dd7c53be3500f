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
import { type Define, type Law, lawDefine } from '../src/laws/law.js';
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
import { withMembers, withOverrides } from './withOverrides.js';

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

const statefulYard = (): Yard => defineFieldSimulation(statefulRules());

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
  const at = (type: string, args = {}) => ({ id: '', account: 0, type, args });
  const eager: Yard['advance'] = (from, bounds) => {
    const run = good.advance(from, bounds);
    if (run.ticks < 300) return run;
    return { ...run, snapshot: good.execute(run.snapshot, at('note')).snapshot };
  };
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
    if (result.outcome.done) return result;
    return { ...result, snapshot: good.decode(good.encode(result.snapshot)) };
  };
  const haunted: Yard['read'] = (snapshot) => {
    const world = good.read(snapshot);
    return withMembers(world, { ports: withOverrides(world.ports, { find: () => 1 }) });
  };
  const shrinking: Yard['read'] = (snapshot) => {
    const world = good.read(snapshot);
    const count = 100 - snapshot.now;
    return withMembers(world, { ships: { count, ids: () => world.ships.ids() } as never });
  };
  const miscounting: Define = (definition) => {
    const simulation = lawDefine(definition);
    const read: typeof simulation.read = (snapshot) => {
      const world = simulation.read(snapshot) as unknown as ReturnType<Yard['read']>;
      const ships = withOverrides(world.ships, { size: world.ships.size + 1 });
      return withMembers(world, { ships }) as never;
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

  const late: Yard['encode'] = (snapshot) => good.encode(good.tick(snapshot).snapshot);
  const backwards = { ...shipyard, systems: [...shipyard.systems].reverse() };

  test.each<[string, Law, Partial<Yard>, RegExp]>([
    ['oracle', oracleLaw, { definition: backwards }, /events\.\d+\.name/],
    ['oracle, of a refusal', oracleLaw, { execute: silent }, /outcome\.done/],
    ['split', splitLaw, { advance: eager }, /cut at .* hash/],
    ['tick', tickLaw, { advance: eager }, /: hash: /],
    ['codec', codecLaw, { encode: late }, /decoded hash/],
    ['refusal', refusalLaw, { execute: copying }, /a refusal made a new snapshot/],
    ['changes', changesLaw, { changes: () => ({}) }, /against .* steps/],
    ['changes, too many', changesLaw, { changes: () => ({ ships: [1] }) }, /against .* steps/],
    ['absent rows', absentRowsLaw, { read: haunted }, /ports finds an absent row/],
    ['walk', walkLaw, { walk: hasty }, /: now and events/],
    ['twin, of diff', twinLaw, { diff: oneSided }, /: diff backwards/],
    ['foreign snapshots', foreignLaw, { hash: () => '' }, /hash takes a foreign snapshot/],
    ['foreign, in a probe', foreignLaw, { probe: trusting }, /probe passes a foreign snapshot on/],
    ['ids', identityLaw, { read: shrinking }, /ships: 100 rows, then/],
  ])('%s', (_name, law, faults, why) => {
    expect(() => law(withFaults(faults), game)).toThrow(why);
  });

  test.each<[string, Law, () => Yard, RegExp]>([
    ['old snapshots', oldSnapshotsLaw, unstableHash, /read at/],
    ['rehash', rehashLaw, unstableHash, /from bytes/],
    ['ownership, of a hash', ownershipLaw, unstableHash, /world/],
    ['old snapshots, forked', oldSnapshotsLaw, statefulYard, /forked from/],
    ['reading', readingLaw, statefulYard, /: hash: /],
    ['throwing', throwingLaw, statefulYard, /: hash: /],
    ['rewind', rewindLaw, statefulYard, /repeated from/],
  ])('%s', (_name, law, make, why) => {
    expect(() => law(make(), game)).toThrow(why);
  });

  test.each<[string, Law, Define, RegExp]>([
    ['second engine', secondEngineLaw, faulty, /: hash: /],
    ['twin', twinLaw, faulty, /text of the twin/],
    ['nesting', nestingLaw, memoising, /a transition was made/],
    ['nesting, of a read', nestingLaw, silenced, /inside, .*: next due/],
    ['sizes', sizeLaw, miscounting, /ships has 6 rows, and size 7/],
  ])('%s', (_name, law, define, why) => {
    expect(() => law(good, game, define)).toThrow(why);
  });

  const fuelBounds = boundsLawWith<ShipyardSchema>(atMost('fuel', 4));
  const oreBounds = boundsLawWith<ShipyardSchema>(atMost('ore', 4));
  const orders = [at('note'), at('open', { place: 1 }), at('open', { place: 2 })];

  test.each<[string, RegExp, () => void]>([
    ['bounds, of a word', /tick [1-9]\d*: ships \d+ fuel is 5/, () => fuelBounds(good, game)],
    ['bounds, of a gauge', /ports 1 ore is 7000000/, () => oreBounds(good, game)],
    ['twin, of a view', /text of the twin/, () => twinLawWith(() => (looks += 1))(good, game)],
    ['ownership', /tampered: world/, () => ownershipLawWith(() => shared)(good, game)],
    [
      'ownership, of a setting',
      /tampered: world/,
      () => ownershipLawWith(() => lastSetting)(withFaults({ genesis: keeping }), game),
    ],
    [
      'permutation',
      /order 1\.outcomes/,
      () => permuteLaw(good, good.genesis(shipyardGame.setting), orders),
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
    const isCalled = (name: string): boolean => new RegExp(`\\b${name}(?:With)?[(<,]`).test(text);
    expect(all.filter((name) => name.endsWith('Law') && !isCalled(name))).toEqual([]);
  });

  test('bounds that nothing exceeds hold', () => {
    boundsLawWith<ShipyardSchema>(() => [-Infinity, Infinity])(good, game);
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
