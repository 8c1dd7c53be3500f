import { describe, expect, test } from 'vitest';
import { account, defineSchema, defineSimulation, flag, gauge, id, integer } from '../index.js';
import { many, oneOf, optional, perWord, single, table, text, timer } from '../index.js';
import { ruleMigration } from './ruleMigration.js';

const schema1 = defineSchema({
  setting: { tank: integer({ default: 5 }) },
  tables: {
    lamps: table({ keeper: account, oil: gauge, colour: text(), old: integer() }),
    logs: table({ line: text(), n: integer() }),
  },
});
const first = defineSimulation({
  name: 'lamps',
  version: 1,
  schema: schema1,
  commands: {
    light: schema1.command({
      run({ lamps, logs }, _, { account: keeper }) {
        lamps.insert({ keeper, oil: { level: 50, rate: -1 }, colour: 'red', old: 7 });
        logs.insert({ line: 'lit' });
      },
    }),
  },
});

const lamps = {
  keeper: account,
  oil: gauge,
  colour: text(),
  notes: many(text()),
  stage: oneOf('new', 'used'),
  goods: perWord(['iron', 'oil'], integer()),
  spare: gauge,
  boat: timer,
};
const schema2 = defineSchema({
  setting: { tank: integer({ default: 5 }), wind: integer({ default: 3 }) },
  tables: {
    lamps: table({ ...lamps, old: integer() }),
    logs: table({ line: text(), n: integer(), isRead: flag }),
    weather: single({ wind: integer() }),
  },
});
const second = defineSimulation({
  name: 'lamps',
  version: 2,
  schema: schema2,
  commands: {},
  systems: { 'lamps.boat': () => undefined },
});

let world = first.genesis({ seed: 1, tank: 9 });
for (const account of [4, 6]) {
  world = first.execute(world, { id: '', account, type: 'light', args: {} }).snapshot;
}
world = first.advance(world, { ticks: 10 }).snapshot;

type Changes = Parameters<typeof ruleMigration>[3];
type Game = Parameters<typeof ruleMigration>[1] & {
  readonly definition: { readonly version: number };
  read(snapshot: never): unknown;
};

/** A world after its migration, for reading. */
function migrated<To extends Game>(
  to: To,
  changes?: Changes,
  from: Game = first,
  at: Parameters<ReturnType<typeof ruleMigration>['migrate']>[0] = world,
): ReturnType<To['read']> {
  const { migrate, settingOf } = ruleMigration(
    `version ${to.definition.version}`,
    from,
    to,
    changes,
  );
  return to.read(migrate(at, settingOf(at.setting as never)) as never) as ReturnType<To['read']>;
}

/** The rows of a table as JSON. */
const rowsOf = (read: unknown, name: string): unknown[] =>
  JSON.parse(JSON.stringify((read as Record<string, unknown>)[name])) as unknown[];

/** The third version of the game, with other tables. */
function thirdOf(tables: object) {
  const schema = defineSchema({ setting: { tank: integer({ default: 5 }) }, tables } as never);
  const game = { name: 'lamps', version: 3, schema, commands: {} };
  return defineSimulation(game as never) as unknown as typeof first;
}

test('new fields, members of the setting and tables begin with their defaults', () => {
  const read = migrated(second);
  expect(read.now).toBe(10);
  expect(read.setting).toMatchObject({ tank: 9, wind: 3, seed: 1 });
  expect(rowsOf(read, 'lamps')).toMatchObject([
    { keeper: 4, oil: { level: 40, rate: -1 }, colour: 'red', old: 7, notes: [], stage: 'new' },
    { keeper: 6, goods: { iron: 0, oil: 0 }, spare: { level: 0, rate: 0 } },
  ]);
  const lit = { isRead: false, line: 'lit' };
  expect(rowsOf(read, 'logs')).toMatchObject([lit, lit]);
  expect(read.weather.wind).toBe(0);
});

test('changes give other values to fields, to what is beside rows, and to the setting', () => {
  const read = migrated(second, {
    tables: { lamps: { fields: { stage: 1, old: ({ keeper }) => Number(keeper) * 2 } } },
    values: { lamps: (value, id) => ({ ...value, colour: `blue ${id}`, notes: ['moved'] }) },
    setting: (old) => ({ ...old, tank: 1 }),
  });
  expect(rowsOf(read, 'lamps')).toMatchObject([
    { colour: 'blue 1', notes: ['moved'], old: 8, stage: 'used' },
    { colour: 'blue 2', notes: ['moved'], old: 12, stage: 'used' },
  ]);
  expect(read.setting).toMatchObject({ tank: 1 });
});

test('what is given up must be named, and a wrong value is refused with its place', () => {
  const kept = { keeper: account, oil: gauge, colour: text() };
  const fewer = thirdOf({ lamps: table(kept) });
  expect(() => migrated(fewer)).toThrow('the table logs is neither carried over nor dropped');
  expect(() => migrated(fewer, { drops: ['logs'] })).toThrow(
    'the field old of the table lamps is neither carried over nor dropped',
  );
  const changes = { drops: ['logs'], tables: { lamps: { drops: ['old'] } } };
  expect(migrated(fewer, changes).lamps.size).toBe(2);

  const lamps = table({ ...kept, old: integer(), level: integer({ min: 1 }) });
  const strict = thirdOf({ lamps, logs: table({ line: text(), n: integer() }) });
  expect(() => migrated(strict)).toThrow(
    /^version 3 leaves a wrong world: lamps.* must be at least 1, not 0/,
  );
});

test('a renamed table keeps its rows, and a renamed field its values', () => {
  const towers = {
    owner: account,
    fuel: gauge,
    paint: text(),
    old: integer(),
    pages: many(text()),
  };
  const third = thirdOf({
    towers: table(towers),
    lamps: table({ weak: flag }),
    logs: table({ tower: id('towers'), text: text(), n: integer() }),
  });
  const renames = { keeper: 'owner', oil: 'fuel', colour: 'paint' };
  const read = migrated(third, {
    renames: { lamps: 'towers' },
    tables: {
      towers: { renames, fields: { old: ({ owner }) => Number(owner) + 1 } },
      logs: { renames: { line: 'text' } },
    },
  });
  expect(rowsOf(read, 'towers')).toMatchObject([
    { owner: 4, fuel: { level: 40, rate: -1 }, paint: 'red', old: 5, pages: [] },
    { owner: 6, fuel: { level: 40, rate: -1 }, paint: 'red', old: 7, pages: [] },
  ]);
  const lit = { n: 0, text: 'lit' };
  expect(rowsOf(read, 'logs')).toMatchObject([lit, lit]);
  expect(read.lamps.size).toBe(0);

  const logs = (from: string, to: string) => ({
    renames: { lamps: 'towers' },
    tables: { towers: { renames }, logs: { renames: { [from]: to } } },
  });
  const wrong = [
    [{ renames: { lamp: 'towers' } }, 'there is no table lamp to rename'],
    [{ renames: { lamps: 'tower' } }, 'there is no table tower to rename lamps to'],
    [{ renames: { lamps: 'towers', logs: 'towers' } }, 'lamps and logs would both be towers'],
    [{ renames: { lamps: 'logs' } }, 'lamps and logs would both be logs'],
    [logs('row', 'text'), 'there is no field row of the table logs to rename'],
    [logs('line', 'row'), 'there is no field row of the table logs to rename line to'],
  ] as const;
  for (const [changes, why] of wrong) expect(() => migrated(third, changes)).toThrow(why);
});

test('links and words keep their meaning under a renamed field of a renamed table', () => {
  const of = (version: number, tables: object) =>
    defineSimulation({
      name: 'boats',
      version,
      schema: defineSchema({ tables } as never),
      commands: {},
      genesis(draft: Record<string, { insert(row: object): { id: number } }>) {
        for (const stage of ['idle', 'busy']) {
          const boat = draft['boats']?.insert({ stage });
          if (boat) draft['crew']?.insert({ boat: boat.id, age: 30 });
        }
      },
    } as never) as typeof first;
  const [one, two] = [
    of(1, {
      boats: table({ stage: oneOf('idle', 'busy') }),
      crew: table({ boat: id('boats'), age: integer() }),
    }),
    of(2, {
      ships: table({ phase: oneOf('idle', 'waiting', 'busy') }),
      crew: table({ ship: id('ships'), age: integer() }),
    }),
  ];
  const changes = {
    renames: { boats: 'ships' },
    tables: { ships: { renames: { stage: 'phase' } }, crew: { renames: { boat: 'ship' } } },
  };
  const after = migrated(two, changes, one, one.genesis({ seed: 1 } as never));
  expect(rowsOf(after, 'ships')).toMatchObject([
    { id: 1, phase: 'idle' },
    { id: 2, phase: 'busy' },
  ]);
  expect(rowsOf(after, 'crew')).toMatchObject([
    { ship: 1, age: 30 },
    { ship: 2, age: 30 },
  ]);
});

describe('words of a field', () => {
  type Words = ReturnType<typeof oneOf>;
  const stages = (...words: [string, ...string[]]) => oneOf(...words) as Words;
  const MOODS = stages('calm', 'angry');

  /** A game of boxes whose fields have words of any kind. */
  const game = (version: number, stage: Words, mood: Words = MOODS) => {
    const fields = {
      stage,
      wish: optional(stage),
      parts: perWord(['lid', 'base'], stage),
      past: many(stage),
      mood,
    };
    return defineSimulation({
      name: 'boxes',
      version,
      schema: defineSchema({ tables: { boxes: table(fields, { unique: ['mood'] }) } }),
      commands: {},
      genesis({ boxes }) {
        const [busy, paused] = ['busy', 'paused'] as [never, never];
        const parts = { lid: busy, base: paused } as never;
        const past = [busy, paused];
        boxes.insert({ stage: busy, wish: paused, parts, past, mood: 'calm' as never });
        boxes.insert({ stage: paused, past: [], mood: 'angry' as never });
      },
    });
  };
  const old = game(1, stages('idle', 'busy', 'paused'));
  const start = old.genesis({ seed: 1 });
  const upgraded = (...given: [Words, Words?]) => migrated(game(2, ...given), {}, old, start);

  test.each([
    ['put into the middle', stages('idle', 'waiting', 'busy', 'paused')],
    ['put before', stages('waiting', 'idle', 'busy', 'paused')],
    ['put in another order', stages('paused', 'busy', 'idle')],
    ['added', stages('idle', 'busy', 'paused', 'waiting')],
  ])('keep their meaning when they are %s', (_, stage) => {
    expect(rowsOf(upgraded(stage), 'boxes')).toEqual(rowsOf(old.read(start), 'boxes'));
  });

  test('are found by a key under their name', () => {
    const { boxes } = upgraded(stages('idle', 'busy', 'paused'), stages('sad', 'angry', 'calm'));
    expect(boxes.by({ mood: 'angry' } as never)?.id).toBe(2);
    expect(boxes.by({ mood: 'sad' } as never)).toBeUndefined();
  });

  test('that are gone need a value for the field', () => {
    expect(() => upgraded(stages('idle', 'busy'))).toThrow(
      `"version 2" is incomplete: boxes.stage has no word "paused" any more: ${''}` +
        "give tables.boxes.fields['stage'] a value",
    );
  });
});

test('a field that had numbers and has words needs a value', () => {
  const of = (version: number, level: ReturnType<typeof integer> | typeof flag) =>
    defineSimulation({
      name: 'boxes',
      version,
      schema: defineSchema({ tables: { boxes: table({ level }) } }),
      commands: {},
    });
  const why = "give tables.boxes.fields['level'] a value";
  expect(() => ruleMigration('v', of(1, integer()), of(2, flag))).toThrow(why);
  expect(() => ruleMigration('v', of(1, flag), of(2, integer()))).toThrow(why);
});
