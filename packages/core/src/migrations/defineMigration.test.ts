import { describe, expect, test } from 'vitest';
import { defineFieldSchema, defineFieldSimulation, defineTable, word } from '../index.js';
import { defineMigration, pastVersion } from '../migrations.js';
import { first, grove1, grove2, groveWorld, ruleless, second, weighing } from './groveGame.test.js';
import { weighingSpec } from './groveGame.test.js';

const TREE = second.tables.trees.fields;

describe('a migration', () => {
  const old = groveWorld();
  const before = grove1.hash(old);
  const next = weighing.migrate(old);
  const world = grove2.read(next);

  test('computes new values, and fills new tables', () => {
    expect([world.trees.get(1, TREE.grams), world.trees.get(3, TREE.grams)]).toEqual([150, 0]);
    expect(world.trees.level(3, TREE.colour)).toBe(7);
    expect(world.notes.get(3)).toEqual({ words: ['tree', '3'] });
    expect(world.baskets.count).toBe(3);
    expect(world.trees.members(4, TREE.baskets)).toEqual([3]);
  });

  test('needs only the tables of the older version', () => {
    const past = pastVersion({ name: 'grove', version: 1, schema: first });
    const decoded = past.decode(grove1.encode(old));
    expect(past.hash(decoded)).toBe(before);
    expect(grove2.hash(ruleless.migrate(decoded))).toBe(grove2.hash(next));
    for (const step of [
      () => past.genesis({ seed: 1, price: 1 }),
      () => past.tick(decoded),
      () => past.walk(decoded).advance({ ticks: 1 }),
      () => past.execute(decoded, { id: '', account: 0, type: 'plant', args: {} }),
    ]) {
      expect(step).toThrow('the rules of grove version 1 are not there: only its tables are');
    }
  });
});

const { trees: treeChange } = weighingSpec.tables;
const trees = (given: object) => ({ tables: { trees: { ...treeChange, ...given } } });
const fields = (given: object) => trees({ fields: { ...treeChange.fields, ...given } });

describe('a migration that forgets something is refused when it is defined', () => {
  test.each<[why: string, given: object]>([
    [
      'the field apples of the table trees is neither carried over nor dropped',
      trees({ drops: [] }),
    ],
    ['the new field grams of the table trees has no value', fields({ grams: undefined })],
    ['the new field pruned of the table trees has no value', fields({ pruned: undefined })],
    ['there is no field apples of the table trees to give a value to', fields({ apples: 1 })],
    ['there is no field baskets of the table trees to give a value to', fields({ baskets: 0 })],
    ['the value of the field colour of the table trees is wrong', fields({ colour: 3 })],
    ['there is no field pears of the table trees to drop', trees({ drops: ['apples', 'pears'] })],
    [
      'the field water of the table trees is dropped, but still exists',
      trees({ drops: ['apples', 'water'] }),
    ],
    ['the table sheds is neither carried over nor dropped', { drops: ['memos'] }],
    ['the collection memos is neither carried over nor dropped', { drops: ['sheds'] }],
    ['the table farms is dropped, but still exists', { drops: ['sheds', 'memos', 'farms'] }],
    ['there is no table or collection wells to drop', { drops: ['sheds', 'memos', 'wells'] }],
    ['there is no table sheds in both versions', { tables: { ...weighingSpec.tables, sheds: {} } }],
    ['there is no collection memos in both versions', { documents: { memos: () => [] } }],
    ['the change of notes is not a function', { documents: { notes: 1 } }],
    ['"weighing" leads from version 2 to version 1', { from: grove2, to: grove1 }],
    ['"weighing" leads from version 1 to version 1', { to: grove1 }],
    ['a migration needs a name', { name: '' }],
  ])('%s', (why, given) => {
    expect(() => defineMigration({ ...weighingSpec, ...given } as never)).toThrow(why);
  });
});

describe('a migration that gives a wrong value throws', () => {
  test.each<[why: string, given: object]>([
    ['trees.grams of row 1 must be an integer, not 0.5', fields({ grams: () => 0.5 })],
    ['trees.grams of row 1 must be an integer, not undefined', fields({ grams: () => undefined })],
    ['trees.colour of row 1 needs an integer level and rate', fields({ colour: () => 3 })],
    ['trees.pruned of row 1 must be due after tick 20, not at 20', fields({ pruned: () => 20 })],
    ['trees.farm of row 1 joins row 9, which does not exist', fields({ farm: () => 9 })],
    ['trees.farm of row 1 cannot join row -1', fields({ farm: () => -1 })],
    [
      'broken invariant: a migration emits no events',
      { fill: (draft: { emit(name: string, tree: number): void }) => draft.emit('ripened', 1) },
    ],
    ['the filling of a migration returned a promise', { fill: () => Promise.resolve() }],
    ['broken invariant: a world keeps its seed', { setting: () => ({ seed: 6, price: 2 }) }],
  ])('%s', (why, given) => {
    const migration = defineMigration({ ...weighingSpec, ...given } as typeof weighingSpec);
    const old = groveWorld();
    expect(() => migration.migrate(old)).toThrow(why);
    expect(grove2.hash(weighing.migrate(old))).toMatch(/^[0-9a-f]{16}$/);
  });

  test('a key must be positive and unique', () => {
    const sheds = defineTable('sheds', { tools: word }, 'tools');
    const keyed = defineFieldSchema({ ...first, tables: { ...first.tables, sheds } });
    const to = pastVersion({ name: 'grove', version: 2, schema: keyed });
    const migrate = (tools: number | ((_row: object, id: number) => number), count = 1) => {
      const from = defineFieldSimulation({
        ...grove1.definition,
        genesis(draft) {
          for (let shed = 0; shed < count; shed += 1) draft.sheds.insert();
        },
      } as typeof grove1.definition);
      const fields = { tools };
      const spec = { name: 'keys', from, to, tables: { sheds: { fields } } };
      return defineMigration(spec).migrate(from.genesis({ seed: 1, price: 1 }));
    };
    expect(() => migrate(0)).toThrow('sheds.tools of row 1 must be a positive key, not 0');
    expect(() => migrate(4, 2)).toThrow('sheds.tools of row 2 is the key of row 1, too: 4');
    expect(to.read(migrate((_, id) => id * 10, 2)).sheds.find(20)).toBe(2);
  });
});
