import { describe, expect, test } from 'vitest';
import * as s from '../../index.js';

/** Names that objects have before anybody gives them a member. */
const NAMES = [...Object.getOwnPropertyNames(Object.prototype), 'toJSON'];

const tally = s.object({ n: s.integer(), by: s.record(s.integer()) });
const schema = s.defineSchema({
  tables: {
    box: s.single({ by: s.record(tally), list: s.many(s.record(s.integer())) }),
    notes: s.values({ at: s.record(s.record(s.text())) }),
  },
  setting: { prices: s.record(s.integer()) },
});

const vote = schema.command({
  args: { names: s.many(s.text()), given: s.record(s.integer()) },
  answer: { seen: s.record(s.integer()) },
  run({ box, notes, setting }, { given, names }) {
    const seen: Record<string, number> = {};
    for (const name of names) {
      seen[`${name} before`] = (box.by[name]?.n ?? 0) + (given[name] ?? 0);
      (box.by[name] ??= { n: setting.prices[name] ?? 0, by: {} }).n += 1;
      (box.by[name] as { by: Record<string, number> }).by[name] = 7;
      box.list.push({ [name]: 1 });
      (box.list.at(-1) as Record<string, number>)['more'] ??= box.list.at(-1)?.[`${name}2`] ?? 2;
      const note = notes.first ?? notes.insert({ at: {} });
      (note.at[name] ??= {})[name] ??= name;
    }
    return { seen };
  },
});
const view = schema.view({
  args: { given: s.record(s.integer()) },
  answer: { by: s.record(s.record(s.integer())), given: s.record(s.integer()) },
  read: ({ box }, _, { given }) => ({
    by: Object.fromEntries(Object.entries(box.by).map(([name, { by }]) => [name, by])),
    given,
  }),
});
const views = { view };
const game = s.defineSimulation({ name: 'names', version: 1, schema, commands: { vote }, views });

const own = (members: readonly (readonly [string, unknown])[]): object =>
  Object.fromEntries(members);
const give = (names: readonly string[], given: object = {}) =>
  ({ id: '', account: 1, type: 'vote', args: { names, given: given as {} } }) as const;

describe('an author cannot choose a name that every object has', () => {
  const { flag, integer, table } = s;
  const plain = s.defineSchema({ tables: { boxes: table({ a: flag }) } });
  const command = plain.command({ run: () => undefined });
  const RULES = { name: 'n', version: 1, schema: plain };
  const define = (spec: object): unknown => s.defineSchema({ tables: {}, ...spec } as never);

  /** What has the name, and how it would get it. */
  const CASES: Readonly<Record<string, (name: string) => unknown>> = {
    'a table': (name) => define({ tables: { [name]: table({ a: flag }) } }),
    'a field of boxes': (name) => define({ tables: { boxes: table({ [name]: flag }) } }),
    'a field of notes': (name) => define({ tables: { notes: s.values({ [name]: s.text() }) } }),
    'a member of object': (name) => s.object({ [name]: flag }),
    'a word of perWord': (name) => s.perWord([name], integer()),
    'the member of union': (name) => s.union(name, { a: {} }),
    'a case of union': (name) => s.union('a', { [name]: {} }),
    'an event': (name) => define({ events: { [name]: { a: flag } } }),
    'a member of event e': (name) => define({ events: { e: { [name]: flag } } }),
    'a member of the setting': (name) => define({ setting: { [name]: integer() } }),
    'a member of the args of a command': (name) =>
      plain.command({ args: { [name]: flag }, run: () => undefined }),
    'a member of the answer of a view': (name) =>
      plain.view({ answer: { [name]: flag }, read: () => ({}) as never }),
    'a command': (name) => s.defineSimulation({ ...RULES, commands: { [name]: command } as {} }),
    'a field of towers': (name) => s.defineTable('towers', { [name]: s.word }),
  };

  test.each(NAMES)('%s', (name) => {
    const says = `cannot have the name ${name}, which every object has: choose another`;
    for (const [owner, act] of Object.entries(CASES)) {
      expect(() => act(name)).toThrow(`${owner} ${says}`);
    }
  });
});

describe('a record has the members that it was given, and no others', () => {
  test.each(NAMES)('%s', (name) => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const start = game.genesis({ seed: 1, prices: own([[name, 4]]) as {} });
    expect(start.setting.prices[name]).toBe(4);
    const { outcome, snapshot } = game.execute(start, give([name, name], own([[name, 5]])));
    expect(outcome).toMatchObject({ done: true, answer: { seen: { [`${name} before`]: 10 } } });
    for (const world of [snapshot, game.decode(game.encode(snapshot))]) {
      const { box, notes, setting } = game.read(world);
      const text = JSON.stringify(name);
      expect(JSON.stringify(box.by)).toBe(`{${text}:{"by":{${text}:7},"n":6}}`);
      expect(JSON.stringify(box.list[1])).toContain(text);
      expect(Object.keys(notes.get(1).at)).toEqual([name]);
      const records = [box.by, box.by[name]?.by, ...box.list, notes.get(1).at, setting.prices];
      expect(records.map((one) => Object.getPrototypeOf(one))).toEqual(records.map(() => null));
      expect(box.by['no such name']).toBeUndefined();
      const seen = game.view(world, 'view', { given: own([[name, 3]]) as {} }, { account: 1 });
      expect(JSON.stringify(seen)).toBe(`{"by":{${text}:{${text}:7}},"given":{${text}:3}}`);
      const next = game.execute(world, give([name])).outcome;
      expect(next).toMatchObject({ done: true, answer: { seen: { [`${name} before`]: 6 } } });
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  });

  test('of names that nobody gave there are none', () => {
    const { snapshot } = game.execute(game.genesis({ seed: 1, prices: {} }), give(['Ann']));
    const { box, setting } = game.read(game.decode(game.encode(snapshot)));
    for (const name of NAMES) {
      expect(box.by[name]).toBeUndefined();
      expect(box.by['Ann']?.by[name]).toBeUndefined();
      expect(box.list[0]?.[name]).toBeUndefined();
      expect(setting.prices[name]).toBeUndefined();
    }
  });
});
