import { expect, test } from 'vitest';
import { areDraws, Chance, DrawsDraft } from './chance.js';
import { defineMigration } from '../migrations.js';
import { defineFieldSchema, defineFieldSimulation, defineTable } from '../index.js';
import { done, type FieldDraftOf, type Outcome, word } from '../index.js';
import { command, tablesOnly } from './rows/rowTester.js';
import { chanceKey, roll } from './roll.js';

/** Chance that draws given numbers, and how many it drew. */
function scripted(...rolls: readonly number[]) {
  const ns: number[] = [];
  const draws = new DrawsDraft((_domain, _row, n) => {
    ns.push(n);
    const drawn = rolls[ns.length - 1];
    if (drawn === undefined) throw new Error('too many draws');
    return drawn;
  });
  return { chance: new Chance(draws, 'test', 0), ns };
}

test('each number below a limit comes from as many draws as any other', () => {
  for (const limit of [1, 2, 3, 6, 7, 100, 65_537]) {
    const rest = 2 ** 32 % limit;
    for (let at = 0; at < limit && at < 200; at += 1) {
      expect(scripted(at).chance.below(limit)).toBe(at);
      // The last draws that count end a whole number of rounds.
      const last = 2 ** 32 - rest - 1 - at;
      expect(scripted(last).chance.below(limit)).toBe(limit - 1 - at);
    }
    for (let above = 0; above < rest && above < 20; above += 1) {
      const { chance, ns } = scripted(2 ** 32 - 1 - above, 0);
      expect([chance.below(limit), ns]).toEqual([0, [2 ** 31, 2 ** 31 + 1]]);
    }
  }
});

test('a limit above 2^32 takes two draws, of which the first gives the upper 21 bits', () => {
  expect(scripted(2 ** 32 - 1).chance.below(2 ** 32)).toBe(2 ** 32 - 1);
  const { chance, ns } = scripted(2 ** 11, 5, 2 ** 32 - 1, 2 ** 32 - 1, 3, 4);
  expect([chance.below(2 ** 32 + 1), ns.length]).toEqual([4, 2]);
  // 2^53 - 1 is the only draw that is not below the limit.
  expect([chance.below(2 ** 53 - 1), ns.length]).toEqual([4, 6]);
});

test('between includes both, pick and shuffle give members, and weights count', () => {
  expect(scripted(0).chance.between(-5, 5)).toBe(-5);
  expect(scripted(10).chance.between(-5, 5)).toBe(5);
  expect(scripted(7).chance.between(3, 3)).toBe(3);
  expect(scripted(4).chance.pick(['a', 'b', 'c'])).toBe('b');
  const list = Object.freeze([1, 2, 3, 4]);
  expect(scripted(0, 0, 0).chance.shuffle(list)).toEqual([2, 3, 4, 1]);
  expect(scripted().chance.shuffle([])).toEqual([]);
  const orders = new Set<string>();
  for (let a = 0; a < 4; a += 1) {
    for (let b = 0; b < 3; b += 1) {
      for (let c = 0; c < 2; c += 1) orders.add(scripted(a, b, c).chance.shuffle(list).join(''));
    }
  }
  expect(orders.size).toBe(24);
  const weights = [0, 2, 0, 1];
  const drawn = [0, 1, 2].map((each) => {
    return scripted(each).chance.weighted(['a', 'b', 'c', 'd'], (_, at) => weights[at] ?? 0);
  });
  expect(drawn).toEqual(['b', 'b', 'd']);
});

test.each<[string, (chance: Chance) => unknown]>([
  ['below must be an integer from 1, not 0', (chance) => chance.below(0)],
  ['below must be an integer from 1, not 1.5', (chance) => chance.below(1.5)],
  ['below must be an integer from 1, not 9007199254740992', (chance) => chance.below(2 ** 53)],
  ['between must be two integers, not 0.5', (chance) => chance.between(0, 0.5)],
  ['between must be ascending bounds', (chance) => chance.between(1, 0)],
  ['between must be ascending bounds', (chance) => chance.between(-(2 ** 53 - 1), 2 ** 53 - 1)],
  ['pick must be a list with members', (chance) => chance.pick([])],
  ['shuffle must be a list', (chance) => chance.shuffle('abc' as never)],
  ['weight 1 must be an integer from 0, not -1', (chance) => chance.weighted([1, -1], (w) => w)],
  ['weight 0 must be an integer from 0, not 0.5', (chance) => chance.weighted([0.5], (w) => w)],
  ['the sum of weights must be an integer in 1', (chance) => chance.weighted([0], (w) => w)],
  ['the sum of weights must be', (chance) => chance.weighted([2 ** 53 - 1, 1], (w) => w)],
])('wrong use throws: chance "test": %s', (message, use) => {
  const { chance, ns } = scripted();
  expect(() => use(chance)).toThrow('chance "test": ');
  expect(() => use(chance)).toThrow(message);
  expect(ns).toEqual([]);
});

const boxes = defineTable('boxes', { apples: word });
const schema = tablesOnly({ boxes });
type Draft = FieldDraftOf<typeof schema>;
const simulationOf = (act: (draft: Draft) => unknown, version = 1) =>
  defineFieldSimulation({
    name: 'boxes',
    version,
    schema,
    genesis: () => undefined,
    commands: {
      act: (draft: Draft): Outcome => {
        const drawn = act(draft);
        return done({ drawn });
      },
    },
    systems: [],
  });
const COMMAND = command('act');

test('a draw is a roll of the digest of its purpose with a marked n', () => {
  const simulation = simulationOf((draft) => [
    draft.chance('apples', 7).below(2 ** 32),
    draft.chance('apples', 7).below(2 ** 32),
    draft.chance('apples').below(2 ** 32),
    draft.chance('pears', 7).below(2 ** 32),
  ]);
  const start = simulation.advance(simulation.genesis({ seed: 5 }), { ticks: 3 }).snapshot;
  const { outcome, snapshot } = simulation.execute(start, COMMAND);
  const domains = { apples: 0, pears: 0 };
  for (const { field, id, after } of simulation.diff(start, snapshot)) {
    if (id === 7) domains[after === 2 ? 'apples' : 'pears'] = parseInt(field, 16);
  }
  const { apples, pears } = domains;
  const drawn = [
    [apples, 7, 0],
    [apples, 7, 1],
    [apples, 0, 0],
    [pears, 7, 0],
  ].map(([domain = 0, row = 0, n = 0]) => {
    return roll(chanceKey({ seed: 5 }), domain, row, 3, 2 ** 31 + n);
  });
  expect(outcome).toEqual(done({ drawn }));
  // Always the same numbers: they are part of recorded games.
  expect(domains).toEqual({ apples: 3_197_499_669, pears: 3_631_918_482 });
});

test('the count goes on within a tick, and is in the hash until the clock moves', () => {
  const game = simulationOf((draft) => draft.chance('apples', 7).below(2 ** 32));
  const start = game.tick(game.genesis({ seed: 1 })).snapshot;
  const first = game.execute(start, COMMAND);
  const second = game.execute(first.snapshot, COMMAND);
  expect(second.outcome).not.toEqual(first.outcome);
  const later = game.tick(second.snapshot).snapshot;
  const anew = game.execute(later, COMMAND).snapshot;
  expect(game.diff(later, anew)).toMatchObject([{ before: 0, after: 1 }]);
  const hashes = [start, first.snapshot, second.snapshot, later].map(
    (each) => game.tableHashes(each)['chance'],
  );
  expect(hashes).toEqual([undefined, expect.any(String), expect.any(String), undefined]);
  expect(hashes[1]).not.toBe(hashes[2]);
  expect(game.changes(start, second.snapshot)).toEqual({});
});

test('chance needs a purpose and a row, and is drawn in its transition only', () => {
  const simulation = simulationOf(() => 0);
  expect(simulation.read(simulation.genesis({ seed: 1 }))).not.toHaveProperty('chance');
  let kept: ReturnType<Draft['chance']> | undefined;
  const use = (purpose: unknown, row: number) => () => {
    const drawing = simulationOf(({ chance }) => void (kept = chance(purpose as string, row)));
    drawing.execute(drawing.genesis({ seed: 1 }), COMMAND);
    return kept?.below(5);
  };
  expect(use(5, 0)).toThrow('the purpose of chance must be a text, not 5');
  const why = 'the row of chance "apples" must be an integer from 0, not -1';
  expect(use('apples', -1)).toThrow(why);
  expect(use('late', 0)).toThrow('used after its transition');
  const tables = { chance: defineTable('chance', {}) };
  expect(() => defineFieldSchema({ ...schema, tables })).toThrow('the name chance is taken');
});

test('bytes and migrations keep the count; bytes with a wrong count are refused', () => {
  const from = simulationOf((draft) => draft.chance('apples', 7).below(1000));
  const once = from.execute(from.genesis({ seed: 1 }), COMMAND).snapshot;
  const twice = from.execute(once, COMMAND);
  expect(from.execute(from.decode(from.encode(once)), COMMAND).outcome).toEqual(twice.outcome);
  const to = simulationOf((draft) => draft.chance('apples', 7).below(1000), 2);
  const { migrate } = defineMigration({ name: 'next', from, to });
  expect(to.execute(migrate(once), COMMAND).outcome).toEqual(twice.outcome);
  expect(to.withSetting(migrate(once), { seed: 1 }).now).toBe(0);
  const text = JSON.stringify([...from.encode(once)]);
  const changed = [...text.matchAll(/44,0,49,0,93,0,93,0/g)];
  expect(changed.length).toBe(1);
  for (const digit of [48, 50]) {
    const bytes = Uint8Array.from(
      JSON.parse(text.replace('44,0,49,0,93,0,93,0', `44,0,${digit},0,93,0,93,0`)) as number[],
    );
    expect(() => from.decode(bytes)).toThrow('these bytes cannot be decoded');
  }
});

test.each([
  ['good', '[[1,0,1]]'],
  ['good', '[[1,0,1],[1,1,9],[2,0,1]]'],
  ['none', '[]'],
  ['out of order', '[[1,1,1],[1,0,1]]'],
  ['twice', '[[1,0,1],[1,0,2]]'],
  ['a count of 0', '[[1,0,0]]'],
  ['a wide domain', '[[4294967296,0,1]]'],
  ['a negative row', '[[1,-1,1]]'],
  ['half a row', '[[1,0.5,1]]'],
  ['no count', '[[1,0]]'],
  ['no list', '{}'],
])('draws of bytes are checked: %s, %s', (what, json) => {
  expect(areDraws(JSON.parse(json))).toBe(what === 'good');
});

test('a command costs what it draws itself, and not what others drew in its tick', () => {
  const draws = new DrawsDraft((domain, row, n) => domain + row + n);
  let base = draws.commit();
  draws.open(base);
  for (let row = 2000; row > 0; row -= 1) draws.next(row % 7, row);
  base = draws.commit();
  expect([base.length, areDraws(base)]).toEqual([2000, true]);
  // Another transition that is not committed, and then one that is.
  draws.open(base);
  draws.next(3, 3);
  draws.next(9, 9);
  draws.open(base);
  expect(draws.next(3, 3)).toBe(6 + 2 ** 31 + 1);
  draws.mark();
  draws.next(8, 1);
  draws.goBack(0);
  const next = draws.commit();
  const changed = next.filter((each) => !base.includes(each));
  expect([next.length, changed, areDraws(next)]).toEqual([2000, [[3, 3, 2]], true]);
  // Another world goes on from what was before.
  draws.open(base);
  expect(draws.next(3, 3)).toBe(6 + 2 ** 31 + 1);
  draws.clear();
  expect(draws.commit()).toEqual([]);
  draws.open(next);
  expect(draws.commit()).toBe(next);
});
