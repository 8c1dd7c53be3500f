import { type Definition, defineFieldSchema, defineFieldSimulation } from '@astrarium/core';
import { defineTable, done, type FieldDraftOf, json, link, list, timer } from '@astrarium/core';
import { word } from '@astrarium/core';
import { defineMigration, pastVersion } from '@astrarium/core/migrations';
import { describe, expect, test } from 'vitest';

const sites = defineTable('sites', { towers: list('towers') });
const towers = defineTable(
  'towers',
  { level: word, keeper: word, site: link('sites', 'towers'), ends: timer, kind: word },
  { unique: [['keeper'], ['kind', 'site']] },
);
const TOWER = towers.fields;
const schema = defineFieldSchema({
  tables: { sites, towers },
  documents: {},
  events: {},
  setting: json<{ seed: number }>(),
});
type Draft = FieldDraftOf<typeof schema>;

const game: Definition<typeof schema> = {
  name: 'towers',
  version: 1,
  schema,
  genesis(draft) {
    for (let site = 0; site < 3; site += 1) draft.sites.insert();
    draft.towers.insert([0, 0, 0]);
    draft.towers.insert([1, 1, 0]);
  },
  commands: {},
  systems: [{ name: 'ends', table: 'towers', timer: 'ends', run: () => undefined }],
};
const simulation = defineFieldSimulation(game);
const START = simulation.genesis({ seed: 1 });
type State = typeof START;

describe('a unique key', () => {
  /** What is thrown when a command does one thing to a draft. */
  const thrownBy = (run: (draft: Draft) => unknown): string => {
    const before = simulation.hash(START);
    let message = 'nothing was thrown';
    const act = (draft: Draft) => {
      try {
        run(draft);
      } catch (error) {
        ({ message } = error as Error);
        // Nothing was written before it threw.
        expect([draft.towers.count, draft.towers.ids()]).toEqual([2, [1, 2]]);
      }
      return done();
    };
    const acting = defineFieldSimulation({ ...game, commands: { act } });
    const { snapshot } = acting.execute(START, { id: '', account: 0, type: 'act', args: {} });
    if (message !== 'nothing was thrown') expect(simulation.hash(snapshot)).toBe(before);
    return message;
  };
  const wrong = (value: unknown): never => value as never;

  test('is given at insert: one integer for each member, in the order of the fields', () => {
    const why = (given: string) =>
      `the key of towers must be a list of integers, for keeper, site, kind, not ${given}`;
    expect(thrownBy((draft) => draft.towers.insert())).toBe(why('0'));
    const hole = Object.assign([5, 1], { length: 3 });
    for (const [key, given] of [
      [5, '5'],
      [[5, 1], '[5, 1]'],
      [[5, 1, 2, 3], '[5, 1, 2, 3]'],
      [[5, 1, 0.5], '[5, 1, 0.5]'],
      [['5', 1, 1], '["5", 1, 1]'],
      [hole, '[5, 1, ]'],
    ] as const) {
      expect(thrownBy((draft) => draft.towers.insert(wrong(key)))).toBe(why(given));
    }
    expect(thrownBy((draft) => draft.towers.insert([5, 9, 2]))).toBe(
      'towers.site of row 3 cannot join row 9: there is no such row',
    );
    expect(thrownBy((draft) => draft.sites.insert([1]))).toMatch('the key of sites must be left');
  });

  test('is never written again', () => {
    const wordOf = 'is not a word that can be used here';
    expect(thrownBy((draft) => draft.towers.set(2, TOWER.kind, 9))).toMatch(wordOf);
    expect(thrownBy((draft) => draft.towers.add(2, TOWER.keeper, 1))).toMatch(wordOf);
    const linkOf = 'site of towers is not a link that can be used here';
    expect(thrownBy((draft) => draft.towers.join(2, TOWER.site, 2))).toBe(linkOf);
    expect(thrownBy((draft) => draft.towers.leave(2, TOWER.site))).toBe(linkOf);
    expect(thrownBy((draft) => draft.towers.set(2, TOWER.level, 9))).toBe('nothing was thrown');
  });

  test('is asked for by its position and its values', () => {
    const world = simulation.read(START);
    expect(world.towers.findBy(1, [0, 1])).toBe(2);
    expect(world.towers.parent(1, TOWER.site)).toBe(0);
    expect(() => world.towers.findBy(2, [1])).toThrow(
      'towers has no unique key at position 2: it has 2',
    );
    expect(() => world.sites.findBy(0, [1])).toThrow('sites has no unique key at position 0');
    const why = 'the key of towers must be a list of integers, for kind, site, not';
    expect(() => world.towers.findBy(1, [1])).toThrow(`${why} [1]`);
    expect(() => world.towers.findBy(1, [1, NaN])).toThrow(`${why} [1, NaN]`);
    expect(() => world.towers.findBy(1, wrong(1))).toThrow(`${why} 1`);
    expect(() => world.towers.find(1)).toThrow('towers has no key: it cannot find');
  });

  test('consists of words and links of its table', () => {
    const declare = (unique: readonly (readonly string[])[]) => () =>
      defineTable('towers', towers.specs, { unique: unique as never });
    expect(declare([['level', 'ends']])).toThrow(
      'ends of a key of towers must be a word or a link',
    );
    expect(declare([['owner']])).toThrow('owner of a key of towers must be a word or a link');
    expect(declare([[]])).toThrow('a key of towers must name some fields, each once');
    expect(declare([['level', 'level']])).toThrow('each once: level, level');
    // @ts-expect-error: the table has no such field
    expect(() => defineTable('towers', towers.specs, { unique: [['owner']] })).toThrow('owner');
    expect(towers.unique).toEqual([['keeper'], ['kind', 'site']]);
    expect(sites.unique).toEqual([]);
  });

  test('is no part of the format, but of what a snapshot in memory can be used for', () => {
    const keyless = defineTable('towers', towers.specs);
    const open = defineFieldSchema({ ...schema, tables: { sites, towers: keyless } });
    const without = defineFieldSimulation({
      ...(game as unknown as Definition<typeof open>),
      schema: open,
      genesis(draft) {
        for (const keeper of [4, 4]) draft.towers.set(draft.towers.insert(), TOWER.keeper, keeper);
      },
    });
    const twins = without.genesis({ seed: 1 });
    expect(() => simulation.read(twins as State)).toThrow('its tables have other unique keys');
    expect(() => simulation.decode(without.encode(twins))).toThrow(
      'these bytes cannot be decoded: two rows of towers have one key',
    );
    expect(without.hash(without.decode(simulation.encode(START)))).toBe(simulation.hash(START));
    const past = pastVersion({ name: 'towers', version: 0, schema: open });
    const upgrade = defineMigration({ name: 'keys', from: past, to: simulation });
    const old = defineFieldSimulation({ ...without.definition, version: 0 });
    const twoOld = old.genesis({ seed: 1 });
    expect(() => upgrade.migrate(past.decode(old.encode(twoOld)))).toThrow(
      'towers.keeper of row 2 is the key of row 1, too',
    );
  });
});
