import { createHash } from 'node:crypto';
import {
  defineFieldSchema,
  defineFieldSimulation,
  defineSchema,
  defineSimulation,
  defineTable,
  id,
  integer,
  json,
  roll,
  table,
  word,
} from '@astrarium/core';
import type { Figure } from '../measure/page.js';
import { type MakeProgram, type Program, type Scenario, timeOver } from '../measure/scenario.js';
import { arrayRows, bitecsRows, boardgameRows, immerRows } from './rowsOfOthers.js';
import { immutableRows, mutativeRows } from './rowsOfOthers.js';
import { blankRow, change, HELD, type RowsProgram, type RowsTask } from './rowsTask.js';

/** Ids that are picked before the measurement. */
const PICKED = 250_000;

function taskOf(size: number, changes: number): RowsTask {
  if (changes >= size) {
    const all = Int32Array.from({ length: size }, (_, at) => at + 1);
    return { size, changes: size, ids: all, start: () => 0 };
  }
  const ids = Int32Array.from({ length: PICKED }, (_, at) => 1 + (roll(7, 1, at, 0) % size));
  return { size, changes, ids, start: (n) => (n * changes) % (PICKED - (PICKED % changes)) };
}

/** The game as `docs/EMBEDDING.md` writes one: rows are objects. */
function ourRows({ changes, ids, size, start }: RowsTask): RowsProgram & { hash(): string } {
  const schema = defineSchema({
    tables: {
      rows: table({
        status: integer(),
        since: integer(),
        target: integer(),
        capacity: integer(),
        level: integer(),
      }),
    },
  });
  const move = schema.command({
    args: { row: id('rows'), n: integer() },
    run: ({ rows }, { n, row }) => change(rows.get(row), row, n),
  });
  const game = defineSimulation({
    name: 'rows',
    version: 1,
    schema,
    commands: { move },
    every: [
      {
        name: 'change',
        ticks: 1,
        run({ now, rows }) {
          for (let at = start(now), left = changes; left > 0; at += 1, left -= 1) {
            const row = ids[at] as number;
            change(rows.get(row), row, now);
          }
        },
      },
    ],
    genesis({ rows }) {
      for (let row = 1; row <= size; row += 1) rows.insert(blankRow());
    },
  });
  let snapshot = game.genesis({ seed: 1 });
  const held: (typeof snapshot)[] = [];
  return {
    step(n) {
      if (changes === 1) {
        const args = { row: ids[start(n)] as number, n };
        ({ snapshot } = game.execute(snapshot, { id: '', account: 0, type: 'move', args }));
      } else ({ snapshot } = game.tick(snapshot));
      game.hash(snapshot);
      held[n % HELD] = snapshot;
    },
    row: (row) => game.read(snapshot).rows.get(row),
    hash: () => game.hash(snapshot),
  };
}

/** The same game by numbers of fields, the faster form for hot rules. */
function ourFields({ changes, ids, size, start }: RowsTask): RowsProgram {
  const rows = defineTable('rows', {
    status: word,
    since: word,
    target: word,
    capacity: word,
    level: word,
  });
  const { capacity, level, since, status, target } = rows.fields;
  const game = defineFieldSimulation({
    name: 'rows',
    version: 1,
    schema: defineFieldSchema({
      tables: { rows },
      documents: {},
      events: {},
      setting: json<{ readonly seed: number }>(),
    }),
    commands: {},
    systems: [],
    every: [
      {
        name: 'change',
        ticks: 1,
        run({ now, rows: all }) {
          for (let at = start(now), left = changes; left > 0; at += 1, left -= 1) {
            const row = ids[at] as number;
            all.set(row, status, now & 7);
            all.set(row, since, now);
            all.set(row, target, row ^ now);
            all.set(row, capacity, 1_000_000 - (now & 1023));
            all.set(row, level, all.get(row, level) + (now & 255));
          }
        },
      },
    ],
    genesis({ rows: all }) {
      for (let row = 1; row <= size; row += 1) all.insert();
    },
  });
  let snapshot = game.genesis({ seed: 1 });
  const held: (typeof snapshot)[] = [];
  return {
    step(n) {
      ({ snapshot } = game.tick(snapshot));
      game.hash(snapshot);
      held[n % HELD] = snapshot;
    },
    row(row) {
      const { rows: all } = game.read(snapshot);
      return {
        status: all.get(row, status),
        since: all.get(row, since),
        target: all.get(row, target),
        capacity: all.get(row, capacity),
        level: all.get(row, level),
      };
    },
  };
}

/** A program of the bench, whose hash is that of all rows at the end. */
function programOf(
  make: (task: RowsTask) => RowsProgram | Promise<RowsProgram>,
  changes: number,
): MakeProgram {
  return async (size): Promise<Program> => {
    const task = taskOf(size, changes);
    const program = await make(task);
    let n = 0;
    return {
      step() {
        program.step((n += 1));
        return task.changes;
      },
      end() {
        const hash = createHash('sha256');
        for (let id = 1; id <= size; id += 1) {
          const { capacity, level, since, status, target } = program.row(id);
          hash.update(Float64Array.of(status, since, target, capacity, level));
        }
        return { hash: hash.digest('hex').slice(0, 16) };
      },
    };
  };
}

const all = (makers: Readonly<Record<string, Parameters<typeof programOf>[0]>>, changes: number) =>
  Object.fromEntries(
    Object.entries(makers).map(([name, make]) => [name, programOf(make, changes)]),
  );

/** The figures of a task: how many times as long another program takes as ours, or ours as it. */
function against(
  task: string,
  slower: Readonly<Record<string, number>>,
  faster: Readonly<Record<string, number>> = {},
): Scenario['figures'] {
  return (results): Figure[] => {
    const { ours, 'ours by fields': byFields } = results;
    return [
      ...Object.entries(slower).map(([name, min]) => ({
        what: `${task}: ${name} over ours`,
        value: timeOver(results[name], ours),
        min,
      })),
      ...Object.entries(faster).map(([name, max]) => ({
        what: `${task}: ours over ${name}`,
        value: timeOver(ours, results[name]),
        max,
      })),
      ...(byFields === undefined
        ? []
        : [{ what: `${task}: ours over ours by fields`, value: timeOver(ours, byFields) }]),
    ];
  };
}

/** Tables of rows, of which some change in each step, beside libraries for the same task. */
export const ROWS_SCENARIOS: readonly Scenario[] = [
  {
    name: 'move-1e5',
    about:
      'a move changes one row of 100,000. Ours is a command, and the hash of the world after it; ' +
      'boardgame.io is a local client without a log. Immer, which boardgame.io uses, too, ' +
      'Mutative and boardgame.io have their rows in chunks of 256, so that they copy little.',
    size: 100_000,
    rounds: 5,
    steps: 30,
    golden: 'c9bee3130ee1cfa6',
    programs: all(
      {
        ours: ourRows,
        'boardgame.io': boardgameRows,
        Immer: immerRows(true),
        Mutative: mutativeRows,
        'Immutable.js': immutableRows,
      },
      1,
    ),
    figures: against('move-1e5', { 'boardgame.io': 10 }, { Mutative: 4, 'Immutable.js': 4 }),
  },
  {
    name: 'rows-1e5',
    about:
      'a thousand random rows of 100,000 change. Ours makes a snapshot and its hash, and all but ' +
      'bitECS and the arrays hold 64 older worlds. Immer (with and without freezing), Mutative ' +
      'and Immutable.js keep plain objects in one list, of which nearly all chunks would be ' +
      'copied anyway. bitECS and the arrays write typed arrays in place.',
    size: 100_000,
    rounds: 7,
    steps: 30,
    golden: '1f0579d3f5e82bd1',
    programs: all(
      {
        ours: ourRows,
        'ours by fields': ourFields,
        Immer: immerRows(true),
        'Immer unfrozen': immerRows(false),
        Mutative: mutativeRows,
        'Immutable.js': immutableRows,
        bitECS: bitecsRows,
        arrays: arrayRows,
      },
      1000,
    ),
    figures: against(
      'rows-1e5',
      { Immer: 50, 'Immer unfrozen': 10, Mutative: 10, 'Immutable.js': 5 },
      { bitECS: 30, arrays: 4 },
    ),
    compared: { size: 100_000, steps: 100 },
  },
  {
    name: 'rows-1e6',
    about: 'each of a million rows changes. bitECS finds them by a query.',
    size: 1_000_000,
    rounds: 5,
    steps: 4,
    golden: 'd376bdfc2e0a75a0',
    programs: all(
      { ours: ourRows, 'ours by fields': ourFields, bitECS: bitecsRows, arrays: arrayRows },
      Infinity,
    ),
    figures: against('rows-1e6', {}, { bitECS: 30, arrays: 30 }),
  },
];
