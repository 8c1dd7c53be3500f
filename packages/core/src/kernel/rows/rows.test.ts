import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { defineSchema, defineSimulation, integer, link, list, owner, table } from '../../index.js';
import { shown } from '../invariant.js';
import { command, rowTester, ids, run, SETTING, tried } from './rowTester.js';
import type { Draft, Seat } from './rowTester.js';

describe('finding rows', () => {
  test.each<[number | object, string]>([
    [9, 'seats has no row 9'],
    [0, 'seats has no row 0'],
    [1.5, 'seats has no row 1.5'],
    [-1, 'seats has no row -1'],
    [NaN, 'seats has no row NaN'],
    [{ id: 9 }, 'seats has no row with {"id":9}'],
    [{ account: 9 }, 'seats has no row with {"account":9}'],
  ])('get throws for a row that is not there, by gives undefined: %j', (given, message) => {
    expect(tried(({ seats }) => seats.get(given as never))).toBe(message);
    const key = (typeof given === 'object' ? given : { id: 0 }) as never;
    expect(tried(({ seats }) => seats.by(key))).toBeUndefined();
  });

  test.each<[unknown, string]>([
    ['1', 'what finds a row of seats must be an id or a key in braces, not "1"'],
    [true, 'what finds a row of seats must be an id or a key in braces, not true'],
    [null, 'what finds a row of seats must be an id or a key in braces, not null'],
    [{ id: '1' }, 'the id of what finds a row of seats must be an integer, not "1"'],
    [{ id: true }, 'the id of what finds a row of seats must be an integer, not true'],
    [{ id: 1.5 }, 'the id of what finds a row of seats must be an integer, not 1.5'],
    [{ account: 1.5 }, 'seats.account must be an integer, not 1.5'],
    [{ account: '1' }, 'seats.account must be an integer, not "1"'],
    [{ points: 1 }, 'seats has no key { points }: it has { id }, { account }'],
    [{ account: 1, points: 1 }, 'seats has no key { account, points }: it has { id }, { account }'],
    [{}, 'seats has no key {  }: it has { id }, { account }'],
  ])('get and by reject %j', (given, message) => {
    expect(tried(({ seats }) => seats.get(given as never))).toBe(message);
    expect(tried(({ seats }) => seats.by(given as never))).toBe(message);
  });

  test.each([1.5, '1', true, [1]])('a values table has no row %j', (given) => {
    expect(tried(({ prefs }) => prefs.get(given as never))).toMatch(/^(prefs has no|what finds a)/);
    expect(tried(({ prefs }) => prefs.by({ id: given } as never))).toMatch(/^the id of what finds/);
  });

  test('a values table finds its rows by id', () => {
    expect(tried(({ prefs }) => [prefs.get(1).theme, prefs.by({ id: 2 })])).toEqual([
      'sea',
      undefined,
    ]);
  });

  test('a key of several fields is given in any order, with a row for a link', () => {
    const found = tried(({ pawns, seats }) => [
      pawns.by({ seat: seats.get(2), file: 1 })?.id,
      pawns.by({ file: 1, seat: { id: 1 } })?.id,
      pawns.by({ file: 2, seat: seats.get(1) })?.id,
    ]);
    expect(found).toEqual([2, 1, undefined]);
    expect(tried(({ pawns, cards }) => pawns.by({ file: 1, seat: cards.get(1) } as never))).toBe(
      'pawns.seat must be a row of seats, not of cards',
    );
  });

  test('one row is one object within a transition', () => {
    const same = tried(({ cards, seats }) => {
      const [seat] = seats;
      return [seats.get(1), seats.by({ account: 1 }), seats.first, cards.get(1).holder].map(
        (other) => other === seat,
      );
    });
    expect(same).toEqual([true, true, true, true]);
  });
});

describe('a row that is used too late', () => {
  /** Uses of a seat, and of its parts, which a rule keeps for later. */
  function usesOf(seat: Seat): readonly (() => unknown)[] {
    const { full, goods, hand, oil, wake } = seat;
    return [
      () => seat.points,
      () => seat.bare,
      () => seat.mood,
      () => seat.hand.first,
      () => ids(seat.hand),
      () => seat.oil.level,
      () => seat.wake.due,
      () => seat.goods.iron,
      () => seat.name,
      () => seat.notes,
      () => (seat.points = 1),
      () => (seat.bare = 1),
      () => (seat.name = 'a'),
      () => (seat.oil.level = 1),
      () => seat.wake.in(1),
      () => oil.level,
      () => (oil.level = 7),
      () => (oil.rate = 1),
      () => wake.left,
      () => wake.in(3),
      () => wake.clear(),
      () => full.due,
      () => goods.iron,
      () => (goods.iron = 4),
      () => hand.size,
      () => hand.isEmpty,
      () => ids(hand),
    ];
  }
  let kept: readonly (() => unknown)[] = [];
  const expectAll = (why: string | RegExp) => {
    for (const use of kept) expect(use, String(use)).toThrow(why);
  };

  test('throws in a later transition, and outside of any', () => {
    const game = rowTester({
      act: ({ seats }) => void (kept = usesOf(seats.get(1))),
      other: () => expectAll('row 1 of seats is used after its transition'),
    });
    const { snapshot } = game.execute(game.genesis(SETTING), command('act'));
    game.execute(snapshot, command('other'));
    expectAll('is used after its transition');
    expect.assertions(54);
  });

  test('is as good as new when a rule of any world has looked its id up again', () => {
    let seat: Seat | undefined;
    const game = rowTester({
      act: ({ seats }) => {
        seat = seats.get(1);
        seat.points = 3;
      },
      other: ({ seats }) => {
        expect(() => seat?.points).toThrow('row 1 of seats is used after its transition');
        expect([seats.get(1) === seat, seat?.points]).toEqual([true, 0]);
      },
    });
    const start = game.genesis(SETTING);
    game.execute(start, command('act'));
    game.execute(game.genesis(SETTING), command('other'));
    game.execute(start, command('other'));
    expect.assertions(4);
  });

  test('throws after the row was removed', () => {
    run(({ seats }) => {
      kept = usesOf(seats.get(1));
      seats.remove(1);
      expectAll(/seats.*(removed|no such row)/);
    });
    expect.assertions(27);
  });

  test('throws for a row of a refused command, and the next row stays as it is', () => {
    const { world } = run(
      (draft, _, other) => {
        draft.perform(other, {}, 0);
        // The id is given again.
        draft.seats.insert({ account: 8, oil: 5, goods: { iron: 1 }, wake: 9 });
        expectAll('row 3 of seats is used, but the command that inserted it was refused');
      },
      {
        other({ require, seats }) {
          kept = usesOf(seats.insert({ account: 9 }));
          require(false, 'no', 'No.');
        },
      },
    );
    const { goods, oil, wake } = world.seats.get(3);
    expect([oil.level, oil.rate, goods.iron, wake.due]).toEqual([5, 0, 1, 9]);
    expect.assertions(28);
  });

  test('a value that was kept for editing throws after its rule', () => {
    const LATE = /a part of seats.notes of row 1 is used after its rule/;
    let kept: string[] | undefined;
    const game = rowTester({
      act: ({ seats }) => void (kept = seats.get(1).notes),
      other: () => void kept?.push('a'),
    });
    const { snapshot } = game.execute(game.genesis(SETTING), command('act'));
    expect(() => game.execute(snapshot, command('other'))).toThrow(LATE);
    expect(() => kept?.push('a')).toThrow(LATE);
  });
});

describe('rows of elsewhere', () => {
  const foreign = run(() => undefined).world.seats.get(1);

  test.each<[string, (draft: Draft, given: never) => unknown]>([
    ['cards.holder of row 1', ({ cards }, given) => (cards.get(1).holder = given)],
    ['pawns.seat of a new row', ({ pawns }, seat) => pawns.insert({ seat, file: 2 })],
    ['cards.holder of a new row', ({ cards }, holder) => cards.insert({ rank: 1, holder })],
    ['pawns.seat', ({ pawns }, seat) => pawns.by({ seat, file: 1 })],
    ['what is removed of seats', ({ seats }, given) => seats.remove(given)],
    ['what finds a row of seats', ({ seats }, given) => seats.get(given)],
  ])('cannot be %s', (place, use) => {
    expect(tried((draft) => use(draft, draft.cards.get(1) as never))).toBe(
      `${place} must be a row of seats, not of cards`,
    );
    expect(tried((draft) => use(draft, foreign as never))).toBe(
      `${place} must be a row of seats, not of seats of another world`,
    );
  });

  test.each([1, '1', null, true])('a link cannot be %j', (given) => {
    expect(tried(({ cards }) => (cards.get(1).holder = given as never))).toBe(
      `cards.holder of row 1 must be a row of seats, not ${JSON.stringify(given)}`,
    );
  });

  test('a link cannot be a row that is not there', () => {
    expect(tried(({ cards }) => (cards.get(1).holder = { id: 9 } as never))).toBe(
      'cards.holder of row 1 cannot join row 9: there is no such row',
    );
  });
});

describe('removal', () => {
  test('iteration skips rows that were removed and does not visit new ones', () => {
    const visited = tried(({ cards, seats }) => {
      const seen: number[] = [];
      for (const card of cards) {
        seen.push(card.id);
        if (card.id !== 1) continue;
        cards.remove(cards.get(2));
        cards.insert({ rank: 1, holder: seats.get(1) });
      }
      seats.get(1).hand.each((card) => {
        seen.push(card.id * 10);
        if (card.id === 1) cards.remove(cards.get(3));
        cards.insert({ rank: card.id + 1, holder: seats.get(1) });
      });
      return seen;
    });
    expect(visited).toEqual([1, 3, 10, 40]);
  });

  test('a row cannot be removed twice', () => {
    expect(
      tried(({ cards }) => {
        const card = cards.get(1);
        cards.remove(card);
        cards.remove(card);
      }),
    ).toBe('cannot remove row 1 of cards: there is none');
    expect(tried(({ prefs }) => prefs.remove({ id: 9 }))).toBe(
      'cannot remove row 9 of prefs: there is none',
    );
  });

  test('a row that cannot be removed keeps all that it owns, and all links to it', () => {
    const own = defineSchema({
      tables: {
        rooms: table({ lamps: list('lamps'), guests: list('guests'), beds: list('beds') }),
        lamps: table({ room: owner('rooms', 'lamps') }),
        guests: table({ room: link('rooms', 'guests') }),
        beds: table({ room: link('rooms', 'beds'), at: integer() }, { unique: [['room', 'at']] }),
      },
    });
    const close = own.command({
      run({ rooms }) {
        expect(() => rooms.remove(rooms.get(1))).toThrow(
          'cannot remove row 1 of rooms: row 1 of beds has it in its key, beds.room',
        );
      },
    });
    const game = defineSimulation({
      name: 'rooms',
      version: 1,
      schema: own,
      commands: { close },
      genesis({ beds, guests, lamps, rooms }) {
        const room = rooms.insert({});
        lamps.insert({ room });
        guests.insert({ room });
        beds.insert({ room, at: 1 });
      },
    });
    const start = game.genesis({ seed: 1 });
    expect(game.execute(start, command('close')).snapshot).toBe(start);
  });

  test('a row that two owned rows own is removed once', () => {
    const own = defineSchema({
      tables: {
        maps: table({ ends: list('ends') }),
        ends: table({ map: owner('maps', 'ends'), outs: list('roads'), ins: list('roads') }),
        roads: table({ from: owner('ends', 'outs'), to: owner('ends', 'ins') }),
      },
    });
    const game = defineSimulation({
      name: 'maps',
      version: 1,
      schema: own,
      commands: { burn: own.command({ run: ({ maps }) => maps.remove(maps.get(1)) }) },
      genesis({ ends, maps, roads }) {
        const map = maps.insert({});
        const [from, to] = [ends.insert({ map }), ends.insert({ map })];
        roads.insert({ from, to });
        roads.insert({ from: to, to: from });
      },
    });
    const { maps, ends, roads } = game.read(
      game.execute(game.genesis({ seed: 1 }), command('burn')).snapshot,
    );
    expect([maps.size, ends.size, roads.size]).toEqual([0, 0, 0]);
  });
});

describe('lists', () => {
  test('have the verbs of games', () => {
    const { cards, hats } = run(() => undefined).world;
    expect([cards.size, cards.isEmpty, cards.first?.id]).toEqual([3, false, 1]);
    expect([hats.size, hats.isEmpty, hats.first]).toEqual([0, true, undefined]);
    expect(cards.map(({ rank }) => rank)).toEqual([11, 12, 13]);
    expect(cards.find(({ rank }) => rank > 11)?.id).toBe(2);
    expect(cards.find(({ rank }) => rank > 13)).toBeUndefined();
    expect(ids(cards.filter(({ rank }) => rank !== 12))).toEqual([1, 3]);
    expect([12, 1].map((one) => cards.some(({ rank }) => rank === one))).toEqual([true, false]);
    expect(cards.count(({ rank }) => rank > 11)).toBe(2);
    expect(cards.sum(({ rank }) => rank)).toBe(36);
  });

  test('best is the first row of the greatest number; rows without a number do not count', () => {
    const { cards } = run(() => undefined).world;
    expect(cards.best(({ rank }) => (rank === 13 ? undefined : 5))?.id).toBe(1);
    expect(cards.best(({ rank }) => -rank)?.id).toBe(1);
    expect(cards.best(({ rank }) => rank)?.id).toBe(3);
    expect(cards.best(() => undefined)).toBeUndefined();
    for (const wrong of [NaN, 1.5, '3']) {
      expect(() => cards.best(({ id }) => (id === 1 ? 100 : (wrong as number)))).toThrow(
        `what best compares must be an integer, not ${shown(wrong)}`,
      );
    }
  });

  test('sum adds integers only, and each sum is one', () => {
    const { cards } = run(() => undefined).world;
    expect(() => cards.sum(() => 0.5)).toThrow('what sum adds must be an integer, not 0.5');
    const much = Number.MAX_SAFE_INTEGER;
    expect(() => cards.sum(({ id }) => (id === 3 ? -much : much))).toThrow(
      'a sum must be an integer',
    );
  });

  test('page gives rows after an id, and where to go on', () => {
    const { cards } = run(() => undefined).world;
    const page = (after: number, limit: number, least = 0) => {
      const { next, rows } = cards.page({ after, limit, where: ({ rank }) => rank >= least });
      return [ids(rows), next];
    };
    expect([page(0, 2), page(2, 2), page(0, 3), page(9, 3)]).toEqual([
      [[1, 2], 2],
      [[3], null],
      [[1, 2, 3], null],
      [[], null],
    ]);
    expect([page(0, 1, 12), page(2, 1, 12), page(0, 1, 13)]).toEqual([
      [[2], 2],
      [[3], null],
      [[3], null],
    ]);
    expect(() => page(1.5, 1)).toThrow('after must be an id or 0, not 1.5');
    expect(() => page(0, 0)).toThrow('limit must be an integer from 1, not 0');
  });
});

test('tables, rows, their parts and events are shown as JSON and in a console', () => {
  const hosts: unknown[] = [];
  const { events, world } = run(({ emit, seats }) => {
    const seat = seats.get(1);
    seat.oil.rate = 2;
    emit('scored', { seat: 1, points: 3, mood: 'angry' });
    for (const part of [seats, seat, seat.hand, seat.oil, seat.wake, seat.goods]) {
      const json = JSON.parse(JSON.stringify(part)) as object;
      const [member] = Object.keys(Array.isArray(json) ? (json[0] as object) : json);
      expect(inspect(part)).toContain(`${member}: `);
      hosts.push(json);
    }
  });
  expect(hosts).toMatchObject([
    [{ id: 1, account: 1, hand: [1, 3] }, { id: 2 }],
    { id: 1, oil: { level: 0, rate: 2 } },
    [{ id: 1, rank: 11 }, { id: 3 }],
    { level: 0, rate: 2 },
    { due: 0 },
    { iron: 0, wood: 0 },
  ]);
  expect(JSON.parse(JSON.stringify(world.seats))).toMatchObject([{ id: 1 }, { id: 2 }]);
  const scored = [{ tick: 0, name: 'scored', seat: 1, points: 3, mood: 'angry' }];
  expect(JSON.parse(JSON.stringify({ events }))).toEqual({ events: scored });
  expect(inspect(events)).toBe(inspect(scored));
});

describe('a world for reading', () => {
  const { world } = run(() => undefined);

  test.each<[string, () => unknown]>([
    ['a number', () => ((world.seats.get(1) as { points: number }).points = 1)],
    ['a bare number', () => ((world.seats.get(1) as { bare: number }).bare = 1)],
    ['a text', () => ((world.seats.get(1) as { name: string }).name = 'a')],
    ['a link', () => ((world.cards.get(1) as { holder: unknown }).holder = undefined)],
    ['a gauge', () => ((world.seats.get(1).oil as { level: number }).level = 1)],
    ['a timer', () => (world.seats.get(1).wake as Seat['wake']).in(1)],
    ['words', () => ((world.seats.get(1).goods as { iron: number }).iron = 1)],
    ['an item', () => (world.seats.get(1).notes as string[]).push('a')],
    ['a row', () => (world.seats as Draft['seats']).insert({ account: 3 })],
    ['a row of values', () => (world.prefs as Draft['prefs']).insert({})],
    ['a removal', () => (world.seats as Draft['seats']).remove({ id: 1 })],
    ['a removal of values', () => (world.prefs as Draft['prefs']).remove({ id: 1 })],
    ['a table', () => ((world as { seats: unknown }).seats = undefined)],
  ])('cannot be written: %s', (_, write) => {
    expect(write).toThrow(Error);
    expect(world.seats.get(1).points).toBe(0);
    expect([world.seats.size, world.prefs.size]).toEqual([2, 1]);
  });
});
