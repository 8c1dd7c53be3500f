import { describe, expect, test } from 'vitest';
import type { EventList } from '../events.js';
import { account, id, integer, link, list, many, oneOf, optional } from '../shape/shape.js';
import type { Tables } from './draftRow.js';
import { defineSchema, type DraftOf, single, table, values } from './ruleSchema.js';
import { defineSimulation } from './ruleSimulation.js';

const schema = defineSchema({
  tables: {
    traders: table({ account, orders: list('orders') }, { unique: ['account'] }),
    orders: table({ trader: link('traders', 'orders'), watchers: many(integer()) }),
    clubs: values({ head: optional(account) }),
    match: single({ referee: id('traders') }),
  },
  events: {
    rung: { n: integer() },
    hidden: { n: integer() },
    filled: { order: id('orders') },
    seen: { order: id('orders') },
    judged: { match: id('match') },
    opened: { club: optional(id('clubs')) },
    told: { to: account },
    asked: { kind: oneOf('everybody', 'nobody', 'none', 'zero', 'many', 'wrong', 'null') },
  },
  audience: {
    rung: 'everybody',
    filled: 'order.trader.account',
    judged: 'match.referee.account',
    opened: 'club.head',
    told: 'to',
    seen: ({ order }, { orders }) => orders.by({ id: order })?.watchers,
    asked: ({ kind }) => given[kind] as never,
  },
});
type Draft = DraftOf<typeof schema>;

/** What the audience function of `asked` returns. */
const given: Record<string, unknown> = {
  everybody: 'everybody',
  nobody: undefined,
  none: [],
  null: null,
  zero: 0,
  many: [3, 0, 1, undefined, 3],
};

let act: (draft: Draft) => void = () => undefined;
const go = schema.command({ run: (draft) => void act(draft) });
const refused = schema.command({
  run(draft) {
    draft.emit('told', { to: 9 });
    draft.require(false, 'no', 'No.');
  },
});
const game = defineSimulation({
  name: 'orders',
  version: 1,
  schema,
  commands: { go, refused },
  genesis({ match, orders, traders }) {
    for (const one of [5, 6]) orders.insert({ trader: traders.insert({ account: one }) });
    match.referee = 2;
  },
});
const start = game.genesis({ seed: 1 });

/** The names of the events of a rule with their audiences: `everybody` or accounts. */
function emitted(run: (draft: Draft) => void): string[] {
  act = run;
  const command = { id: '', account: 1, type: 'go', args: {} } as const;
  const events: Pick<EventList, 'audienceAt' | 'length' | 'nameAt'> = game.execute(
    start,
    command,
  ).events;
  return Array.from({ length: events.length }, (_, at) => {
    return `${events.nameAt(at)} ${String(events.audienceAt(at))}`;
  });
}

describe('the audience of an event', () => {
  test('is everybody only where that is said, and nobody by default', () => {
    const audiences = emitted((draft) => {
      draft.emit('rung', { n: 1 });
      draft.emit('hidden', { n: 1 });
      draft.emit('told', { to: 4 });
      draft.emit('told', { to: 0 });
    });
    expect(audiences).toEqual(['rung everybody', 'hidden ', 'told 4', 'told ']);
  });

  test.each([
    ['everybody', 'everybody'],
    ['nobody', ''],
    ['none', ''],
    ['null', ''],
    ['zero', ''],
    ['many', '3,1'],
  ] as const)('of a function that returns %s is "%s"', (kind, wanted) => {
    expect(emitted((draft) => draft.emit('asked', { kind }))).toEqual([`asked ${wanted}`]);
  });

  test.each([
    ['everyone', `must be 'everybody', accounts or nobody, not "everyone"`],
    [1.5, `must be 'everybody', accounts or nobody, not 1.5`],
    [-1, `must be 'everybody', accounts or nobody, not -1`],
    [[1, 'everybody'], `must be 'everybody', accounts or nobody, not "everybody"`],
    [{ account: 1 }, `must be 'everybody', accounts or nobody, not an object`],
    [Promise.resolve(1), 'is a promise: a rule never waits'],
  ])('throws at the line that emits when a function returns %o', (wrong, why) => {
    given['wrong'] = wrong;
    expect(() => emitted((draft) => draft.emit('asked', { kind: 'wrong' }))).toThrow(
      `the audience of event asked ${why}`,
    );
    // A rule that catches it has emitted nothing.
    const audiences = emitted((draft) => {
      expect(() => draft.emit('asked', { kind: 'wrong' })).toThrow('event asked');
      draft.emit('told', { to: 1 });
    });
    expect(audiences).toEqual(['told 1']);
  });

  test('is found along links, ids, owners and values', () => {
    const audiences = emitted((draft) => {
      draft.emit('filled', { order: 2 as never });
      draft.emit('judged', { match: 1 as never });
      draft.emit('opened', { club: draft.clubs.insert({ head: 7 }).id });
      draft.emit('opened', { club: draft.clubs.insert({}).id });
      draft.emit('opened', {});
      draft.orders.get(2 as never).trader = undefined;
      for (const order of [2, 99, 0]) draft.emit('filled', { order: order as never });
    });
    const found = ['filled 6', 'judged 6', 'opened 7'];
    expect(audiences).toEqual([...found, 'opened ', 'opened ', 'filled ', 'filled ', 'filled ']);
  });

  test('is asked when the event is emitted: of rows that are removed later, and values in edit', () => {
    const audiences = emitted((draft) => {
      const order = draft.orders.get(1 as never);
      order.watchers.push(8);
      draft.emit('seen', { order: order.id });
      order.watchers.push(9);
      draft.emit('seen', { order: order.id });
      draft.emit('filled', { order: order.id });
      draft.orders.remove(order);
      draft.emit('filled', { order: order.id });
      draft.emit('seen', { order: order.id });
    });
    expect(audiences).toEqual(['seen 8', 'seen 8,9', 'filled 5', 'filled ', 'seen ']);
  });

  test('goes with the events of a command that is performed and refused', () => {
    const audiences = emitted((draft) => {
      draft.emit('told', { to: 1 });
      draft.perform(refused, {}, 1);
      draft.emit('rung', { n: 1 });
      draft.emit('hidden', { n: 1 });
    });
    expect(audiences).toEqual(['told 1', 'rung everybody', 'hidden ']);
  });

  test('is asked of a world that can only be read', () => {
    const own = defineSchema({
      tables: schema.tables as Tables as typeof schema.tables,
      events: { rung: {} },
      audience: { rung: (_, world) => void ((world.match as Draft['match']).referee = 1 as never) },
    });
    const ring = own.command({ run: (draft) => draft.emit('rung', {}) });
    const rules = defineSimulation({ name: 'orders', version: 1, schema: own, commands: { ring } });
    const command = { id: '', account: 1, type: 'ring', args: {} } as const;
    expect(() => rules.execute(rules.genesis({ seed: 1 }), command)).toThrow(
      'a world for reading cannot be written',
    );
  });
});
