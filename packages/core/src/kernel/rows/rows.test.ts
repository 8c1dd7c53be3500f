import { describe, expect, test } from 'vitest';
import { command, type Draft, gameOf, run, type Seat, SETTING } from './rowsTester.js';

interface Spot {
  x: number;
  y: number;
}

/** What a rule gives, or the message of what it throws. */
function tried(act: (draft: Draft) => unknown): unknown {
  let gave: unknown;
  try {
    run((draft) => {
      gave = act(draft);
    });
  } catch (error) {
    return (error as Error).message;
  }
  return gave;
}

const ids = (rows: Iterable<{ readonly id: number }>) => [...rows].map(({ id }) => id);

describe('finding rows', () => {
  test('get throws for a row that is not there, by gives undefined', () => {
    expect(tried(({ seats }) => seats.get(9))).toBe('seats has no row 9');
    expect(tried(({ seats }) => seats.get(0))).toBe('seats has no row 0');
    expect(tried(({ seats }) => seats.get({ id: 9 }))).toBe('seats has no row with {"id":9}');
    expect(tried(({ seats }) => seats.get({ account: 9 }))).toBe(
      'seats has no row with {"account":9}',
    );
    expect(tried(({ seats }) => [seats.by({ id: 9 }), seats.by({ id: 0 })])).toEqual([
      undefined,
      undefined,
    ]);
    expect(tried(({ seats }) => seats.by({ account: 9 }))).toBeUndefined();
    expect(tried(({ prefs }) => [prefs.get(1).theme, prefs.by({ id: 2 })])).toEqual([
      'sea',
      undefined,
    ]);
  });

  test.each<[unknown, string]>([
    [1.5, 'seats has no row 1.5'],
    [-1, 'seats has no row -1'],
    [NaN, 'seats has no row NaN'],
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
    if (typeof given !== 'number') {
      expect(tried(({ seats }) => seats.by(given as never))).toBe(message);
    }
  });

  test.each([1.5, '1', true, [1]])('a values table has no row %j', (given) => {
    expect(tried(({ prefs }) => prefs.get(given as never))).toMatch(/^(prefs has no|what finds a)/);
    expect(tried(({ prefs }) => prefs.by({ id: given } as never))).toMatch(/^the id of what finds/);
  });

  test('a key is found whatever its bounds are, but a wrong word throws', () => {
    expect(tried(({ cards }) => cards.by({ rank: 99 }))).toBeUndefined();
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
  const uses: [string, (seat: Seat) => unknown][] = [
    ['a number', (seat) => seat.points],
    ['a bare number', (seat) => seat.bare],
    ['a word', (seat) => seat.mood],
    ['a link', (seat) => seat.hand.first],
    ['a list', (seat) => ids(seat.hand)],
    ['a gauge', (seat) => seat.oil.level],
    ['a timer', (seat) => seat.wake.due],
    ['words', (seat) => seat.goods.iron],
    ['a text', (seat) => seat.name],
    ['a value', (seat) => seat.notes],
    ['a write', (seat) => (seat.points = 1)],
    ['a bare write', (seat) => (seat.bare = 1)],
    ['a write of a text', (seat) => (seat.name = 'a')],
    ['a write of a level', (seat) => (seat.oil.level = 1)],
    ['setting a timer', (seat) => seat.wake.in(1)],
  ];

  test.each(uses)('throws in a later transition: %s', (_, use) => {
    let kept: Seat | undefined;
    const game = gameOf({
      act: ({ seats }) => void (kept = seats.get(1)),
      other: () => void use(kept as Seat),
    });
    const { snapshot } = game.execute(game.genesis(SETTING), command('act'));
    expect(() => game.execute(snapshot, command('other'))).toThrow(
      'row 1 of seats is used after its transition',
    );
  });

  test.each(uses)('throws outside of transitions: %s', (_, use) => {
    let kept: Seat | undefined;
    run(({ seats }) => void (kept = seats.get(1)));
    expect(() => use(kept as Seat)).toThrow(/is used after its transition/);
  });

  test.each(uses)('throws after the row was removed: %s', (_, use) => {
    expect(
      tried((draft) => {
        const seat = draft.seats.get(1);
        draft.seats.remove(seat);
        return use(seat);
      }),
    ).toMatch(/seats.*(removed|no such row)/);
  });

  test.each(uses)('throws for a row of a command that was refused: %s', (_, use) => {
    let kept: Seat | undefined;
    const outcome = () =>
      run(
        (draft, _, other) => {
          draft.perform(other, {}, 0);
          // The id is given again.
          draft.seats.insert({ account: 8 });
          use(kept as Seat);
        },
        {
          other: ({ require, seats }) => {
            kept = seats.insert({ account: 9 });
            require(false, 'no', 'No.');
          },
        },
      );
    expect(outcome).toThrow('row 3 of seats is used, but the command that inserted it was refused');
  });

  test('parts that were kept throw as their rows do', () => {
    const kept: (() => unknown)[] = [];
    const keep = (seat: Seat) => {
      const { full, goods, hand, oil, wake } = seat;
      kept.push(
        () => oil.level,
        () => (oil.rate = 1),
        () => wake.left,
        () => wake.clear(),
        () => full.due,
        () => goods.iron,
        () => hand.size,
        () => hand.isEmpty,
        () => ids(hand),
      );
    };
    const game = gameOf({
      act: ({ seats }) => keep(seats.get(1)),
      other: () => {
        for (const use of kept) expect(use).toThrow('row 1 of seats is used after its transition');
      },
    });
    const { snapshot } = game.execute(game.genesis(SETTING), command('act'));
    game.execute(snapshot, command('other'));
    for (const use of kept) expect(use).toThrow(/is used after its transition/);
    expect.assertions(18);
  });

  test('a value that was kept for editing throws after its rule', () => {
    let kept: string[] | undefined;
    const game = gameOf({
      act: ({ seats }) => void (kept = seats.get(1).notes),
      other: () => void kept?.push('a'),
    });
    const { snapshot } = game.execute(game.genesis(SETTING), command('act'));
    expect(() => game.execute(snapshot, command('other'))).toThrow(/revoked/);
    expect(() => kept?.push('a')).toThrow(/revoked/);
  });
});

describe('rows of elsewhere', () => {
  const foreign = run(() => undefined).world.seats.get(1);

  test.each<[string, (draft: Draft, given: never) => unknown, string]>([
    ['a link', ({ cards }, given) => (cards.get(1).holder = given), 'cards.holder of row 1'],
    ['an owner', ({ pawns }, seat) => pawns.insert({ seat, file: 2 }), 'pawns.seat of a new row'],
    [
      'a link at insert',
      ({ cards }, holder) => cards.insert({ rank: 1, holder }),
      'cards.holder of a new row',
    ],
    ['a key', ({ pawns }, seat) => pawns.by({ seat, file: 1 }), 'pawns.seat'],
    ['what is removed', ({ seats }, given) => seats.remove(given), 'what is removed of seats'],
    ['what is sought', ({ seats }, given) => seats.get(given), 'what finds a row of seats'],
  ])('cannot be %s', (_, use, place) => {
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
    expect(tried(({ cards }) => cards.insert({ rank: 1, holder: { id: 9 } }))).toBe(
      'cards.holder of a new row cannot join row 9: there is none',
    );
  });
});

describe('writes', () => {
  test.each<[string, (seat: Seat, draft: Draft) => unknown, string]>([
    [
      'a fraction',
      (seat) => (seat.points = 1.5),
      'seats.points of row 1 must be an integer, not 1.5',
    ],
    ['NaN', (seat) => (seat.points = NaN), 'seats.points of row 1 must be an integer, not NaN'],
    [
      'a text',
      (seat) => (seat.bare = '1' as never),
      'seats.bare of row 1 must be an integer, not "1"',
    ],
    [
      '2^53',
      (seat) => (seat.bare = 2 ** 53),
      'seats.bare of row 1 must be an integer, not 9007199254740992',
    ],
    [
      'undefined',
      (seat) => (seat.bare = undefined as never),
      'seats.bare of row 1 must be an integer, not undefined',
    ],
    [
      'less than min',
      (seat) => (seat.points = -1),
      'seats.points of row 1 must be at least 0, not -1',
    ],
    [
      'more than the setting allows',
      (seat) => (seat.points += 51),
      'seats.points of row 1 must be at most 50, not 51',
    ],
    [
      'a wrong word',
      (seat) => (seat.mood = 'odd' as never),
      'seats.mood of row 1 must be one of "calm", "angry", not "odd"',
    ],
    [
      'no flag',
      (seat) => (seat.ready = 1 as never),
      'seats.ready of row 1 must be one of false, true, not 1',
    ],
    ['a negative id', (seat) => (seat.ally = -1), 'seats.ally of row 1 must be at least 0, not -1'],
    [
      'a member of a key',
      (seat) => (seat.account = 3),
      'seats.account of row 1 is a member of a key: it is given at insert and never written',
    ],
    [
      'an owner',
      (seat, { pawns }) => ((pawns.get(1) as { seat: Seat }).seat = seat),
      'pawns.seat of row 1 is a member of a key: it is given at insert and never written',
    ],
    [
      'a gauge',
      (seat) => ((seat as { oil: unknown }).oil = { level: 1, rate: 1 }),
      'seats.oil of row 1 is a gauge: write its level or its rate',
    ],
    [
      'a timer',
      (seat) => ((seat as { wake: unknown }).wake = 5),
      'seats.wake of row 1 is a timer: set it with in, at or clear',
    ],
    [
      'a crossing',
      (seat) => ((seat as { full: unknown }).full = 5),
      'seats.full of row 1 is a crossing: the engine sets it',
    ],
    [
      'a list',
      (seat) => ((seat as { hand: unknown }).hand = []),
      'seats.hand of row 1 is a list: write the links of its rows',
    ],
    [
      'a fraction of a level',
      (seat) => (seat.oil.level = 1.5),
      'seats.oil of row 1 must be an integer, not 1.5',
    ],
    [
      'a rate that is NaN',
      (seat) => (seat.oil.rate = NaN),
      'seats.oil of row 1 must be an integer, not NaN',
    ],
    [
      'a number of words',
      (seat) => (seat.goods.iron = 10),
      'seats.goods.iron of row 1 must be at most 9, not 10',
    ],
    [
      'words of which one is missing',
      (seat) => (seat.goods = { iron: 1 } as never),
      'seats.goods of row 1 must have wood',
    ],
    [
      'words of which one is unknown',
      (seat) => (seat.goods = { iron: 1, wood: 1, gold: 1 } as never),
      'seats.goods of row 1 has no word gold: it has iron, wood',
    ],
    [
      'words that are none',
      (seat) => (seat.goods = 5 as never),
      'seats.goods of row 1 must be an object with iron, wood, not 5',
    ],
    [
      'a text that is too long',
      (seat) => (seat.name = 'abcdef'),
      'seats.name of row 1: name must have at most 5 characters, not 6.',
    ],
    [
      'a list that is too long',
      (seat) => (seat.notes = ['a', 'b', 'c']),
      'seats.notes of row 1: notes must have at most 2 items, not 3.',
    ],
    [
      'a wrong item',
      (seat) => (seat.notes = ['abcd']),
      'seats.notes of row 1: notes[0] must have at most 3 characters, not 4.',
    ],
    [
      'too many members',
      (seat) => (seat.tags = { a: 1, b: 2, c: 3 }),
      'seats.tags of row 1: tags must have at most 2 members, not 3.',
    ],
    [
      'a number that may be missing',
      (seat) => (seat.bonus = 10),
      'seats.bonus of row 1: bonus must be at most 9, not 10.',
    ],
    [
      'a member that is undefined',
      (seat) => (seat.name = undefined as never),
      'seats.name of row 1: name must be a text, not undefined.',
    ],
    [
      'a name of another table',
      (seat) => Object.assign(seat, { rank: 1 }),
      'seats has no field rank',
    ],
  ])('%s throws at the line', (_, write, message) => {
    expect(
      tried((draft) => {
        let line = 'the end of the rule';
        try {
          write(draft.seats.get(1), draft);
        } catch (error) {
          line = (error as Error).message;
        }
        return line;
      }),
    ).toBe(message);
  });

  test('an unknown member throws', () => {
    expect(tried(({ match }) => Object.assign(match, { stagee: 1 }))).toMatch(/stagee/);
    expect(tried(({ seats }) => Object.assign(seats.get(1).goods, { gold: 1 }))).toMatch(/gold/);
    expect(tried(({ prefs }) => Object.assign(prefs.get(1), { them: 1 }))).toMatch(/them/);
    expect(tried((draft) => Object.assign(draft, { seat: 1 }))).toMatch(/seat/);
    expect(tried(({ seats }) => Object.assign(seats, { first1: 1 }))).toMatch(/first1/);
  });

  test.each<[string, (seat: Seat) => unknown, string]>([
    [
      'a push',
      (seat) => seat.notes.push('a', 'b', 'c'),
      'seats.notes of row 1: notes must have at most 2 items, not 3.',
    ],
    [
      'an item',
      (seat) => seat.notes.push('abcd'),
      'seats.notes of row 1: notes[0] must have at most 3 characters, not 4.',
    ],
    [
      'a member',
      (seat) => (seat.tags['a'] = 1.5),
      'seats.tags of row 1: tags.a must be an integer, not 1.5.',
    ],
    [
      'an unknown member',
      (seat) => seat.spots.push({ x: 1, y: 1, z: 1 } as never),
      'seats.spots of row 1: spots[0].z is unknown: known are "x", "y".',
    ],
  ])('%s that is wrong throws at the end of the rule', (_, edit, message) => {
    let isOver = false;
    expect(() =>
      run(({ seats }) => {
        edit(seats.get(1));
        isOver = true;
      }),
    ).toThrow(message);
    expect(isOver).toBe(true);
  });

  test('none is undefined where it is optional, and null where orNull is', () => {
    const { world } = run(({ seats }) => {
      const [one, two] = [seats.get(1), seats.get(2)];
      expect([one.wish, one.ally, one.bonus]).toEqual([undefined, undefined, undefined]);
      Object.assign(one, { wish: 'war', ally: two.id, bonus: 0 });
      Object.assign(two, { wish: 'peace', ally: one.id, bonus: 5 });
      Object.assign(two, { wish: undefined, ally: undefined, bonus: undefined });
    });
    const [one, two] = world.seats;
    expect([one?.wish, one?.ally, one?.bonus]).toEqual(['war', 2, 0]);
    expect([two?.wish, two?.ally, two?.bonus]).toEqual([undefined, undefined, undefined]);
  });

  test('an optional id of 0 reads as undefined', () => {
    expect(
      tried(({ seats }) => {
        const seat = seats.get(1);
        seat.ally = 2;
        seat.ally = 0;
        return seat.ally;
      }),
    ).toBeUndefined();
  });

  test('last drops the oldest, by assignment, by push and at insert', () => {
    const { world } = run(({ seats }) => {
      seats.get(1).log = [1, 2, 3, 4];
      for (const seat of seats) seat.log.push(5, 6);
      seats.insert({ account: 3, log: [1, 2, 3, 4, 5] });
    });
    expect(world.seats.map(({ log }) => log)).toEqual([
      [4, 5, 6],
      [5, 6],
      [3, 4, 5],
    ]);
  });

  test('words of one row can be given to another one', () => {
    const { world } = run(({ seats }) => {
      const [one, two] = [seats.get(1), seats.get(2)];
      one.goods = { iron: 1, wood: 2 };
      two.goods = one.goods;
      seats.insert({ account: 3, goods: two.goods });
    });
    expect(world.seats.map(({ goods: { iron, wood } }) => [iron, wood])).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
  });

  test('words of a world for reading are a plain object', () => {
    const { world } = run(({ seats }) => void (seats.get(1).goods.iron = 3));
    expect({ ...world.seats.get(1).goods }).toEqual({ iron: 3, wood: 0 });
    expect(Object.isFrozen(world.seats.get(1).goods)).toBe(true);
  });

  test('an assigned value is a copy', () => {
    const given = ['a'];
    const { world } = run(({ seats }) => {
      seats.get(1).notes = given;
      given.push('b');
      seats.get(2).notes = seats.get(1).notes;
      seats.get(1).notes.push('c');
    });
    expect(world.seats.map(({ notes }) => notes)).toEqual([['a', 'c'], ['a']]);
  });

  test('a part that is taken out of one value can be given to another one', () => {
    const { world } = run(({ seats }) => {
      const [one, two] = [seats.get(1), seats.get(2)];
      one.spots = [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ];
      two.spots.push(one.spots.pop() as Spot);
    });
    expect(world.seats.map(({ spots }) => spots)).toEqual([[{ x: 1, y: 1 }], [{ x: 2, y: 2 }]]);
  });

  test('a part that two values hold is copied when the rule ends', () => {
    const game = gameOf({
      act({ seats }) {
        const [one, two] = [seats.get(1), seats.get(2)];
        one.spots = [{ x: 1, y: 1 }];
        two.spots.push(one.spots[0] as Spot);
      },
      other: ({ seats }) => void ((seats.get(1).spots[0] as Spot).x = 5),
    });
    const { snapshot } = game.execute(game.genesis(SETTING), command('act'));
    const { seats } = game.read(game.execute(snapshot, command('other')).snapshot);
    expect(seats.map(({ spots }) => spots)).toEqual([[{ x: 5, y: 1 }], [{ x: 1, y: 1 }]]);
  });

  test('a value cannot hold a part of a value that was replaced', () => {
    expect(
      tried(({ seats }) => {
        const [one, two] = [seats.get(1), seats.get(2)];
        one.spots = [{ x: 1, y: 1 }];
        two.spots.push(one.spots[0] as Spot);
        one.spots = [];
      }),
    ).toBe('seats.spots of row 2 holds a part of a value that was replaced or removed');
  });

  test('a value can hold a part of itself twice', () => {
    const { world } = run(({ seats }) => {
      const seat = seats.get(1);
      seat.spots = [{ x: 1, y: 1 }];
      seat.spots.push(seat.spots[0] as Spot);
    });
    expect(world.seats.get(1).spots).toEqual([
      { x: 1, y: 1 },
      { x: 1, y: 1 },
    ]);
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
  test('what is not given is 0, false, the first word, empty or undefined', () => {
    const { world } = run(({ seats, cards, prefs }) => {
      seats.insert({ account: 3 });
      cards.insert({ rank: 1 });
      prefs.insert({});
    });
    const {
      ally,
      bonus,
      full,
      goods,
      hand,
      log,
      mood,
      name,
      notes,
      oil,
      points,
      ready,
      tags,
      wake,
    } = world.seats.get(3);
    expect([ally, bonus, mood, name, points, ready]).toEqual([
      undefined,
      undefined,
      'calm',
      '',
      0,
      false,
    ]);
    expect([notes, log, tags, { ...goods }]).toEqual([[], [], {}, { iron: 0, wood: 0 }]);
    expect([oil.level, oil.rate, full.due, wake.due, wake.left, hand.size]).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
    expect(world.cards.by({ rank: 1 })?.holder).toBeUndefined();
    const { mode, theme, volume } = world.prefs.get(2);
    expect([mode, theme, volume]).toEqual(['a', '', 0]);
  });

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

  test.each<[string, (draft: Draft) => unknown, string]>([
    [
      'without a key',
      ({ seats }) => seats.insert({} as never),
      'seats.account must be given to insert',
    ],
    [
      'without an owner',
      ({ hats }) => hats.insert({} as never),
      'hats.pawn must be given to insert',
    ],
    [
      'with an unknown field',
      ({ seats }) => seats.insert({ account: 3, pints: 1 } as never),
      'seats.pints cannot be given to insert: there is no such field',
    ],
    [
      'with a list',
      ({ seats }) => seats.insert({ account: 3, hand: [] } as never),
      'seats.hand cannot be given to insert: a list is not given',
    ],
    [
      'with a crossing',
      ({ seats }) => seats.insert({ account: 3, full: 1 } as never),
      'seats.full cannot be given to insert: a crossing is not given',
    ],
    [
      'with nothing',
      ({ seats }) => seats.insert(undefined as never),
      'what is inserted into seats must be an object, not undefined',
    ],
    [
      'with a key in use',
      ({ seats }) => seats.insert({ account: 2 }),
      'cannot insert a row of seats with the key account 2: row 2 has it',
    ],
    [
      'with a key of several fields in use',
      ({ pawns, seats }) => pawns.insert({ seat: seats.get(2), file: 1 }),
      'cannot insert a row of pawns with the key seat 2, file 1: row 2 has it',
    ],
    [
      'with a key out of its bounds',
      ({ cards }) => cards.insert({ rank: 21 }),
      'cards.rank of a new row must be at most 20, not 21',
    ],
    [
      'with a wrong number',
      ({ seats }) => seats.insert({ account: 3, points: 51 }),
      'seats.points of a new row must be at most 50, not 51',
    ],
    [
      'with a wrong level',
      ({ seats }) => seats.insert({ account: 3, oil: 1.5 }),
      'seats.oil of a new row must be a level or { level, rate }, not 1.5',
    ],
    [
      'with a wrong gauge',
      ({ seats }) => seats.insert({ account: 3, oil: { lvel: 1 } as never }),
      'seats.oil of a new row must be a level or { level, rate }, not "lvel"',
    ],
    [
      'with a timer of text',
      ({ seats }) => seats.insert({ account: 3, wake: '5' as never }),
      'seats.wake of a new row must be ticks from now, not "5"',
    ],
    [
      'with a timer for now',
      ({ seats }) => seats.insert({ account: 3, wake: 0 }),
      'seats.wake of row 3 must be due at tick 1 or later, not 0',
    ],
    [
      'with a wrong word of words',
      ({ seats }) => seats.insert({ account: 3, goods: { gold: 1 } as never }),
      'seats.goods of a new row has no word gold: it has iron, wood',
    ],
    [
      'with a text that is too long',
      ({ seats }) => seats.insert({ account: 3, name: 'abcdef' }),
      'seats.name of a new row: name must have at most 5 characters, not 6.',
    ],
    [
      'without an object',
      ({ places }) => places.insert({} as never),
      'places.spot must be given to insert',
    ],
    [
      'with a wrong object',
      ({ places }) => places.insert({ spot: { x: 1 } as never }),
      'places.spot of a new row: spot.y is missing.',
    ],
    [
      'with a wrong value of a values table',
      ({ prefs }) => prefs.insert({ volume: 11 }),
      'prefs.volume of a new row: volume must be at most 10, not 11.',
    ],
    [
      'with an owner that was removed',
      ({ hats, pawns }) => {
        const pawn = pawns.get(1);
        pawns.remove(pawn);
        hats.insert({ pawn });
      },
      'hats.pawn of a new row cannot join row 1: there is none',
    ],
  ])('%s throws', (_, insert, message) => {
    expect(tried(insert)).toBe(message);
  });

  test('ids are never used again', () => {
    expect(
      tried(({ cards }) => {
        cards.remove(cards.get(3));
        return [cards.insert({ rank: 13 }).id, cards.size, ids(cards)];
      }),
    ).toEqual([4, 3, [1, 2, 4]]);
  });
});

describe('removal', () => {
  test('links to the row become undefined, and lists drop it', () => {
    const { world } = run(({ cards, seats }) => {
      cards.remove(cards.get(1));
      expect(ids(seats.get(1).hand)).toEqual([3]);
      seats.remove(seats.get(1));
      expect(cards.get(3).holder).toBeUndefined();
    });
    expect(world.cards.map(({ holder }) => holder?.id)).toEqual([2, undefined]);
  });

  test("an owner's rows go with it, and those that they own", () => {
    const { world } = run(({ hats, pawns, seats }) => {
      for (const pawn of [...pawns, ...pawns]) hats.insert({ pawn });
      seats.remove(seats.get(1));
    });
    expect([ids(world.seats), ids(world.pawns), ids(world.hats)]).toEqual([[2], [2], [2, 4]]);
  });

  test('its key can be used again', () => {
    const { world } = run(({ seats }) => {
      seats.remove(seats.get(1));
      expect(seats.by({ account: 1 })).toBeUndefined();
      seats.insert({ account: 1 });
    });
    expect(world.seats.by({ account: 1 })?.id).toBe(3);
  });

  test('its timers never fire, in the same tick too', () => {
    const woken: number[] = [];
    const game = gameOf({
      genesis({ seats }) {
        for (const account of [1, 2, 3]) seats.insert({ account, wake: 3 });
      },
      wake({ seats }, seat) {
        woken.push(seat.id);
        if (seat.id === 1) seats.remove(seats.get(2));
      },
    });
    game.advance(game.genesis(SETTING), { ticks: 10 });
    expect(woken).toEqual([1, 3]);
  });

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

  test('the row of a single table is never removed', () => {
    expect(tried(({ match }) => Object.keys(match).includes('remove'))).toBe(false);
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

  test('a row of values is gone, and its value too', () => {
    const { world } = run(({ prefs }) => {
      const prefsOf = prefs.insert({ theme: 'hill' });
      prefs.remove(prefs.get(1));
      expect(() => prefsOf.theme).not.toThrow();
    });
    expect([ids(world.prefs), world.prefs.size, world.prefs.isEmpty]).toEqual([[2], 1, false]);
  });

  test('a row cannot be removed while another one has it in a key and is not owned', () => {
    // An owner in a key goes with the row; so does the key.
    const { world } = run(({ pawns, seats }) => {
      seats.remove(seats.get(1));
      expect(pawns.size).toBe(1);
    });
    expect(ids(world.pawns)).toEqual([2]);
  });
});

describe('lists', () => {
  test('rows stand in the order of their ids, whatever the order of their links', () => {
    const { world } = run(({ cards, seats }) => {
      for (const id of [2, 3, 1]) cards.get(id).holder = undefined;
      for (const id of [3, 1, 2]) cards.get(id).holder = seats.get(2);
    });
    const { hand } = world.seats.get(2);
    expect([ids(hand), hand.size, hand.isEmpty, hand.first?.id]).toEqual([[1, 2, 3], 3, false, 1]);
    const none = world.seats.get(1).hand;
    expect([ids(none), none.size, none.isEmpty, none.first]).toEqual([[], 0, true, undefined]);
  });

  test('have the verbs of games', () => {
    const { cards } = run(() => undefined).world;
    expect(cards.map(({ rank }) => rank)).toEqual([11, 12, 13]);
    expect(cards.find(({ rank }) => rank > 11)?.id).toBe(2);
    expect(cards.find(({ rank }) => rank > 13)).toBeUndefined();
    expect(ids(cards.filter(({ rank }) => rank !== 12))).toEqual([1, 3]);
    expect([cards.some(({ rank }) => rank === 12), cards.some(({ rank }) => rank === 1)]).toEqual([
      true,
      false,
    ]);
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
        `what best compares must be an integer, not ${JSON.stringify(wrong) === 'null' ? 'NaN' : JSON.stringify(wrong)}`,
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

  test('is what it was when the world goes on', () => {
    const { game, snapshot, start } = run(({ seats, match }) => {
      seats.get(1).points = 5;
      match.stage = 'over';
    });
    const [before, after] = [game.read(start), game.read(snapshot)];
    expect([before.seats.get(1).points, after.seats.get(1).points]).toEqual([0, 5]);
    expect([before.match.stage, after.match.stage]).toEqual(['waiting', 'over']);
  });
});
