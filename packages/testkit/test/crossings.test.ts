import { crossing, defineFieldSchema, defineFieldSimulation, defineTable } from '@astrarium/core';
import { done, type FieldDraftOf, gauge, json, timer, word } from '@astrarium/core';
import { defineMigration } from '@astrarium/core/migrations';
import { describe, expect, test } from 'vitest';

interface JarSetting {
  seed: number;
  cap: number;
}

/** A jar whose level rises to a bound, with a command that does what a test says. */
function jarWith(
  bound: number | string | ((setting: JarSetting) => number | readonly number[]),
  act: (draft: JarDraft) => void = () => undefined,
) {
  const jars = defineTable('jars', { ...JAR_SPECS, reached: crossing('level', { rises: bound }) });
  const simulation = defineFieldSimulation({
    name: 'jars',
    version: 1,
    schema: { ...JAR_SCHEMA, tables: { jars } } as typeof JAR_SCHEMA,
    genesis: (draft) => void draft.jars.insert(),
    commands: {
      act: (draft) => (act(draft), done()),
      set(draft, { args: given }) {
        const { level, rate } = given as { level?: number; rate?: number };
        if (level !== undefined) draft.jars.setLevel(1, JAR.level, level);
        if (rate !== undefined) draft.jars.setRate(1, JAR.level, rate);
        return done();
      },
    },
    systems: [
      { name: 'first', table: 'jars', timer: 'first', run: () => undefined },
      {
        name: 'reached',
        table: 'jars',
        timer: 'reached',
        run: (draft, jar) => draft.emit('reached', draft.jars.level(jar, JAR.level)),
      },
    ],
  });
  type State = ReturnType<typeof simulation.genesis>;
  const start = simulation.genesis({ seed: 1, cap: 50 });
  const set = (given: { level?: number; rate?: number }, from: State = start): State =>
    simulation.execute(from, { id: '', account: 0, type: 'set', args: given }).snapshot;
  return {
    simulation,
    start,
    set,
    act: (from: State = start): State =>
      simulation.execute(from, { id: '', account: 0, type: 'act', args: {} }).snapshot,
    due: (at: State): number => simulation.read(at).jars.due(1, JAR.reached),
    /** The ticks in which the crossing's system is called. */
    calls(at: State, ticks: number): number[] {
      return [...simulation.advance(at, { ticks }).events].map(({ tick }) => tick);
    },
  };
}
const RISES = crossing('level', { rises: 'size' });
const JAR_SPECS = { level: gauge, size: word, first: timer };
const plainJars = defineTable('jars', { ...JAR_SPECS, reached: crossing('level', { rises: 0 }) });
const JAR = plainJars.fields;
const JAR_SCHEMA = defineFieldSchema({
  tables: { jars: plainJars },
  documents: {},
  events: { reached: ['level'] },
  setting: json<JarSetting>(),
});
type JarDraft = FieldDraftOf<typeof JAR_SCHEMA>;

describe('a crossing', () => {
  test('is not due at a tick that is no safe integer, and stays in the word after the last', () => {
    const far = jarWith(Number.MAX_SAFE_INTEGER);
    const moved = far.set({ rate: 1 });
    expect(far.due(moved)).toBe(Number.MAX_SAFE_INTEGER);
    expect(far.simulation.nextDue(moved)).toBe(0);
    expect(far.due(far.set({ rate: 1, level: -1 }))).toBe(0);
    const { due, set, simulation } = jarWith(2 ** 33);
    const slow = set({ rate: 1 });
    expect([due(slow), simulation.nextDue(slow)]).toEqual([2 ** 33, 0]);
    expect(due(simulation.decode(simulation.encode(slow)))).toBe(2 ** 33);
    expect(due(simulation.advance(slow, { ticks: 2 ** 32 - 1 }).snapshot)).toBe(2 ** 33);
  });

  test('is not set by another setting, whose call comes when the word says so', () => {
    const { calls, due, set, simulation } = jarWith(({ cap }) => cap);
    const moved = set({ rate: 1 });
    expect(due(moved)).toBe(50);
    const other = simulation.withSetting(moved, { seed: 1, cap: 80 });
    expect(due(other)).toBe(50);
    // It is called at 50, and then the bound of the new setting lies ahead.
    expect(calls(other, 200)).toEqual([50, 80]);
    expect(due(set({ rate: 2 }, other))).toBe(40);
  });

  test('cannot be scheduled or cancelled', () => {
    const why = 'reached of jars is a crossing: the engine sets it when its gauge is written';
    const field = JAR.reached as never;
    expect(() => jarWith(10, (d) => d.jars.schedule(1, field, 5)).act()).toThrow(why);
    expect(() => jarWith(10, (d) => d.jars.cancel(1, field)).act()).toThrow(why);
    // @ts-expect-error: a crossing is not a timer
    expect(() => jarWith(10, (d) => d.jars.cancel(1, JAR.reached)).act()).toThrow(why);
  });

  test('names itself when its bound is no integer', () => {
    const wanted = 'the bound of crossing jars.reached must be an integer or a list of integers';
    const half = jarWith(() => 0.5);
    expect(() => half.set({ rate: 1 })).toThrow(`${wanted}, not 0.5`);
    const none = jarWith((() => [1, undefined]) as unknown as () => number);
    expect(() => none.set({ rate: 1 })).toThrow(`${wanted}, not undefined`);
  });

  test.each<[string, Parameters<typeof defineTable>[1]]>([
    ['reached names level, which is no gauge', { size: word, reached: RISES }],
    ['reached names level, which is no gauge', { level: word, size: word, reached: RISES }],
    [
      'reached has the bound size, which is no word of its table',
      { level: gauge, size: gauge, reached: RISES },
    ],
    [
      'half must be an integer, a field or a function, not 0.5',
      { level: gauge, half: crossing('level', { falls: 0.5 }) },
    ],
  ])('is refused: crossing jars.%s', (why, specs) => {
    expect(() => defineTable('jars', specs)).toThrow(`crossing jars.${why}`);
  });

  test('needs one direction, and a system', () => {
    const both = { falls: 1, rises: 2 } as { falls: number };
    expect(() => crossing('level', both)).toThrow('needs one of falls and rises');
    const { definition } = jarWith(10).simulation;
    const systems = definition.systems.slice(0, 1) as unknown as typeof definition.systems;
    expect(() => defineFieldSimulation({ ...definition, systems })).toThrow(
      'crossing jars.reached needs a system',
    );
  });

  test('counts as a timer in the format, and a timer may become one', () => {
    const { set, simulation } = jarWith(10);
    const timed = defineTable('jars', { ...JAR_SPECS, reached: timer });
    const before = defineFieldSimulation({
      ...simulation.definition,
      schema: { ...JAR_SCHEMA, tables: { jars: timed } } as unknown as typeof JAR_SCHEMA,
    });
    const moved = set({ rate: 1 });
    expect(before.hash(before.decode(simulation.encode(moved)))).toBe(simulation.hash(moved));
    expect(before.nextDue(moved)).toBe(10);
    const next = defineFieldSimulation({ ...simulation.definition, version: 2 });
    const upgrade = defineMigration({ name: 'crossings', from: before, to: next });
    expect(next.read(upgrade.migrate(moved)).jars.due(1, JAR.reached)).toBe(10);
  });
});
