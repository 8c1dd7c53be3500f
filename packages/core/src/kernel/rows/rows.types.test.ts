import { expect, expectTypeOf, test } from 'vitest';
import { account, crossing, defineSchema, defineSimulation, gauge, id } from '../../index.js';
import { integer, link, list, many, oneOf, optional, orNull } from '../../index.js';
import { owner, refuse, refused, single, table, text, timer, values } from '../../index.js';
import type { Caller, DraftOf, ReadRowOf, Refused, RowId, RowOf, WorldOf } from '../../index.js';
import { schema } from './rowTester.js';
import type { Draft, Seat } from './rowTester.js';

type World = WorldOf<typeof schema>;
type ReadSeat = ReadRowOf<typeof schema, 'seats'>;
type Card = RowOf<typeof schema, 'cards'>;
type Pawn = RowOf<typeof schema, 'pawns'>;

/** Checks that a function compiles, which is never called. */
function compiles(..._checks: readonly ((...given: never[]) => unknown)[]): void {
  expect(_checks.length).toBeGreaterThan(0);
}

test('rows have the types of their shapes', () => {
  expectTypeOf<Draft['match']['stage']>().toEqualTypeOf<'waiting' | 'playing' | 'over'>();
  expectTypeOf<Seat['points']>().toEqualTypeOf<number>();
  expectTypeOf<Seat['ready']>().toEqualTypeOf<boolean>();
  expectTypeOf<Seat['wish']>().toEqualTypeOf<'peace' | 'war' | undefined>();
  expectTypeOf<Seat['bonus']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Seat['id']>().toEqualTypeOf<RowId<'seats'>>();
  expectTypeOf<Seat['spots']>().toEqualTypeOf<{ x: number; y: number }[]>();
  expectTypeOf<ReadSeat['notes']>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<Card['holder']>().toEqualTypeOf<Seat | undefined>();
  expectTypeOf<Pawn['seat']>().toEqualTypeOf<Seat>();
  expectTypeOf<Draft['setting']['limits']['points']>().toEqualTypeOf<number>();
  expectTypeOf<ReturnType<Draft['seats']['get']>>().toEqualTypeOf<Seat>();
  expectTypeOf<ReturnType<World['seats']['by']>>().toEqualTypeOf<ReadSeat | undefined>();
});

test('links go on through circles of tables', () => {
  compiles(({ cards }: Draft) => {
    expectTypeOf(cards.get(1).holder?.hand.first?.holder?.pawns.first?.seat.name).toEqualTypeOf<
      string | undefined
    >();
  });
});

test('a draft and its rows can be given where a world and rows for reading are wanted', () => {
  const check = (world: World, seat: ReadSeat): Refused | { readonly cost: number } =>
    seat.points > world.seats.size ? refuse('no', 'No.') : { cost: 1 };
  compiles(
    (draft: Draft, seat: Seat) => {
      expectTypeOf(draft.accept(check(draft, seat)).cost).toEqualTypeOf<number>();
      const checked = check(draft, seat);
      if (!refused(checked)) expectTypeOf(checked).toEqualTypeOf<{ readonly cost: number }>();
    },
    // @ts-expect-error a world is no draft
    (world: World): Draft => world,
    // @ts-expect-error a row for reading has no timers to set
    (seat: ReadSeat): Seat => seat,
    // @ts-expect-error a card is no seat
    (card: Card): ReadSeat => card,
  );
});

test('wrong words and wrong values are seen', () => {
  compiles(({ match, prefs, seats }: Draft, seat: Seat) => {
    // @ts-expect-error no mood
    seats.insert({ account: 1, mood: 'odd' });
    // @ts-expect-error no such word
    seat.goods.gold = 1;
    // @ts-expect-error a word is missing
    seat.goods = { iron: 1 };
    // @ts-expect-error no text
    seat.notes.push(1);
    // @ts-expect-error no such field
    seat.pints = 1;
    // @ts-expect-error a gauge is written by its members
    seat.oil = 5;
    // @ts-expect-error a timer is set by its methods
    seat.wake.due = 5;
    // @ts-expect-error the engine sets a crossing
    seat.full.in(5);
    // @ts-expect-error no such member
    prefs.get(1).colour = 'red';
    // @ts-expect-error a table of one row has no rows to insert
    match.insert({});
    // @ts-expect-error a row has its id for ever
    seat.id = 5;
  });
});

test('links to another table and ids of another table are seen', () => {
  compiles(({ cards, match, pawns, seats }: Draft, seat: Seat, card: Card, pawn: Pawn) => {
    // @ts-expect-error an owner is never written
    pawn.seat = seat;
    // @ts-expect-error no seat
    pawns.insert({ seat: card, file: 1 });
    // @ts-expect-error the id of a card
    match.turn = card.id;
    match.turn = seat.id;
    // @ts-expect-error the id of a card
    seats.get(card.id);
    // @ts-expect-error no seat
    seats.remove(card);
    // @ts-expect-error the list of a row is not written
    seat.hand = cards;
  });
});

test('keys of by, and what insert must be given, are seen', () => {
  compiles(({ cards, hats, match, pawns, places, seats }: Draft, seat: Seat) => {
    seats.by({ account: 1 });
    // @ts-expect-error no key
    seats.by({ points: 1 });
    seats.by(1);
    pawns.by({ seat, file: 1 });
    // @ts-expect-error half a key
    pawns.by({ file: 1 });
    // @ts-expect-error without its key
    cards.insert({});
    // @ts-expect-error without its owner
    hats.insert({ size: 1 });
    // @ts-expect-error without half of its key
    pawns.insert({ seat });
    // @ts-expect-error no such field
    cards.insert({ rank: 1, size: 1 });
    // @ts-expect-error lists are not given
    seats.insert({ account: 1, hand: [] });
    seats.insert({ account: 1, oil: { rate: 1 }, wake: 5, goods: { iron: 1 } });
    // @ts-expect-error a table of one row is its row
    match.get(1);
    // @ts-expect-error half an object
    places.insert({ spot: { x: 1 } });
  });
});

test('writes in views are seen', () => {
  compiles(() =>
    schema.view({
      answer: { points: integer() },
      read(world) {
        const seat = world.seats.get(1);
        // @ts-expect-error a world is read
        seat.notes.push('a');
        // @ts-expect-error a world is read
        seat.goods.iron = 1;
        // @ts-expect-error a world is read
        world.seats.insert({ account: 1 });
        // @ts-expect-error a view tells nothing
        world.emit('scored', { seat: 1, points: 1, mood: 'calm' });
        // @ts-expect-error a view draws nothing
        world.chance('a');
        return { points: world.require(seat, 'no', 'No.').points };
      },
    }),
  );
});

test('wrong events, arguments and answers are seen', () => {
  const add = schema.command({
    args: { seat: id('seats'), count: optional(integer()) },
    answer: { sum: integer(), best: orNull(id('seats')) },
    run(_, args, caller) {
      expectTypeOf(args.seat).toEqualTypeOf<RowId<'seats'>>();
      expectTypeOf(args.count).toEqualTypeOf<number | undefined>();
      expectTypeOf(caller).toEqualTypeOf<Caller>();
      return { sum: 1, best: null };
    },
  });
  const nothing = schema.command({ run: () => undefined });
  compiles(
    ({ emit }: Draft) => {
      emit('scored', { seat: 1, points: 1, mood: 'calm' });
      // @ts-expect-error no such event
      emit('scores', {});
      // @ts-expect-error no mood
      emit('scored', { seat: 1, points: 1, mood: 'odd' });
      // @ts-expect-error a member is missing
      emit('scored', { seat: 1, points: 1 });
      // @ts-expect-error a member too many
      emit('scored', { seat: 1, points: 1, mood: 'calm', x: 1 });
    },
    (draft: Draft, card: Card) => {
      const answer = draft.perform(add, { seat: 1 }, 1);
      if (!refused(answer)) expectTypeOf(answer.best).toEqualTypeOf<RowId<'seats'> | null>();
      const none = draft.perform(nothing, {}, 1);
      expectTypeOf(none).toEqualTypeOf<void | Refused>();
      // @ts-expect-error an argument is missing
      draft.perform(add, {}, 1);
      // @ts-expect-error the id of a card
      draft.perform(add, { seat: card.id }, 1);
      // @ts-expect-error no command
      draft.perform('add', { seat: 1 }, 1);
    },
    // @ts-expect-error a wrong member of the answer
    () => schema.command({ answer: { sum: integer() }, run: () => ({ sum: '1' }) }),
    // @ts-expect-error a member of the answer is missing
    () => schema.command({ answer: { sum: integer() }, run: () => ({}) }),
    // @ts-expect-error the answer is missing
    () => schema.command({ answer: { sum: integer() }, run: () => undefined }),
    // @ts-expect-error a promise is no answer
    () => schema.command({ answer: { sum: integer() }, run: async () => ({ sum: 1 }) }),
    // @ts-expect-error null is said by orNull
    () => schema.view({ answer: { sum: integer() }, read: () => ({ sum: null }) }),
    () => schema.command({ answer: { sum: integer() }, run: () => refuse('no', 'No.') }),
  );
});

test('require narrows, and takes no number', () => {
  compiles(({ require, seats }: Draft, number: number, none: number | undefined) => {
    expectTypeOf(require(seats.by({ account: 1 }), 'no', 'No.')).toEqualTypeOf<Seat>();
    // @ts-expect-error 0 is a number, too
    require(number, 'no', 'No.');
    // @ts-expect-error 0 is a number, too
    require(none, 'no', 'No.');
    require(number !== 0, 'no', 'No.');
  });
});

test('wrong names in a schema are seen', () => {
  const seats = table({ hand: list('cards'), account });
  const cards = table({ holder: link('seats', 'hand') });
  compiles(
    () => defineSchema({ tables: { seats, cards }, events: { put: { card: id('cards') } } }),
    // @ts-expect-error no such table
    () => defineSchema({ tables: { cards } }),
    // @ts-expect-error no such list
    () => defineSchema({ tables: { seats, cards: table({ holder: link('seats', 'hands') }) } }),
    // @ts-expect-error no such list
    () => defineSchema({ tables: { seats, cards: table({ holder: owner('seats', 'hands') }) } }),
    // @ts-expect-error no such gauge
    () => defineSchema({ tables: { lamps: table({ empty: crossing('oil', { falls: 0 }) }) } }),
    // @ts-expect-error no such table
    () => defineSchema({ tables: { boxes: table({ next: id('boxen') }) } }),
    // @ts-expect-error no such table
    () => defineSchema({ tables: { boxes: table({ next: many(id('boxen')) }) } }),
    // @ts-expect-error a name of the draft
    () => defineSchema({ tables: { now: table({ size: integer() }) } }),
    // @ts-expect-error a row has an id already
    () => defineSchema({ tables: { boxes: table({ id: integer() }) } }),
    // @ts-expect-error no such table
    () => defineSchema({ tables: { seats, cards }, events: { put: { card: id('card') } } }),
    // @ts-expect-error no such field
    () => table({ size: integer() }, { unique: ['sice'] }),
    // @ts-expect-error no shape
    () => table({ size: 'integer' }),
    () =>
      defineSchema({
        tables: { seats, cards },
        events: { sat: { seat: id('seats'), points: integer() } },
        // @ts-expect-error no account
        audience: { sat: 'points.x' },
      }),
    () =>
      defineSchema({
        tables: { seats, cards },
        events: { played: { card: id('cards') } },
        // @ts-expect-error a list leads to many
        audience: { played: 'card.holder.hand' },
      }),
    () =>
      defineSchema({
        tables: { seats, cards },
        events: { played: { card: id('cards') } },
        // @ts-expect-error a word that is not everybody
        audience: { played: () => 'everyone' },
      }),
  );
});

test('timers without systems, and wrong systems, are seen', () => {
  const own = defineSchema({
    tables: {
      lamps: table({ oil: gauge, empty: crossing('oil', { falls: 0 }), boat: timer }),
      match: single({ late: timer }),
      prefs: values({ theme: text() }),
    },
  });
  type Own = DraftOf<typeof own>;
  const base = { name: 'lamps', version: 1, schema: own, commands: {} } as const;
  const none = () => undefined;
  const all = { 'lamps.empty': none, 'lamps.boat': none, 'match.late': none };
  compiles(
    () => defineSimulation({ ...base, systems: all }),
    // @ts-expect-error without systems
    () => defineSimulation(base),
    // @ts-expect-error without one
    () => defineSimulation({ ...base, systems: { 'lamps.empty': none, 'lamps.boat': none } }),
    // @ts-expect-error one too many
    () => defineSimulation({ ...base, systems: { ...all, 'lamps.ship': none } }),
    // @ts-expect-error no table
    () => defineSimulation({ ...base, systems: all, every: [{ ticks: 1, name: 'a', table: 'x' }] }),
    () =>
      defineSimulation({
        ...base,
        systems: {
          'lamps.empty': (draft, lamp) => {
            expectTypeOf(draft).toEqualTypeOf<Own>();
            expectTypeOf(lamp).toEqualTypeOf<RowOf<typeof own, 'lamps'>>();
          },
          'lamps.boat': none,
          'match.late': (_, match) => match.late.in(1),
        },
      }),
  );
});

test('commands and views of a simulation are typed', () => {
  const own = defineSchema({
    tables: { boxes: table({ apples: integer() }) },
    events: { put: { box: id('boxes'), how: oneOf('in', 'out') } },
    setting: { most: integer() },
  });
  const answer = { apples: integer() };
  const put = own.command({ args: { box: id('boxes') }, answer, run: () => ({ apples: 1 }) });
  const look = own.view({ answer, read: () => ({ apples: 1 }) });
  const game = defineSimulation({
    name: 'boxes',
    version: 1,
    schema: own,
    commands: { put },
    views: { look },
    *suggest({ boxes }, who) {
      for (const { id: box } of boxes) yield { type: 'put', args: { box } };
      expectTypeOf(who).toEqualTypeOf<number>();
    },
  });
  const wrong = { name: 'boxes', version: 1, schema: own, commands: { put } } as const;
  const base = { id: '', account: 1 } as const;
  compiles(() => {
    const start = game.genesis({ seed: 1, most: 5 });
    const { events, outcome } = game.execute(start, { ...base, type: 'put', args: { box: 1 } });
    if (outcome.done) expectTypeOf(outcome.answer.apples).toEqualTypeOf<number>();
    for (const event of events) expectTypeOf(event.how).toEqualTypeOf<'in' | 'out'>();
    const seen = game.view(start, 'look', {}, { account: 1 });
    if (!refused(seen)) expectTypeOf(seen.apples).toEqualTypeOf<number>();
    // @ts-expect-error no setting
    game.genesis({ seed: 1 });
    // @ts-expect-error no such command
    game.execute(start, { ...base, type: 'puts', args: { box: 1 } });
    // @ts-expect-error no such argument
    game.execute(start, { ...base, type: 'put', args: { bax: 1 } });
    // @ts-expect-error no such view
    game.view(start, 'looks', {}, { account: 1 });
    // @ts-expect-error a world is read
    game.read(start).boxes.get(1).apples = 1;
    for (const { args, type } of game.suggest(start, 1)) {
      expectTypeOf(type).toEqualTypeOf<'put'>();
      expectTypeOf(args.box).toEqualTypeOf<RowId<'boxes'>>();
    }
    // @ts-expect-error no such command
    defineSimulation({ ...wrong, suggest: () => [{ type: 'puts', args: { box: 1 } }] });
    // @ts-expect-error no such argument
    defineSimulation({ ...wrong, suggest: () => [{ type: 'put', args: { bax: 1 } }] });
  });
});
