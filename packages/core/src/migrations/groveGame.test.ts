import { expect, test } from 'vitest';
import { defineFieldSchema, defineFieldSimulation, defineTable, done } from '../index.js';
import { type FieldDraftOf, gauge, json, link, list, timer, word } from '../index.js';
import { type FieldWorldOf } from '../index.js';
import { defineMigration, pastVersion } from '../migrations.js';

const setting = json<{ seed: number; price: number }>();
const farms = defineTable('farms', { place: word, trees: list('trees') }, 'place');
const trees = defineTable('trees', {
  farm: link('farms', 'trees'),
  apples: word,
  water: gauge,
  ripe: timer,
  colour: word,
});
const sheds = defineTable('sheds', { tools: word });
/** The schema of the first version. */
export const first = defineFieldSchema({
  tables: { farms, trees, sheds },
  documents: { notes: json<{ text: string }>(), memos: json<number[]>() },
  events: { ripened: ['tree'] },
  setting,
});
const laterTrees = defineTable('trees', {
  colour: gauge,
  ripe: timer,
  farm: link('farms', 'trees'),
  water: gauge,
  grams: word,
  pruned: timer,
});
const baskets = defineTable('baskets', { tree: link('trees', 'baskets'), apples: word });
/** The schema of the second version. */
export const second = defineFieldSchema({
  tables: {
    baskets,
    farms,
    trees: defineTable('trees', { ...laterTrees.specs, baskets: list('baskets') }),
  },
  documents: { notes: json<{ words: string[] }>() },
  events: { ripened: ['tree'], pruned: ['tree'] },
  setting,
});

/** The first version: trees that ripen. */
export const grove1 = defineFieldSimulation({
  name: 'grove',
  version: 1,
  schema: first,
  commands: {
    plant(draft, { args }) {
      const { due, place } = args as { due: number; place: number };
      const farm = draft.farms.find(place) || draft.farms.insert(place);
      const tree = draft.trees.insert();
      draft.trees.join(tree, trees.fields.farm, farm);
      draft.trees.set(tree, trees.fields.colour, 7);
      draft.trees.setLevel(tree, trees.fields.water, 100);
      draft.trees.setRate(tree, trees.fields.water, 3);
      draft.trees.schedule(tree, trees.fields.ripe, draft.now + due);
      draft.notes.insert({ text: `tree ${tree}` });
      return done({ tree });
    },
    fell(draft, { args }) {
      const { tree } = args as { tree: number };
      draft.trees.remove(tree);
      draft.notes.remove(tree);
      return done();
    },
  },
  systems: [
    {
      name: 'ripen',
      table: 'trees',
      timer: 'ripe',
      run: (draft, tree) => draft.trees.add(tree, trees.fields.apples, 1),
    },
  ],
  genesis: (draft) => void draft.sheds.insert(),
});

const TREE = second.tables.trees.fields;

/** The second version: other fields, a new table, a table and a collection less. */
export const grove2 = defineFieldSimulation({
  name: 'grove',
  version: 2,
  schema: second,
  commands: { wait: () => done() },
  systems: [
    {
      name: 'prune',
      table: 'trees',
      timer: 'pruned',
      run: (draft, tree) => draft.emit('pruned', tree),
    },
    {
      name: 'ripen',
      table: 'trees',
      timer: 'ripe',
      run(draft, tree) {
        draft.trees.add(tree, TREE.grams, 150);
        draft.emit('ripened', tree);
      },
    },
  ],
  genesis: () => undefined,
});

/** What the migration says, but for the new table. */
export const weighingSpec = {
  name: 'weighing',
  from: grove1,
  to: grove2,
  tables: {
    trees: {
      fields: {
        grams: (row: { readonly apples: number }) => row.apples * 150,
        colour: (row: { readonly colour: number }) => ({ level: row.colour, rate: 0 }),
        pruned: 0,
      },
      drops: ['apples'],
    },
  },
  documents: { notes: ({ text }: { readonly text: string }) => ({ words: text.split(' ') }) },
  drops: ['sheds', 'memos'],
} as const;

function fill(draft: FieldDraftOf<typeof second>, old: FieldWorldOf<typeof first>): void {
  for (const tree of old.trees.ids()) {
    const basket = draft.baskets.insert();
    draft.baskets.join(basket, baskets.fields.tree, tree);
    draft.baskets.set(basket, baskets.fields.apples, old.trees.get(tree, trees.fields.apples));
  }
}

/** The migration between them. */
export const weighing = defineMigration({ ...weighingSpec, fill });

/** A world of the first version in which something is of each kind. */
export function groveWorld() {
  let snapshot: ReturnType<typeof grove1.genesis> = grove1.genesis({ seed: 5, price: 2 });
  for (const due of [4, 9, 30, 40]) {
    const args = { place: 3 + (due % 2), due };
    snapshot = grove1.execute(snapshot, { id: '', account: 0, type: 'plant', args }).snapshot;
    snapshot = grove1.advance(snapshot, { ticks: 5 }).snapshot;
  }
  const fell = { id: '', account: 0, type: 'fell', args: { tree: 2 } } as const;
  return grove1.execute(snapshot, fell).snapshot;
}

/** The same migration by a program that has only the tables of the first version. */
export const ruleless = defineMigration({
  ...weighingSpec,
  fill,
  from: pastVersion({ name: 'grove', version: 1, schema: first }),
});

test('a grove has a row of each kind, and one that was removed', () => {
  const world = grove1.read(groveWorld());
  expect([world.trees.ids(), world.farms.count, world.sheds.count]).toEqual([[1, 3, 4], 2, 1]);
});
