import { describe, expect, test } from 'vitest';
import { defineSchema, defineSimulation, integer, many, object } from '../../index.js';
import { optional, orNull, perWord, table, text, union, record } from '../../index.js';
import { run, thrown, tried } from './rowTester.js';
import type { Draft, Seat } from './rowTester.js';

interface Spot {
  x: number;
  y: number;
}

describe('writes', () => {
  test.each<[string, object]>([
    ['seats.points of row 1 must be an integer, not 1.5', { points: 1.5 }],
    ['seats.points of row 1 must be an integer, not NaN', { points: NaN }],
    ['seats.bare of row 1 must be an integer, not "1"', { bare: '1' }],
    ['seats.bare of row 1 must be an integer, not 9007199254740992', { bare: 2 ** 53 }],
    ['seats.bare of row 1 must be an integer, not undefined', { bare: undefined }],
    ['seats.points of row 1 must be at least 0, not -1', { points: -1 }],
    ['seats.points of row 1 must be at most 50, not 51', { points: 51 }],
    ['seats.mood of row 1 must be one of "calm", "angry", not "odd"', { mood: 'odd' }],
    ['seats.ready of row 1 must be one of false, true, not 1', { ready: 1 }],
    ['seats.ally of row 1 must be at least 0, not -1', { ally: -1 }],
    [
      'seats.account of row 1 is a member of a key: it is given at insert and never written',
      { account: 3 },
    ],
    ['seats.oil of row 1 is a gauge: write its level or its rate', { oil: { level: 1, rate: 1 } }],
    ['seats.wake of row 1 is a timer: set it with in, at or clear', { wake: 5 }],
    ['seats.full of row 1 is a crossing: the engine sets it', { full: 5 }],
    ['seats.hand of row 1 is a list: write the links of its rows', { hand: [] }],
    ['seats.goods of row 1 must have wood', { goods: { iron: 1 } }],
    [
      'seats.goods of row 1 has no word gold: it has iron, wood',
      { goods: { iron: 1, wood: 1, gold: 1 } },
    ],
    ['seats.goods of row 1 must be an object with iron, wood, not 5', { goods: 5 }],
    ['seats.name of row 1: name must have at most 5 characters, not 6.', { name: 'abcdef' }],
    ['seats.name of row 1: name must be a text, not undefined.', { name: undefined }],
    ['seats.notes of row 1: notes must have at most 2 items, not 3.', { notes: ['a', 'b', 'c'] }],
    ['seats.notes of row 1: notes[0] must have at most 3 characters, not 4.', { notes: ['abcd'] }],
    [
      'seats.tags of row 1: tags must have at most 2 members, not 3.',
      { tags: { a: 1, b: 2, c: 3 } },
    ],
    ['seats.bonus of row 1: bonus must be at most 9, not 10.', { bonus: 10 }],
    ['seats has no field rank', { rank: 1 }],
  ])('throws at the line: %s', (message, values) => {
    run(({ seats }) => {
      expect(thrown(() => Object.assign(seats.get(1), values))).toBe(message);
    });
    expect.assertions(1);
  });

  test.each<[string, (seat: Seat, draft: Draft) => unknown]>([
    [
      'pawns.seat of row 1 is a member of a key: it is given at insert and never written',
      (seat, { pawns }) => ((pawns.get(1) as { seat: Seat }).seat = seat),
    ],
    [
      'hats.pawn of row 1 is the owner of the row: it is given at insert and never written',
      (_, { hats, pawns }) => {
        const hat = hats.insert({ pawn: pawns.get(1) });
        Object.assign(hat, { pawn: pawns.get(2) });
      },
    ],
    ['seats.oil of row 1 must be an integer, not 1.5', (seat) => (seat.oil.level = 1.5)],
    ['seats.oil of row 1 must be an integer, not NaN', (seat) => (seat.oil.rate = NaN)],
    ['seats.goods.iron of row 1 must be at most 9, not 10', (seat) => (seat.goods.iron = 10)],
  ])('of a part, or a key, throws at the line: %s', (message, write) => {
    run((draft) => {
      expect(thrown(() => write(draft.seats.get(1), draft))).toBe(message);
    });
    expect.assertions(1);
  });

  test('an unknown member throws', () => {
    expect(tried(({ match }) => Object.assign(match, { stagee: 1 }))).toMatch(/stagee/);
    expect(tried(({ seats }) => Object.assign(seats.get(1).goods, { gold: 1 }))).toMatch(/gold/);
    expect(tried(({ prefs }) => Object.assign(prefs.get(1), { them: 1 }))).toMatch(/them/);
    expect(tried((draft) => Object.assign(draft, { seat: 1 }))).toMatch(/seat/);
    expect(tried(({ seats }) => Object.assign(seats, { first1: 1 }))).toMatch(/first1/);
  });

  test.each<[string, (seat: Seat) => unknown]>([
    [
      'seats.notes of row 1: notes must have at most 2 items, not 3.',
      (seat) => seat.notes.push('a', 'b', 'c'),
    ],
    [
      'seats.notes of row 1: notes[0] must have at most 3 characters, not 4.',
      (seat) => seat.notes.push('abcd'),
    ],
    ['seats.tags of row 1: tags.a must be an integer, not 1.5.', (seat) => (seat.tags['a'] = 1.5)],
    [
      'seats.spots of row 1: spots[0].z is unknown: known are "x", "y".',
      (seat) => seat.spots.push({ x: 1, y: 1, z: 1 } as never),
    ],
  ])('that is wrong throws at the end of the rule', (message, edit) => {
    let isOver = false;
    expect(() =>
      run(({ seats }) => {
        edit(seats.get(1));
        isOver = true;
      }),
    ).toThrow(message);
    expect(isOver).toBe(true);
  });

  test('last drops the oldest at any depth', () => {
    const log = many(integer(), { last: 2 });
    const own = defineSchema({
      tables: {
        books: table({
          maybe: optional(log),
          page: object({ log, title: text() }),
          byName: record(many(log)),
          parts: perWord(['a', 'b'], log),
          either: orNull(union('kind', { list: { log }, none: {} })),
        }),
      },
    });
    const game = defineSimulation({
      name: 'books',
      version: 1,
      schema: own,
      commands: {},
      genesis({ books }) {
        const list = [1, 2, 3];
        const book = books.insert({
          maybe: list,
          page: { log: list, title: 'a' },
          byName: { x: [list, []] },
          parts: { a: list, b: [] },
        });
        book.either = { kind: 'list', log: list };
      },
    });
    const start = game.genesis({ seed: 1 });
    const { byName, either, maybe, page, parts } = game.read(start).books.get(1);
    expect([maybe, page, byName]).toEqual([
      [2, 3],
      { log: [2, 3], title: 'a' },
      { x: [[2, 3], []] },
    ]);
    expect([parts, either]).toEqual([
      { a: [2, 3], b: [] },
      { kind: 'list', log: [2, 3] },
    ]);
  });

  test('words of a draft are members of their object, as those of a world are', () => {
    const { world } = run(({ seats }) => {
      const { goods } = seats.get(1);
      goods.wood = 4;
      expect(Object.entries(goods)).toEqual([
        ['iron', 0],
        ['wood', 4],
      ]);
      expect([{ ...goods }, JSON.stringify(goods)]).toEqual([
        { iron: 0, wood: 4 },
        '{"iron":0,"wood":4}',
      ]);
      expect(['iron' in goods, 'gold' in goods, Reflect.get(goods, 'gold')]).toEqual([
        true,
        false,
        undefined,
      ]);
      for (const [word, number] of Object.entries(goods)) {
        goods[word as 'iron' | 'wood'] = number + 1;
      }
      expect(() => Reflect.deleteProperty(goods, 'iron')).toThrow('goods.iron of row 1');
      expect(() => Object.defineProperty(goods, 'iron', { value: 1 })).toThrow(
        'seats.goods.iron of row 1 is not a member that can be defined or deleted',
      );
      expect(() => Object.freeze(goods)).toThrow(TypeError);
      expect(() => Object.setPrototypeOf(goods, null)).toThrow(TypeError);
      expect(() => Object.assign(goods, { gold: 1 })).toThrow(
        'seats.goods.gold of row 1: there is no such word',
      );
    });
    const { goods } = world.seats.get(1);
    expect([{ ...goods }, Object.isFrozen(goods)]).toEqual([{ iron: 1, wood: 5 }, true]);
  });

  test('a part of a value that was replaced is not used again', () => {
    expect(
      tried(({ seats }) => {
        const [one, two] = [seats.get(1), seats.get(2)];
        one.spots = [{ x: 1, y: 1 }];
        const [spot] = one.spots;
        one.spots = [];
        two.spots.push(spot as Spot);
      }),
    ).toBe(
      'a part of seats.spots of row 1 is used after its rule has ended, or after it was replaced ' +
        'or removed',
    );
  });

  test('-0 is kept as 0', () => {
    const zero = run(({ seats }) => void (seats.get(1).bare = 0));
    const minus = run(({ prefs, seats }) => {
      const seat = seats.get(1);
      Object.assign(seat, { bare: -0, points: -0, bonus: -0 });
      seat.bonus = undefined;
      prefs.get(1).volume = -0;
    });
    expect(minus.game.hash(minus.snapshot)).toBe(zero.game.hash(zero.snapshot));
  });
});

describe('insert', () => {
  test('takes links and owners as rows, gauges as levels, timers as ticks from now', () => {
    const { world } = run(({ cards, seats }) => {
      const seat = seats.insert({ account: 3, oil: 10, wake: 5, goods: { wood: 2 } });
      seats.insert({ account: 4, oil: { rate: 2 } });
      seats.insert({ account: 5, oil: { level: 90, rate: 5 } });
      cards.insert({ rank: 1, holder: seat });
      cards.insert({ rank: 2, holder: undefined });
    });
    const [three, four, five] = [3, 4, 5].map((id) => world.seats.get(id));
    expect([three?.oil.level, three?.wake.due, three?.goods.wood, three?.hand.size]).toEqual([
      10, 5, 2, 1,
    ]);
    expect([four?.oil.level, four?.oil.rate, four?.full.due]).toEqual([0, 2, 50]);
    expect([five?.oil.level, five?.full.due]).toEqual([90, 2]);
  });

  test.each<[string, object]>([
    ['seats.pints cannot be given to insert: there is no such field', { pints: 1 }],
    ['seats.hand cannot be given to insert: a list is not given', { hand: [] }],
    ['seats.full cannot be given to insert: a crossing is not given', { full: 1 }],
    ['cannot insert a row of seats with the key account 2: row 2 has it', { account: 2 }],
    ['seats.points of a new row must be at most 50, not 51', { points: 51 }],
    ['seats.oil of a new row must be a level or { level, rate }, not 1.5', { oil: 1.5 }],
    ['seats.oil of a new row must be a level or { level, rate }, not "lvel"', { oil: { lvel: 1 } }],
    ['seats.wake of a new row must be ticks from now, not "5"', { wake: '5' }],
    ['seats.wake of a new row must be due at tick 1 or later, not 0', { wake: 0 }],
    ['seats.goods of a new row has no word gold: it has iron, wood', { goods: { gold: 1 } }],
    ['seats.name of a new row: name must have at most 5 characters, not 6.', { name: 'abcdef' }],
  ])('of a seat throws: %s', (message, given) => {
    expect(tried(({ seats }) => seats.insert({ account: 3, ...given }))).toBe(message);
  });

  test.each<[string, 'seats' | 'cards' | 'pawns' | 'hats' | 'places' | 'prefs', unknown]>([
    ['what is inserted into seats must be an object, not undefined', 'seats', undefined],
    ['seats.account must be given to insert', 'seats', {}],
    ['hats.pawn must be given to insert', 'hats', {}],
    ['places.spot must be given to insert', 'places', {}],
    ['places.spot of a new row: spot.y is missing.', 'places', { spot: { x: 1 } }],
    ['cards.rank of a new row must be at most 20, not 21', 'cards', { rank: 21 }],
    ['prefs.volume of a new row: volume must be at most 10, not 11.', 'prefs', { volume: 11 }],
    ['hats.pawn of a new row cannot join row 9: there is none', 'hats', { pawn: { id: 9 } }],
    [
      'cannot insert a row of pawns with the key seat 2, file 1: row 2 has it',
      'pawns',
      { seat: { id: 2 }, file: 1 },
    ],
  ])('throws: %s', (message, name, given) => {
    expect(tried((draft) => draft[name].insert(given as never))).toBe(message);
  });

  test('that throws and is caught leaves nothing', () => {
    const wrong: ((draft: Draft) => unknown)[] = [
      ({ seats }) => seats.insert({ account: 3, wake: 0 }),
      ({ seats }) => seats.insert({ account: 3, wake: -1 }),
      ({ seats }) => seats.insert({ account: 3, wake: 2 ** 40 }),
      ({ seats }) => seats.insert({ account: 3, name: 'longer' }),
      ({ seats }) => seats.insert({ account: 3, goods: { iron: 1, wood: 10 } }),
      ({ pawns, seats }) => pawns.insert({ seat: seats.get(1), file: 1 }),
      ({ cards, seats }) => cards.insert({ rank: 21, holder: seats.get(1) }),
      // The write of several words of which one is wrong.
      ({ seats }) => (seats.get(1).goods = { iron: 1, wood: 10 }),
    ];
    for (const act of wrong) {
      const { game, snapshot, start } = run((draft) => {
        expect(thrown(() => act(draft))).toBeDefined();
      });
      expect(game.hash(snapshot)).toBe(game.hash(start));
      expect(game.nextDue(snapshot)).toBe(game.nextDue(start));
      expect(game.read(snapshot).seats.by({ account: 3 })).toBeUndefined();
    }
  });

  test('above 130,000 rows in two steps can be taken back by a removal', () => {
    const { world } = run(({ hats, pawns, seats }) => {
      const pawn = pawns.insert({ seat: seats.get(1), file: 2 });
      for (let size = 0; size < 130_000; size += 1) hats.insert({ pawn });
      seats.get(1).hand.each((card) => (card.holder = undefined));
      seats.remove(1);
    });
    expect([world.hats.size, world.pawns.size]).toEqual([0, 1]);
  });
});
