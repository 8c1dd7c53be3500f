import { defineFieldSchema, json, type TableDefinition } from '../schema.js';
import type { WithLinks } from '../schema.js';
import { account, crossing, flag, gauge, id, integer, link, list } from '../shape/shape.js';
import { many, object, oneOf, optional, owner, perWord, record } from '../shape/shape.js';
import { text, timer } from '../shape/shape.js';
import type { Caller, CommandRule } from './draftRow.js';
import { type DraftOf, defineSchema, type RowOf, single, table } from './ruleSchema.js';
import { values, type WorldOf } from './ruleSchema.js';
import { defineSimulation } from './ruleSimulation.js';

/** A schema with a field of each kind. */
export const schema = defineSchema({
  setting: { limits: object({ points: integer(), pages: integer() }) },
  tables: {
    match: single({ stage: oneOf('waiting', 'playing', 'over'), turn: id('seats'), late: timer }),
    seats: table(
      {
        account,
        points: integer({ min: 0, max: 'limits.points' }),
        bare: integer(),
        ready: flag,
        mood: oneOf('calm', 'angry'),
        wish: optional(oneOf('peace', 'war')),
        ally: optional(id('seats')),
        bonus: optional(integer({ max: 9 })),
        goods: perWord(['iron', 'wood'], integer({ min: 0, max: 9 })),
        oil: gauge,
        full: crossing('oil', { rises: 100 }),
        wake: timer,
        hand: list('cards'),
        pawns: list('pawns'),
        name: text({ max: 5 }),
        notes: many(text({ max: 3 }), { max: 'limits.pages' }),
        log: many(integer(), { last: 3 }),
        tags: record(integer(), { max: 2 }),
        spots: many(object({ x: integer(), y: integer() })),
      },
      { unique: ['account'] },
    ),
    cards: table(
      { rank: integer({ min: 1, max: 20 }), holder: link('seats', 'hand') },
      { unique: ['rank'] },
    ),
    pawns: table(
      { seat: owner('seats', 'pawns'), file: integer(), hats: list('hats') },
      { unique: [['seat', 'file']] },
    ),
    hats: table({ pawn: owner('pawns', 'hats'), size: integer() }),
    places: table({ spot: object({ x: integer(), y: integer() }), kind: oneOf('a', 'b') }),
    prefs: values({ volume: integer({ min: 0, max: 10 }), theme: text(), mode: oneOf('a', 'b') }),
  },
  events: {
    scored: { seat: id('seats'), points: integer({ max: 100 }), mood: oneOf('calm', 'angry') },
  },
});

/** The draft of the schema. */
export type Draft = DraftOf<typeof schema>;
/** A world of the schema for reading. */
export type World = WorldOf<typeof schema>;
/** A seat of a draft. */
export type Seat = RowOf<typeof schema, 'seats'>;
/** What a rule does; `other` is the command of this name, to be performed. */
type Act = (draft: Draft, caller: Caller, other: CommandRule<{}, {}>) => unknown;

/** What the rules of a game do, where a test wants them to do something. */
interface Acts {
  readonly act?: Act;
  readonly other?: Act;
  readonly wake?: (draft: Draft, seat: Seat) => unknown;
  readonly full?: (draft: Draft, seat: Seat) => unknown;
  readonly late?: Act;
  readonly round?: (draft: Draft) => unknown;
  readonly genesis?: (draft: Draft) => unknown;
}

/** The setting of the worlds. */
export const SETTING = { seed: 1, limits: { points: 50, pages: 2 } };

/** Two seats with three cards, of which the first seat has two; each seat has a pawn. */
export function fill({ cards, pawns, prefs, seats }: Draft): void {
  const [one, two] = [seats.insert({ account: 1 }), seats.insert({ account: 2 })];
  for (const [rank, holder] of [
    [11, one],
    [12, two],
    [13, one],
  ] as const) {
    cards.insert({ rank, holder });
  }
  for (const seat of [one, two]) pawns.insert({ seat, file: 1 });
  prefs.insert({ theme: 'sea' });
}

/** A game whose rules do what a test says. */
export function rowTester({ act, full, genesis = fill, late, other, round, wake }: Acts) {
  const performed = schema.command({
    run: (draft, _, caller) => other?.(draft, caller, performed) as undefined,
  }) as CommandRule<{}, {}>;
  return defineSimulation({
    name: 'match',
    version: 1,
    schema,
    genesis: (draft) => genesis(draft) as undefined,
    commands: {
      act: schema.command({
        run: (draft, _, caller) => act?.(draft, caller, performed) as undefined,
      }),
      other: performed,
    },
    systems: {
      'match.late': (draft) => late?.(draft, { account: 0 }, performed),
      'seats.full': (draft, seat) => full?.(draft, seat),
      'seats.wake': (draft, seat) => wake?.(draft, seat),
    },
    every: [{ name: 'round', ticks: 2, run: (draft) => round?.(draft) as undefined }],
  });
}

/** Runs one command in a new world; returns the game, the world after it, and what came of it. */
export function run(act: Act, acts: Acts = {}) {
  const game = rowTester({ ...acts, act });
  const start = game.genesis(SETTING);
  const { events, outcome, snapshot } = game.execute(start, command('act'));
  return { game, start, snapshot, outcome, events, world: game.read(snapshot) };
}

/** A command, by default without arguments. */
export function command<Type extends string, Args extends object = {}>(
  type: Type,
  args: Args = {} as Args,
) {
  return { id: '', account: 7, type, args };
}

/** What a rule gives, or the message of what it throws. */
export function tried(act: (draft: Draft) => unknown): unknown {
  let gave: unknown;
  const message = thrown(() =>
    run((draft) => {
      gave = act(draft);
    }),
  );
  return message ?? gave;
}

/** The message of what a function throws; undefined when it throws nothing. */
export function thrown(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** A schema of fields by number that has only tables. */
export function tablesOnly<const Tables extends Readonly<Record<string, TableDefinition>>>(
  tables: Tables & WithLinks<Tables>,
) {
  const schema = { tables, documents: {}, events: {}, setting: json<{ seed: number }>() };
  return defineFieldSchema<Tables, {}, {}, { seed: number }>(schema as never);
}

/** The ids of rows in their order. */
export function ids(rows: Iterable<{ readonly id: number }>): number[] {
  return Array.from(rows, (row) => row.id);
}
