import { describe, expect, expectTypeOf, test } from 'vitest';
import { defineFieldSchema, defineFieldSimulation, defineTable, done, json } from '../index.js';
import { timer, word } from '../index.js';
import type { FieldDraftOf, EventMember, RowId } from '../index.js';
import type { EventOf } from './world.js';

const bells = defineTable('bells', { strokes: word, due: timer });

const bell = 'bell' as EventMember<'bell', RowId<'bells'>>;

const schema = defineFieldSchema({
  tables: { bells },
  documents: {},
  events: { 'bell.hung': [bell], 'bell.rung': [bell, 'strokes'], 'all.quiet': [] },
  setting: json<{ seed: number }>(),
});

type Draft = FieldDraftOf<typeof schema>;

/** A game of one command, which does what it is given. */
function gameOf(command: (draft: Draft) => void) {
  const simulation = defineFieldSimulation({
    name: 'belfry',
    version: 1,
    schema,
    genesis: ({ bells: rows }) => void rows.insert(),
    commands: {
      act(draft) {
        command(draft);
        return done();
      },
    },
    systems: [{ name: 'stroke', table: 'bells', timer: 'due', run: () => {} }],
  });
  const genesis = simulation.genesis({ seed: 1 });
  const act = () => simulation.execute(genesis, { id: '1', account: 0, type: 'act', args: {} });
  return { simulation, genesis, act };
}

describe('emit', () => {
  test('records the values by the names of the members', () => {
    const { act } = gameOf((draft) => {
      draft.emit('bell.hung', 1);
      draft.emit('bell.rung', 1, -3);
      draft.emit('all.quiet');
    });
    expect([...act().events]).toEqual([
      { tick: 0, name: 'bell.hung', bell: 1 },
      { tick: 0, name: 'bell.rung', bell: 1, strokes: -3 },
      { tick: 0, name: 'all.quiet' },
    ]);
  });

  // What the compiler refuses is refused at run time too.
  test.each<[string, unknown[]]>([
    ['the schema has no event bell.lost', ['bell.lost', 1]],
    ['the schema has no event constructor', ['constructor']],
    ['event bell.rung must be emitted with 2 values (bell, strokes), not 1', ['bell.rung', 1]],
    ['event all.quiet must be emitted with 0 values (), not 1', ['all.quiet', 0]],
    ['strokes of event bell.rung must be an integer, not 0.5', ['bell.rung', 1, 0.5]],
    ['bell of event bell.rung must be an integer, not NaN', ['bell.rung', NaN, 1]],
    ['must be an integer, not 9007199254740992', ['bell.hung', 2 ** 53]],
    ['bell of event bell.hung must be an integer, not "1"', ['bell.hung', '1']],
  ])('rejects what it must, and leaves the snapshot as it was', (message, emitted) => {
    const { act, genesis, simulation } = gameOf((draft) => {
      draft.bells.set(1, bells.fields.strokes, 7);
      (draft.emit as (...all: unknown[]) => void)(...emitted);
    });
    const before = simulation.hash(genesis);
    expect(act).toThrow(message);
    expect(simulation.hash(genesis)).toBe(before);
    expect(simulation.tick(genesis).events.length).toBe(0);
  });

  test('is checked by the compiler', () => {
    const never = (draft: Draft, crate: RowId<'crates'>): void => {
      // @ts-expect-error There is no such event.
      draft.emit('bell.lost', 1);
      // @ts-expect-error A value is missing.
      draft.emit('bell.rung', 1);
      // @ts-expect-error A value too many.
      draft.emit('all.quiet', 0);
      // @ts-expect-error The id of a row of another table.
      draft.emit('bell.hung', crate);
    };
    expect(never).toBeTypeOf('function');
    type Rung = Extract<EventOf<typeof schema>, { name: 'bell.rung' }>;
    expectTypeOf<Rung['bell']>().toEqualTypeOf<RowId<'bells'>>();
    expectTypeOf<Rung['strokes']>().toEqualTypeOf<number>();
  });
});

describe('a list of events', () => {
  test('cannot be changed when it is empty', () => {
    const { genesis, simulation } = gameOf(() => {});
    const { events } = simulation.tick(genesis);
    expect(() => Object.assign(events, { length: 3 })).toThrow(TypeError);
    expect(() => Object.assign(events, { note: 'mine' })).toThrow(TypeError);
    expect([...simulation.tick(genesis).events]).toEqual([]);
  });
});

test.each([
  [['bell', 'bell'], 'event bell.hung has two members bell'],
  [['tick'], 'event bell.hung has two members tick'],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'event bell.hung has more than six members'],
])('a schema rejects the members %j', (members, message) => {
  const events = { 'bell.hung': members };
  expect(() => defineFieldSchema({ ...schema, events })).toThrow(message);
});
