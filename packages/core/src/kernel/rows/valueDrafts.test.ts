import { expect, test } from 'vitest';
import { defineSchema, defineSimulation, flag, integer, many, object } from '../../index.js';
import { optional, refuse, table } from '../../index.js';

const item = object({ x: integer(), note: optional(integer()), at: object({ y: integer() }) });
const schema = defineSchema({
  tables: { bags: table({ items: many(item), last: many(integer(), { last: 3 }) }) },
  events: { packed: { full: flag } },
});
const give = { id: '', account: 1, args: {} } as const;

/** A game of three bags whose commands do what a test says. */
function bagsOf(act: Parameters<typeof schema.command>[0]['run']) {
  const empty = schema.command({
    run({ bags }) {
      bags.get(1).items = [];
    },
  });
  const refusedOne = schema.command({
    run({ bags, require }) {
      bags.get(1).last.push(9);
      require(false, 'no', 'No.');
    },
  });
  return defineSimulation({
    name: 'bags',
    version: 1,
    schema,
    commands: { act: schema.command({ run: act as never }), empty, refusedOne },
    genesis({ bags }) {
      for (const x of [1, 2, 3]) bags.insert({ items: [{ x, at: { y: 0 } }] });
    },
  });
}

test('an edit of a refused command that cannot be finished is not left for a later one', () => {
  const game = bagsOf((({ bags, require }: never) => {
    interface Item {
      x: number;
      at: { y: number };
    }
    const all = bags as { get(id: number): { items: [Item, ...Item[]] }; remove(id: number): void };
    const { items } = all.get(1);
    items[0].x = 50;
    all.get(3).items[0].x = 99;
    const { at } = all.get(2).items[0];
    all.remove(2);
    items.push({ x: 1, at });
    (require as (value: unknown, code: string, message: string) => void)(false, 'full', 'Full.');
  }) as never);
  const start = game.genesis({ seed: 1 });
  const plain = game.hash(game.execute(start, { ...give, type: 'empty' }).snapshot);
  const { outcome } = game.execute(start, { ...give, type: 'act' });
  expect(outcome).toMatchObject({ done: false, refusal: { code: 'full' } });
  expect(game.hash(game.execute(start, { ...give, type: 'empty' }).snapshot)).toBe(plain);
});

test('a refused command leaves the values of the rule around it as they were', () => {
  const game = bagsOf(((draft: never) => {
    const { bags, perform } = draft as {
      bags: { get(id: number): { last: number[]; items: { note?: number | undefined }[] } };
      perform(command: object, args: object, account: number): unknown;
    };
    const { items, last } = bags.get(1);
    last.push(1, 2, 3, 4);
    (items[0] as { note?: number | undefined }).note = undefined;
    // Its own edit of the same list is taken back, and the list is read anew.
    perform(game.commands.refusedOne, {}, 1);
    (items[0] as { note?: number | undefined }).note = 7;
    bags.get(1).last.push(5);
  }) as never);
  const { outcome, snapshot } = game.execute(game.genesis({ seed: 1 }), { ...give, type: 'act' });
  expect(outcome.done).toBe(true);
  const bag = game.read(snapshot).bags.get(1);
  expect(bag.items).toEqual([{ x: 1, note: 7, at: { y: 0 } }]);
  expect(bag.last).toEqual([3, 4, 5]);
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
  const { definition } = bagsOf((() => undefined) as never);
  const { eventWords, stored } = definition.schema;
  expect(Object.isFrozen(eventWords?.['packed'])).toBe(true);
  expect(Object.isFrozen(stored?.['tables'])).toBe(true);
  expect(Object.isFrozen(schema.events.packed)).toBe(true);
});
