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

const migrated = (...more: [Parameters<typeof ruleMigration>[3]?]) => {
  const { migrate, settingOf } = ruleMigration('version 2', first, second, ...more);
  return second.read(migrate(world, settingOf(world.setting as never)) as never);
};

test('new fields, members of the setting and tables begin with their defaults', () => {
  const read = migrated();
  expect(read.now).toBe(10);
  expect(read.setting).toMatchObject({ tank: 9, wind: 3, seed: 1 });
  expect(read.lamps.map((lamp) => JSON.parse(JSON.stringify(lamp)) as object)).toMatchObject([
    { keeper: 4, oil: { level: 40, rate: -1 }, colour: 'red', old: 7, notes: [], stage: 'new' },
    { keeper: 6, goods: { iron: 0, oil: 0 }, spare: { level: 0, rate: 0 } },
  ]);
  expect(read.logs.map(({ isRead, line }) => [isRead, line])).toEqual([
    [false, 'lit'],
    [false, 'lit'],
  ]);
  expect(read.weather.wind).toBe(0);
});

test('changes give other values to fields, to what is beside rows, and to the setting', () => {
  const read = migrated({
    tables: { lamps: { fields: { stage: 1, old: ({ keeper }) => Number(keeper) * 2 } } },
    values: { lamps: (value, id) => ({ ...value, colour: `blue ${id}`, notes: ['moved'] }) },
    setting: (old) => ({ ...old, tank: 1 }),
  });
  expect(
    read.lamps.map(({ colour, notes, old, stage }) => [colour, [...notes], old, stage]),
  ).toEqual([
    ['blue 1', ['moved'], 8, 'used'],
    ['blue 2', ['moved'], 12, 'used'],
  ]);
  expect(read.setting).toMatchObject({ tank: 1 });
});

test('what is given up must be named, and a wrong value is refused with its place', () => {
  const fewer = defineSchema({
    setting: { tank: integer({ default: 5 }) },
    tables: { lamps: table({ keeper: account, oil: gauge, colour: text() }) },
  });
  const third = defineSimulation({ name: 'lamps', version: 3, schema: fewer, commands: {} });
  const to = (changes?: Parameters<typeof ruleMigration>[3]) =>
    ruleMigration('version 3', first, third, changes);
  expect(() => to()).toThrow('the table logs is neither carried over nor dropped');
  expect(() => to({ drops: ['logs'] })).toThrow(
    'the field old of the table lamps is neither carried over nor dropped',
  );
  const { migrate, settingOf } = to({ drops: ['logs'], tables: { lamps: { drops: ['old'] } } });
  const made = migrate(world, settingOf(world.setting as never)) as never;
  expect(third.read(made).lamps.size).toBe(2);

  const strict = defineSchema({
    setting: { tank: integer({ default: 5 }) },
    tables: {
      lamps: table({
        keeper: account,
        oil: gauge,
        colour: text(),
        old: integer(),
        level: integer({ min: 1 }),
      }),
      logs: table({ line: text(), n: integer() }),
    },
  });
  const fourth = defineSimulation({ name: 'lamps', version: 4, schema: strict, commands: {} });
  const wrong = ruleMigration('version 4', first, fourth);
  expect(() => wrong.migrate(world, wrong.settingOf(world.setting as never))).toThrow(
    /^version 4 leaves a wrong world: lamps.* must be at least 1, not 0/,
  );
});

test('a renamed table keeps its rows, and a renamed field its values', () => {
  const schema = defineSchema({
    setting: { tank: integer({ default: 5 }) },
    tables: {
      towers: table({
        owner: account,
        fuel: gauge,
        paint: text(),
        old: integer(),
        pages: many(text()),
      }),
      lamps: table({ weak: flag }),
      logs: table({ tower: id('towers'), text: text(), n: integer() }),
    },
  });
  const third = defineSimulation({ name: 'lamps', version: 3, schema, commands: {} });
  const to = (changes: Parameters<typeof ruleMigration>[3]) =>
    ruleMigration('version 3', first, third, changes);
  const { migrate, settingOf } = to({
    renames: { lamps: 'towers' },
    tables: {
      towers: {
        renames: { keeper: 'owner', oil: 'fuel', colour: 'paint' },
        fields: { old: ({ owner }) => Number(owner) + 1 },
      },
      logs: { renames: { line: 'text' } },
    },
  });
  const read = third.read(migrate(world, settingOf(world.setting as never)) as never);
  const rows = read.towers.map((row) => JSON.parse(JSON.stringify(row)) as object);
  expect(rows).toMatchObject([
    { owner: 4, fuel: { level: 40, rate: -1 }, paint: 'red', old: 5, pages: [] },
    { owner: 6, fuel: { level: 40, rate: -1 }, paint: 'red', old: 7, pages: [] },
  ]);
  expect(read.logs.map(({ n, text: line }) => [n, line])).toEqual([
    [0, 'lit'],
    [0, 'lit'],
  ]);
  expect(read.lamps.size).toBe(0);

  const rest = { towers: { renames: { keeper: 'owner', oil: 'fuel', colour: 'paint' } } };
  const wrong = [
    [{ renames: { lamp: 'towers' } }, 'there is no table lamp to rename'],
    [{ renames: { lamps: 'tower' } }, 'there is no table tower to rename lamps to'],
    [{ renames: { lamps: 'towers', logs: 'towers' } }, 'lamps and logs would both be towers'],
    [{ renames: { lamps: 'logs' } }, 'lamps and logs would both be logs'],
    [
      { renames: { lamps: 'towers' }, tables: { ...rest, logs: { renames: { row: 'text' } } } },
      'there is no field row of the table logs to rename',
    ],
    [
      { renames: { lamps: 'towers' }, tables: { ...rest, logs: { renames: { line: 'row' } } } },
      'there is no field row of the table logs to rename line to',
    ],
  ] as const;
  for (const [changes, why] of wrong) expect(() => to(changes)).toThrow(why);
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
  const before = one.genesis({ seed: 1 } as never);
  const { migrate, settingOf } = ruleMigration('version 2', one, two, {
    renames: { boats: 'ships' },
    tables: { ships: { renames: { stage: 'phase' } }, crew: { renames: { boat: 'ship' } } },
  });
  const after = two.read(migrate(before, settingOf(before.setting as never)) as never) as never;
  expect(JSON.parse(JSON.stringify(after['ships']))).toMatchObject([
    { id: 1, phase: 'idle' },
    { id: 2, phase: 'busy' },
  ]);
  expect(JSON.parse(JSON.stringify(after['crew']))).toMatchObject([
    { ship: 1, age: 30 },
    { ship: 2, age: 30 },
  ]);
});

describe('words of a field', () => {
  const boxes = (stage: ReturnType<typeof oneOf>, mood: ReturnType<typeof oneOf>) => {
    const own = defineSchema({
      tables: {
        boxes: table(
          {
            stage,
            wish: optional(stage),
            parts: perWord(['lid', 'base'], stage),
            past: many(stage),
            mood,
          },
          { unique: ['mood'] },
        ),
      },
    });
    return { own, stage };
  };
  const game = (version: number, { own }: ReturnType<typeof boxes>) =>
    defineSimulation({
      name: 'boxes',
      version,
      schema: own,
      commands: {},
      genesis({ boxes: rows }) {
        const [busy, paused] = ['busy', 'paused'] as [never, never];
        const parts = { lid: busy, base: paused } as never;
        rows.insert({
          stage: busy,
          wish: paused,
          parts,
          past: [busy, paused],
          mood: 'calm' as never,
        });
        rows.insert({ stage: paused, past: [], mood: 'angry' as never });
      },
    });
  const old = game(1, boxes(oneOf('idle', 'busy', 'paused'), oneOf('calm', 'angry')));
  const world = old.genesis({ seed: 1 });
  const shownAs = (simulation: typeof old, at: unknown): unknown =>
    JSON.parse(JSON.stringify(simulation.read(at as never).boxes));
  const upgraded = (
    stage: ReturnType<typeof oneOf>,
    changes?: Parameters<typeof ruleMigration>[3],
    mood = oneOf('calm', 'angry') as ReturnType<typeof oneOf>,
  ) => {
    const next = game(2, boxes(stage, mood));
    const { migrate, settingOf } = ruleMigration('version 2', old, next, changes);
    const made = migrate(world, settingOf(world.setting as never)) as never;
    return { next, made };
  };

  test.each<[string, ReturnType<typeof oneOf>]>([
    ['put into the middle', oneOf('idle', 'waiting', 'busy', 'paused') as never],
    ['put before', oneOf('waiting', 'idle', 'busy', 'paused') as never],
    ['put in another order', oneOf('paused', 'busy', 'idle') as never],
    ['added', oneOf('idle', 'busy', 'paused', 'waiting') as never],
  ])('keep their meaning when they are %s', (_, stage) => {
    const { made, next } = upgraded(stage);
    expect(shownAs(next as never, made)).toEqual(shownAs(old, world));
  });

  test('are found by a key under their name', () => {
    const mood = oneOf('sad', 'angry', 'calm') as ReturnType<typeof oneOf>;
    const { made, next } = upgraded(oneOf('idle', 'busy', 'paused') as never, undefined, mood);
    const rows = next.read(made).boxes;
    expect(rows.by({ mood: 'angry' } as never)?.id).toBe(2);
    expect(rows.by({ mood: 'sad' } as never)).toBeUndefined();
  });

  test('that are gone need a value for the field', () => {
    const fewer = oneOf('idle', 'busy') as never;
    expect(() => upgraded(fewer)).toThrow(
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
