import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../testkit/test/tier.js';
import { defineSchema, defineSimulation, flag, integer, many, object } from '../../index.js';
import { optional, orNull, record, refuse, type RowOf } from '../../index.js';
import { table } from '../../index.js';
import { command } from './rowTester.js';

const mob = object({ hp: integer(), note: optional(integer()), at: object({ x: integer() }) });
interface Mob {
  hp: number;
  note?: number | undefined;
  at: { x: number };
}
const schema = defineSchema({
  tables: {
    dens: table({
      mobs: many(mob),
      byName: record(mob),
      boss: optional(mob),
      note: orNull(integer()),
      notes: many(orNull(integer())),
      last: many(integer(), { last: 3 }),
      deep: object({ list: many(many(mob)), one: orNull(mob) }),
    }),
  },
  events: { packed: { full: flag } },
});
type Den = RowOf<typeof schema, 'dens'>;

/** A game in which a rule may do something to the dens 1 and 2. */
function denOf(act: (one: Den, two: Den, performOther: (done: boolean) => void) => void) {
  const other = schema.command({
    args: { isDone: flag },
    run({ dens, require }, { isDone }) {
      if (isDone) return;
      dens.get(1).last.push(9);
      require(false, 'no', 'No.');
    },
  });
  const rule = schema.command({
    run({ dens, perform }) {
      act(dens.get(1), dens.get(2), (isDone) => void perform(other, { isDone }, 1));
    },
  });
  const empty = schema.command({ run: ({ dens }) => void (dens.get(1).mobs = []) });
  const wrong = schema.command({
    run({ dens, require }) {
      const { mobs } = dens.get(1);
      mobs[0]!.hp = 50;
      dens.get(2).mobs[0]!.hp = 99;
      mobs.push({ hp: 1, at: (() => 0) as never });
      mobs.push({ hp: Number.NaN, at: { x: 1 } });
      require(false, 'full', 'Full.');
    },
  });
  const game = defineSimulation({
    name: 'dens',
    version: 1,
    schema,
    commands: { act: rule, other, empty, wrong },
    genesis({ dens }) {
      for (const hp of [1, 2]) {
        const each: Mob = { hp, at: { x: 1 } };
        dens.insert({ mobs: [each, each], deep: { list: [[each]], one: each } });
      }
    },
  });
  return { game, start: game.genesis({ seed: 1 }) };
}

test('an edit of a refused command that no world keeps is not left for a later one', () => {
  const { game, start } = denOf(() => undefined);
  const plain = game.hash(game.execute(start, command('empty')).snapshot);
  const { outcome } = game.execute(start, command('wrong'));
  expect(outcome).toMatchObject({ done: false, refusal: { code: 'full' } });
  expect(game.hash(game.execute(start, command('empty')).snapshot)).toBe(plain);
});

test('a refused command leaves the values of the rule around it as they were', () => {
  const { game, start } = denOf((one, _, performOther) => {
    const { last, mobs } = one;
    last.push(1, 2, 3, 4);
    Object.assign(mobs[0]!, { note: undefined });
    // Its own edit of the same list is taken back, and the list is read anew.
    performOther(false);
    mobs[0]!.note = 7;
    one.last.push(5);
  });
  const { outcome, snapshot } = game.execute(start, command('act'));
  expect(outcome.done).toBe(true);
  const den = game.read(snapshot).dens.get(1);
  expect(den.mobs[0]).toEqual({ hp: 1, note: 7, at: { x: 1 } });
  expect(den.last).toEqual([3, 4, 5]);
});

test('what a view refuses with is a copy', () => {
  const no = refuse('no', 'No.');
  const view = schema.view({ answer: {}, read: () => no });
  const game = defineSimulation({ name: 'v', version: 1, schema, commands: {}, views: { view } });
  const seen = game.view(game.genesis({ seed: 1 }), 'view', {}, { account: 1 });
  expect(seen).toEqual(no);
  expect(seen).not.toBe(no);
  expect(() => Object.assign((seen as typeof no).refusal, { message: 'x' })).toThrow();
});

test('a definition cannot be changed from outside', () => {
  const { eventWords, stored } = denOf(() => undefined).game.definition.schema;
  expect(Object.isFrozen(eventWords?.['packed'])).toBe(true);
  expect(Object.isFrozen(stored?.['tables'])).toBe(true);
  expect(Object.isFrozen(schema.events.packed)).toBe(true);
});

describe('what is written is copied', () => {
  const GOBLIN = { hp: 10, at: { x: 1 } };
  const hurt = (one: Mob | null | undefined): void => {
    if (!one) return;
    one.hp -= 3;
    one.at.x += 1;
  };

  test.each<[way: string, act: (one: Den, goblin: Mob) => void]>([
    ['push', ({ mobs }, goblin) => (mobs.push(goblin), hurt(mobs.at(-1)))],
    ['push of two', ({ mobs }, goblin) => (mobs.push(goblin, goblin), hurt(mobs.at(-1)))],
    ['an index', ({ mobs }, goblin) => ((mobs[0] = goblin), hurt(mobs[0]))],
    ['splice', ({ mobs }, goblin) => (mobs.splice(1, 1, goblin), hurt(mobs[1]))],
    ['unshift', ({ mobs }, goblin) => (mobs.unshift(goblin), hurt(mobs[0]))],
    ['fill', ({ mobs }, goblin) => (mobs.fill(goblin), hurt(mobs[0]))],
    ['Object.assign to a list', ({ mobs }, goblin) => hurt(Object.assign(mobs, [goblin])[0])],
    [
      'Object.assign to a record',
      ({ byName }, goblin) => hurt(Object.assign(byName, { a: goblin }).a),
    ],
    ['Object.assign to a row', (one, goblin) => hurt(Object.assign(one, { boss: goblin }).boss)],
    ['a record', ({ byName }, goblin) => ((byName['a'] = goblin), hurt(byName['a']))],
    ['a field', (one, goblin) => ((one.boss = goblin), hurt(one.boss))],
    ['a list', (one, goblin) => ((one.mobs = [goblin]), hurt(one.mobs[0]))],
    ['a member', ({ deep }, goblin) => ((deep.one = goblin), hurt(deep.one))],
    ['a part', ({ mobs: [mob] }, { at }) => ((mob!.at = at), hurt(mob))],
    ['a list in a list', ({ deep }, goblin) => (deep.list.push([goblin]), hurt(deep.list[1]?.[0]))],
    [
      'what is there already',
      ({ byName }, goblin) => ((byName['a'] ??= goblin), hurt(byName['a'])),
    ],
    [
      'sort',
      ({ mobs }, goblin) => (mobs.push(goblin), mobs.sort((a, b) => b.hp - a.hp), hurt(mobs[0])),
    ],
    ['reverse', ({ mobs }, goblin) => (mobs.push(goblin), hurt(mobs.reverse()[0]))],
    ['pop', (one, goblin) => (one.mobs.push(goblin), hurt(one.mobs.pop()))],
    ['shift', (one, goblin) => (one.mobs.unshift(goblin), hurt(one.mobs.shift()))],
  ])('%s', (_way, act) => {
    const goblin = structuredClone(GOBLIN);
    const { game, start } = denOf((one) => act(one, goblin));
    const hashes = [1, 2, 3].map(() => {
      const { snapshot } = game.execute(start, command('act'));
      expect(game.check(snapshot)).toEqual([]);
      return game.hash(game.decode(game.encode(snapshot)));
    });
    expect(goblin).toEqual(GOBLIN);
    expect(new Set(hashes).size).toBe(1);
    // What happens to it after the statement does not reach the world.
    const later = denOf((one) => {
      act(one, goblin);
      goblin.hp = 99;
      goblin.at.x = 99;
    });
    const { snapshot } = later.game.execute(later.start, command('act'));
    expect(later.game.hash(snapshot)).toBe(hashes[0]);
  });

  test('a part of another row, or of the same value, is copied too', () => {
    const { game, start } = denOf((one, two) => {
      one.mobs.push(two.mobs[0] as Mob, one.mobs[0] as Mob);
      one.byName['two'] = two.mobs[0] as Mob;
      hurt(two.mobs[0]);
      hurt(one.mobs[0]);
      hurt(one.mobs.at(-1));
      two.deep.one = two.mobs[0] as Mob;
      two.mobs[0]!.hp = 50;
      // Those that are moved are not copied: whoever holds one edits it at its new place.
      const [first] = two.mobs;
      two.mobs.unshift({ hp: 7, at: { x: 7 } });
      two.mobs.reverse();
      first!.at.x = 70;
    });
    const { dens } = game.read(game.execute(start, command('act')).snapshot);
    const [one, two] = [dens.get(1), dens.get(2)];
    const plain = { x: 1 };
    expect(one.mobs).toEqual([
      { hp: -2, at: { x: 2 } },
      { hp: 1, at: plain },
      { hp: 2, at: plain },
      { hp: -2, at: { x: 2 } },
    ]);
    expect(one.byName).toEqual({ two: { hp: 2, at: plain } });
    expect(two.deep.one).toEqual({ hp: -1, at: { x: 2 } });
    expect(two.mobs.map(({ hp, at }) => [hp, at.x])).toEqual([
      [2, 1],
      [50, 70],
      [7, 7],
    ]);
  });

  test('what ??= puts where there is nothing can be edited in the same statement', () => {
    const { game, start } = denOf((one) => {
      for (const name of ['a', 'b', 'a', '__proto__']) {
        (one.byName[name] ??= { hp: 0, at: { x: 0 } }).hp += 1;
      }
      (one.boss ??= { hp: 0, at: { x: 0 } }).at.x += 1;
      (one.boss ??= { hp: 0, at: { x: 0 } }).at.x += 1;
    });
    const { snapshot } = game.execute(start, command('act'));
    const { boss, byName } = game.read(snapshot).dens.get(1);
    expect(Object.entries(byName).map(([name, { hp }]) => [name, hp])).toEqual([
      ['__proto__', 1],
      ['a', 2],
      ['b', 1],
    ]);
    expect(boss).toEqual({ hp: 0, at: { x: 2 } });
  });

  test('lists behave as lists do', () => {
    const pair = fc.record({ hp: fc.nat(9), at: fc.record({ x: fc.nat(9) }) });
    const at = fc.integer({ min: -3, max: 5 });
    const step = fc.oneof(
      ...(['push', 'unshift', 'fill'] as const).map((name) => fc.tuple(fc.constant(name), pair)),
      ...(['pop', 'shift', 'reverse', 'sort'] as const).map((name) => fc.tuple(fc.constant(name))),
      fc.tuple(fc.constant('splice' as const), at, at, pair),
      fc.tuple(fc.constant('copyWithin' as const), at, at),
      fc.tuple(fc.constant('edit' as const), at, fc.nat(9)),
    );
    const seenOf = (seen: unknown): unknown => {
      if (Array.isArray(seen)) return seen.map(seenOf);
      return Object(seen) === seen ? [(seen as Mob).hp, (seen as Mob).at.x] : seen;
    };
    const play = (list: Mob[], steps: readonly (readonly unknown[])[]): unknown[] =>
      steps.map(([name, ...args]) => {
        if (name === 'edit') {
          const each = list.at(args[0] as number);
          if (each !== undefined) each.at.x = args[1] as number;
          return list.length;
        }
        const given = name === 'sort' ? [(a: Mob, b: Mob) => a.hp - b.hp] : args;
        const result = (list[name as 'push'] as Function).apply(list, given);
        return JSON.stringify([result === list, seenOf(result), seenOf(list)]);
      });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        // A plain list holds what it is given: each step gets objects of its own, and duplicates
        // are made different again.
        const copies = structuredClone(steps);
        const expected: Mob[] = [1, 1].map((hp) => ({ hp, at: { x: 1 } }));
        const plain = copies.map((one) => {
          const [seen] = play(expected, [one]);
          expected.splice(0, expected.length, ...expected.map((each) => structuredClone(each)));
          return seen;
        });
        let seen: unknown[] = [];
        const { game, start } = denOf(
          ({ mobs }) => void (seen = play(mobs, structuredClone(steps))),
        );
        const { snapshot } = game.execute(start, command('act'));
        expect(seen).toEqual(plain);
        expect(game.read(snapshot).dens.get(1).mobs).toEqual(expected);
      }),
      runs(20, 2000),
    );
  });
});

describe('an edit to what no world keeps throws, whatever was there before', () => {
  test.each([
    ['NaN', Number.NaN, 'an integer'],
    ['Infinity', Infinity, 'an integer'],
    ['undefined', undefined, 'missing'],
    ['a function', () => 0, 'an integer'],
    ['a date', new Date(0), 'an integer'],
    ['a symbol', Symbol('a'), 'an integer'],
  ])('%s', (_what, wrong, says) => {
    for (const former of [null, 0]) {
      for (const isDone of [true, false]) {
        const notes = denOf((one, _, performOther) => {
          one.notes.push(former);
          performOther(isDone);
          one.notes[0] = wrong as never;
        });
        const run = () => notes.game.execute(notes.start, command('act'));
        expect(run).toThrow('dens.notes of row 1: notes[0] ');
        expect(run).toThrow(says);
      }
    }
  });
});

test.each(['-1', 'name'])('a list takes no member %s', (name) => {
  const { game, start } = denOf(({ notes }) => void Object.assign(notes, { [name]: 1 }));
  const run = () => game.execute(start, command('act'));
  expect(run).toThrow(`dens.notes of row 1 cannot have a member ${name}`);
});
