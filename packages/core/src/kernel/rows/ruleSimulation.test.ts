import { describe, expect, test } from 'vitest';
import { account, crossing, defineSchema, defineSimulation, flag, gauge } from '../../index.js';
import {
  id,
  integer,
  link,
  list,
  many,
  number,
  object,
  oneOf,
  optional,
  orNull,
} from '../../index.js';
import { owner, perWord, type Refused, refuse, refused, single, table } from '../../index.js';
import { text, timer, union, values } from '../../index.js';
import { command, type Draft, gameOf, run, schema, type Seat, SETTING } from './rowsTester.js';

/** The message of what a function throws; undefined when it throws nothing. */
function thrown(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** A game of one command, which answers, and one view. */
function asked(answer: () => unknown, read: () => unknown = () => ({ sum: 1 })) {
  const add = schema.command({
    args: {
      seat: id('seats'),
      count: integer({ min: 1, max: 'limits.points' }),
      word: optional(oneOf('a', 'b')),
    },
    answer: { sum: integer({ max: 9 }), note: optional(text()), best: orNull(id('seats')) },
    run: () => answer() as never,
  });
  const nothing = schema.command({ run: () => answer() as undefined });
  const sum = schema.view({
    args: { seat: id('seats'), match: optional(id('match')) },
    answer: { sum: integer() },
    read: () => read() as never,
  });
  const none = () => undefined;
  return defineSimulation({
    name: 'asked',
    version: 1,
    schema,
    commands: { add, nothing },
    views: { sum },
    systems: { 'match.late': none, 'seats.full': none, 'seats.wake': none },
    genesis: ({ seats }) => void seats.insert({ account: 1 }),
  });
}

const ARGS = { seat: 1, count: 5 };

function answerOf(answer: () => unknown, args: object = ARGS) {
  const game = asked(answer);
  const given = { id: '', account: 1, type: 'add', args: args as typeof ARGS } as const;
  return game.execute(game.genesis(SETTING), given).outcome;
}

describe('arguments', () => {
  test.each<[object, string, string]>([
    [{ count: 1 }, 'seat', 'seat is missing.'],
    [
      { seat: 2, count: 1 },
      'seat',
      'seat must be the id of a row of seats, and there is no row 2.',
    ],
    [
      { seat: 0, count: 1 },
      'seat',
      'seat must be the id of a row of seats, and there is no row 0.',
    ],
    [{ seat: 1.5, count: 1 }, 'seat', 'seat must be an id of seats, not 1.5.'],
    [{ seat: 1, count: 0 }, 'count', 'count must be at least 1, not 0.'],
    [{ seat: 1, count: 51 }, 'count', 'count must be at most 50, not 51.'],
    [{ seat: 1, count: 1, word: 'c' }, 'word', 'word must be "a" or "b", not "c".'],
    [{ seat: 1, count: 1, word: null }, 'word', 'word must be "a" or "b", not null.'],
    [{ seat: 1, count: 1, x: 1 }, 'x', 'x is unknown: known are "count", "seat", "word".'],
  ])('%j are refused', (args, field, message) => {
    const outcome = answerOf(() => expect.unreachable(), args);
    expect(outcome).toMatchObject({
      done: false,
      refusal: { code: 'invalid_field', message, numbers: { field } },
    });
  });

  test('what is optional may be left out', () => {
    expect(answerOf(() => ({ sum: 1, best: null })).done).toBe(true);
    expect(answerOf(() => ({ sum: 1, best: null }), { ...ARGS, word: undefined }).done).toBe(true);
  });
});

describe('answers', () => {
  test.each<[string, unknown, string]>([
    ['is missing', undefined, 'command add returned nothing, but declares an answer'],
    ['lacks a member', { best: null }, 'the answer of command add is wrong: sum is missing.'],
    [
      'has one more',
      { sum: 1, best: null, x: 1 },
      'the answer of command add is wrong: x is unknown: known are "best", "note", "sum".',
    ],
    [
      'is too large',
      { sum: 10, best: null },
      'the answer of command add is wrong: sum must be at most 9, not 10.',
    ],
    [
      'is a fraction',
      { sum: 0.5, best: null },
      'the answer of command add is wrong: sum must be an integer, not 0.5.',
    ],
    [
      'has undefined for null',
      { sum: 1, best: undefined },
      'the answer of command add is wrong: best is missing.',
    ],
    ['is a number', 5, 'the answer of command add is wrong: The value must be an object, not 5.'],
    ['is a promise', Promise.resolve(), 'command add returned a promise: a rule never waits'],
  ])('that %s throws', (_, answer, message) => {
    expect(thrown(() => answerOf(() => answer))).toBe(message);
  });

  test('of a command that declares none throw', () => {
    const game = asked(() => ({ sum: 1 }));
    const given = { id: '', account: 1, type: 'nothing', args: {} } as const;
    expect(thrown(() => game.execute(game.genesis(SETTING), given))).toBe(
      'command nothing returned an answer, but declares none',
    );
  });

  test('are frozen copies', () => {
    const answer = { sum: 1, best: 1 };
    const outcome = answerOf(() => answer);
    expect(outcome).toEqual({ done: true, answer });
    expect(outcome.done && Object.isFrozen(outcome.answer)).toBe(true);
  });

  test('may hold a value that the command edits', () => {
    const own = defineSchema({ tables: { lamps: table({ diary: many(text()) }) } });
    const write = own.command({
      answer: { diary: many(text()) },
      run({ lamps }) {
        const { diary } = lamps.get(1);
        diary.push('a');
        return { diary };
      },
    });
    const game = defineSimulation({
      name: 'lamps',
      version: 1,
      schema: own,
      commands: { write },
      genesis: ({ lamps }) => void lamps.insert({ diary: ['b'] }),
    });
    const { outcome } = game.execute(game.genesis({ seed: 1 }), command('write'));
    expect(outcome).toEqual({ done: true, answer: { diary: ['b', 'a'] } });
  });
});

describe('views', () => {
  const view = (
    read: () => unknown,
    args: object = { seat: 1 },
    caller: object = { account: 1 },
  ) => {
    const game = asked(() => undefined, read);
    return game.view(game.genesis(SETTING), 'sum', args as { seat: 1 }, caller as { account: 1 });
  };

  test('refuse wrong arguments, and answer checked copies', () => {
    const wrong = view(() => expect.unreachable(), { seat: 2 });
    expect(refused(wrong) && wrong.refusal.code).toBe('invalid_field');
    const single = view(() => expect.unreachable(), { seat: 1, match: 2 });
    expect(refused(single) && single.refusal.numbers['field']).toBe('match');
    expect(view(() => ({ sum: 2 }), { seat: 1, match: 1 })).toEqual({ sum: 2 });
    expect(thrown(() => view(() => ({ sum: 2, x: 1 })))).toBe(
      'the answer of view sum is wrong: x is unknown: known are "sum".',
    );
    expect(thrown(() => view(async () => ({ sum: 2 })))).toBe(
      'view sum returned a promise: a rule never waits',
    );
    expect(thrown(() => view(() => ({ sum: 2 }), { seat: 1 }, { account: 1.5 }))).toBe(
      'who reads sum must be { account }, not an object',
    );
  });

  test('refuse by require, accept and return, also when it is caught', () => {
    const check = (): Refused | number => refuse('no', 'No.', { limit: 3 });
    const ask = (read: (guards: Pick<Draft, 'accept' | 'require'>) => unknown) => {
      const none = () => undefined;
      const look = schema.view({ answer: { x: integer() }, read: (world) => read(world) as never });
      const game = defineSimulation({
        name: 'looked',
        version: 1,
        schema,
        commands: {},
        views: { look },
        systems: { 'match.late': none, 'seats.full': none, 'seats.wake': none },
      });
      return game.view(game.genesis(SETTING), 'look', {}, { account: 0 });
    };
    const no = refuse('no', 'No.', { limit: 3 });
    expect(ask(check)).toEqual(no);
    expect(ask(({ accept }) => ({ x: accept(check()) }))).toEqual(no);
    expect(
      ask(({ require }) => require(undefined as undefined, 'no', 'No.', { limit: 3 })),
    ).toEqual(no);
    expect(
      ask(({ require }) => {
        try {
          require(false, 'no', 'No.', { limit: 3 });
        } catch {
          return { x: 1 };
        }
        return { x: 2 };
      }),
    ).toEqual(no);
    expect(ask(() => ({ x: refused(check()) ? 1 : 0 }))).toEqual({ x: 1 });
    expect(thrown(() => ask(({ require }) => require(0 as never, 'no', 'No.')))).toBe(
      'require takes no number: 0 is one. Write what it must be.',
    );
  });

  test('throw when there is no such view', () => {
    const game = asked(() => undefined);
    expect(
      thrown(() => game.view(game.genesis(SETTING), 'sums' as 'sum', ARGS, { account: 0 })),
    ).toBe('asked has no view sums');
  });
});

describe('ways to say no', () => {
  const no = { done: false, refusal: { code: 'no', message: 'No.', numbers: { limit: 3 } } };
  const check = (isFine: boolean): Refused | { readonly cost: number } =>
    isFine ? { cost: 5 } : refuse('no', 'No.', { limit: 3 });

  test.each<[string, (draft: Draft) => unknown]>([
    ['require', ({ require }) => require(undefined as undefined, 'no', 'No.', { limit: 3 })],
    ['require of null', ({ require }) => require(null as null, 'no', 'No.', { limit: 3 })],
    ['require of false', ({ require }) => require(false, 'no', 'No.', { limit: 3 })],
    ['accept', ({ accept }) => accept(check(false)).cost],
    ['a refusal that is returned', () => check(false)],
  ])('%s ends a command as refused, and nothing has changed', (_, end) => {
    const { events, outcome, snapshot, start } = run((draft) => {
      const seat = draft.seats.get(1);
      seat.points = 5;
      // What it edited may even be wrong.
      seat.notes.push('far too long');
      draft.seats.insert({ account: 9 });
      draft.emit('scored', { seat: 1, points: 1, mood: 'calm' });
      return end(draft);
    });
    expect(outcome).toEqual(no);
    expect(snapshot).toBe(start);
    expect([...events]).toEqual([]);
  });

  test('require and accept return what is there', () => {
    run(({ accept, require, seats }) => {
      const seat: Seat = require(seats.by({ account: 1 }), 'no', 'No.');
      expect(seat).toBe(seats.get(1));
      expect(require('' as string | undefined, 'no', 'No.')).toBe('');
      expect(accept(check(true)).cost).toBe(5);
      expect(accept(0)).toBe(0);
    });
    expect.assertions(4);
  });

  test('require takes no number', () => {
    expect(thrown(() => run(({ require }) => require(0 as never, 'no', 'No.')))).toBe(
      'require takes no number: 0 is one. Write what it must be.',
    );
  });

  test('a command that catches its refusal is refused all the same', () => {
    const { outcome } = run(({ require }) => {
      try {
        require(false, 'no', 'No.', { limit: 3 });
      } catch {}
    });
    expect(outcome).toEqual(no);
  });

  test('systems, every and genesis cannot be refused', () => {
    const tick = (acts: Parameters<typeof gameOf>[0]) => {
      const game = gameOf({
        genesis: ({ match }) => match.late.in(2),
        ...acts,
      });
      return thrown(() => game.advance(game.genesis(SETTING), { ticks: 4 }));
    };
    const ends = (what: string) => [
      `${what}: only a command can be refused: no: No.`,
      `${what} returned a refusal, which only commands and views do: no: No.`,
    ];
    const require = (draft: Draft) => draft.require(false, 'no', 'No.');
    const returned = () => refuse('no', 'No.');
    expect([tick({ late: require }), tick({ late: returned })]).toEqual(ends('system match.late'));
    expect([tick({ round: require }), tick({ round: returned })]).toEqual(ends('every round'));
    expect([tick({ genesis: require }), tick({ genesis: returned })]).toEqual(ends('genesis'));
  });

  test('no rule waits', () => {
    const wait = async () => undefined;
    expect(thrown(() => run(wait))).toBe('command act returned a promise: a rule never waits');
    const ticks = (acts: Parameters<typeof gameOf>[0]) => {
      const game = gameOf({ genesis: ({ match }) => match.late.in(1), ...acts });
      return thrown(() => game.advance(game.genesis(SETTING), { ticks: 2 }));
    };
    expect(ticks({ late: wait })).toMatch(/match.late returned a promise/);
    expect(ticks({ round: wait })).toMatch(/every round returned a promise/);
    expect(ticks({ genesis: wait })).toMatch(/genesis returned a promise/);
  });

  test('require after its transition throws', () => {
    let kept: Draft['require'] | undefined;
    run(({ require }) => void (kept = require));
    expect(() => kept?.(false, 'no', 'No.')).toThrow('a draft is used after its transition');
  });
});

describe('perform', () => {
  test('returns the answer of the command, which acts for the account', () => {
    const { world } = run(
      (draft, _, other) => {
        draft.seats.get(1).notes.push('a');
        expect(draft.perform(other, {}, 2)).toEqual({});
        draft.seats.get(1).notes.push('c');
        expect(draft.seats.get(1).log).toEqual([2]);
      },
      {
        other({ seats }, { account: who }) {
          const seat = seats.get(1);
          expect(seat.notes).toEqual(['a']);
          seat.notes = ['b'];
          seat.log.push(who);
        },
      },
    );
    expect(world.seats.get(1).notes).toEqual(['b', 'c']);
    expect.assertions(4);
  });

  test('of a command that is refused has changed nothing, and the outer rule goes on', () => {
    const acts = {
      other({ cards, emit, require, seats }: Draft) {
        const seat = seats.get(1);
        Object.assign(seat, { points: 9, name: 'x', bonus: 1, goods: { iron: 1, wood: 1 } });
        seat.oil.rate = 5;
        seat.wake.in(3);
        seat.notes.push('far too long');
        seat.spots.push({ x: NaN, y: 1 });
        seats.remove(seats.get(2));
        seats.insert({ account: 9, log: [1] }).log.push(2);
        cards.get(1).holder = undefined;
        emit('scored', { seat: 1, points: 1, mood: 'calm' });
        require(false, 'no', 'No.');
      },
    };
    const plain = run(({ seats }) => void seats.get(1).log.push(1, 2));
    const { events, game, snapshot, world } = run((draft, _, other) => {
      const { log } = draft.seats.get(1);
      log.push(1);
      const outcome = draft.perform(other, {}, 0);
      expect(refused(outcome) && outcome.refusal.code).toBe('no');
      expect([draft.seats.size, draft.seats.get(1).points]).toEqual([2, 0]);
      // Edited before the other command, and not in it: still open.
      log.push(2);
    }, acts);
    expect(game.hash(snapshot)).toBe(plain.game.hash(plain.snapshot));
    expect([events.length, world.seats.get(1).notes, world.cards.get(1).holder?.id]).toEqual([
      0,
      [],
      1,
    ]);
  });

  test('a row that was inserted in a refused command is dead, and its id is given again', () => {
    let kept: Seat | undefined;
    const { world } = run(
      (draft, _, other) => {
        draft.perform(other, {}, 0);
        const seat = draft.seats.insert({ account: 8 });
        expect([seat.id, kept?.id, seat === kept]).toEqual([3, 3, false]);
        const message = 'row 3 of seats is used, but the command that inserted it was refused';
        expect(() => draft.cards.insert({ rank: 1, holder: kept as Seat })).toThrow(message);
        expect(() => draft.seats.remove(kept as Seat)).toThrow(message);
        seat.points = 3;
      },
      {
        other({ require, seats }) {
          kept = seats.insert({ account: 9 });
          require(false, 'no', 'No.');
        },
      },
    );
    expect(world.seats.by({ account: 8 })?.points).toBe(3);
  });

  test('wrong arguments are refused', () => {
    run((draft, _, other) => {
      const outcome = draft.perform(other, { x: 1 } as {}, 0);
      expect(refused(outcome) && outcome.refusal.code).toBe('invalid_field');
    });
    expect.assertions(1);
  });

  test('takes commands of its own simulation only', () => {
    const foreign = schema.command({ run: () => undefined });
    for (const wrong of [foreign, 'other', undefined]) {
      expect(thrown(() => run((draft) => draft.perform(wrong as never, {}, 0)))).toBe(
        'perform needs a command of match',
      );
    }
  });

  test('works in systems, too', () => {
    const game = gameOf({
      genesis: ({ match, seats }) => (seats.insert({ account: 1 }), match.late.in(1)),
      late: (draft, _, other) => draft.perform(other, {}, 1),
      other: ({ seats }, caller) => void (seats.by(caller) as Seat).points++,
    });
    const { snapshot } = game.tick(game.genesis(SETTING));
    expect(game.read(snapshot).seats.get(1).points).toBe(1);
  });
});

describe('emit', () => {
  test.each<[string, object, string]>([
    ['scores', {}, 'the schema has no event scores'],
    [
      'scored',
      { seat: 1, points: 1 },
      'event scored.mood must be one of "calm", "angry", not undefined',
    ],
    [
      'scored',
      { seat: 1, points: 1, mood: 'odd' },
      'event scored.mood must be one of "calm", "angry", not "odd"',
    ],
    [
      'scored',
      { seat: 1, points: 0.5, mood: 'calm' },
      'event scored.points must be an integer, not 0.5',
    ],
    [
      'scored',
      { seat: 1, points: 101, mood: 'calm' },
      'event scored.points must be at most 100, not 101',
    ],
    ['scored', { seat: 1, points: 1, mood: 'calm', x: 1 }, 'event scored has no member x'],
    ['scored', undefined as never, 'event scored is emitted with an object of values'],
  ])('of %s with %j throws', (name, members, message) => {
    expect(thrown(() => run(({ emit }) => emit(name as 'scored', members as never)))).toBe(message);
  });

  test('records words as words', () => {
    const { events } = run(({ emit }) => emit('scored', { mood: 'angry', points: 5, seat: 1 }));
    expect([...events]).toEqual([{ tick: 0, name: 'scored', seat: 1, points: 5, mood: 'angry' }]);
  });
});

describe('timers', () => {
  test('in a command are due in the next tick at the earliest, at tick 0 too', () => {
    for (const [set, due] of [
      [(seat: Seat) => seat.wake.in(0), 0],
      [(seat: Seat) => seat.wake.at(0), 0],
      [(seat: Seat) => seat.wake.in(-1), -1],
      [(seat: Seat) => seat.wake.in(0.5), 0.5],
      [(seat: Seat) => seat.wake.in(NaN), NaN],
    ] as const) {
      expect(thrown(() => run(({ seats }) => set(seats.get(1))))).toBe(
        `seats.wake of row 1 must be due at tick 1 or later, not ${due}`,
      );
    }
    expect(
      thrown(() => gameOf({ genesis: ({ match }) => match.late.in(0) }).genesis(SETTING)),
    ).toBe('match.late of row 1 must be due at tick 1 or later, not 0');
  });

  test('in a system may be due in the same tick; a due timer is clear', () => {
    const calls: number[][] = [];
    const game = gameOf({
      genesis: ({ seats }) => void seats.insert({ account: 1, wake: 2 }),
      wake({ now }, { wake }) {
        calls.push([now, wake.due, wake.left]);
        if (calls.length === 1) wake.in(0);
        else if (calls.length === 2) wake.in(3);
      },
    });
    game.advance(game.genesis(SETTING), { ticks: 10 });
    expect(calls).toEqual([
      [2, 0, 0],
      [2, 0, 0],
      [5, 0, 0],
    ]);
  });

  test('in every are due in the next tick at the earliest', () => {
    const game = gameOf({ round: ({ match }) => match.late.in(0) });
    expect(thrown(() => game.advance(game.genesis(SETTING), { ticks: 2 }))).toBe(
      'match.late of row 1 must be due at tick 3 or later, not 2',
    );
  });

  test('show the ticks that are left, and can be set again and cleared', () => {
    const { game, snapshot } = run(({ seats: [one, two] }) => {
      one?.wake.in(5);
      one?.wake.at(9);
      two?.wake.in(5);
      expect([two?.wake.due, two?.wake.left]).toEqual([5, 5]);
      two?.wake.clear();
    });
    const { seats } = game.read(game.tick(snapshot).snapshot);
    expect(seats.map(({ wake }) => [wake.due, wake.left])).toEqual([
      [9, 8],
      [0, 0],
    ]);
  });
});

describe('the order in a tick', () => {
  test('is waves of systems in the order of their keys and rows by id, then every', () => {
    const order: string[] = [];
    const game = gameOf({
      genesis({ match, seats }) {
        match.late.in(2);
        for (const who of [1, 2]) {
          seats.insert({ account: who, wake: 2, oil: { level: 96, rate: 2 } });
        }
      },
      late: () => void order.push('late'),
      full: (_, { id: row }) => void order.push(`full ${row}`),
      wake(_, { id: row, wake }) {
        order.push(`wake ${row}`);
        if (order.length === 4) wake.in(0);
      },
      round: ({ now }) => void order.push(`round ${now}`),
    });
    game.advance(game.genesis(SETTING), { ticks: 2 });
    expect(order).toEqual(['late', 'full 1', 'full 2', 'wake 1', 'wake 2', 'wake 1', 'round 2']);
  });

  test('every runs in the ticks that its ticks divide, but not in tick 0, and not without rows', () => {
    const ticks: number[][] = [[], []];
    const own = defineSchema({ tables: { boxes: table({ apples: integer() }) } });
    const game = defineSimulation({
      name: 'boxes',
      version: 1,
      schema: own,
      commands: { put: own.command({ run: ({ boxes }) => void boxes.insert({}) }) },
      every: [
        { ticks: 3, name: 'all', run: ({ now }) => void ticks[0]?.push(now) },
        { ticks: 2, name: 'boxes', table: 'boxes', run: ({ now }) => void ticks[1]?.push(now) },
      ],
    });
    const half = game.advance(game.genesis({ seed: 1 }), { ticks: 5 }).snapshot;
    game.advance(game.execute(half, command('put')).snapshot, { ticks: 5 });
    expect(ticks).toEqual([
      [3, 6, 9],
      [6, 8, 10],
    ]);
  });
});

describe('the setting and the result', () => {
  test.each<[object, RegExp]>([
    [{}, /limits is missing/],
    [{ limits: { points: 0.5, pages: 1 } }, /limits.points must be an integer, not 0.5/],
    [{ limits: { points: 1, pages: 1 }, x: 1 }, /x is unknown/],
  ])('%j is no setting', (setting, message) => {
    expect(() => gameOf({}).genesis({ seed: 1, ...setting } as never)).toThrow(message);
  });

  test('a bound of a path that leads nowhere is told at genesis', () => {
    const own = defineSchema({ tables: { boxes: table({ apples: integer({ max: 'most' }) }) } });
    const game = defineSimulation({ name: 'boxes', version: 1, schema: own, commands: {} });
    expect(() => game.genesis({ seed: 1 })).toThrow(
      'apples: max of integer is most, where the setting must have an integer, not undefined',
    );
  });

  const ended = (result: unknown) => {
    const own = defineSchema({ tables: { boxes: table({ apples: integer() }) } });
    const game = defineSimulation({
      name: 'boxes',
      version: 1,
      schema: own,
      commands: {},
      result: () => result as undefined,
    });
    return () => game.result(game.genesis({ seed: 1 }));
  };

  test('a draw has several winners; undefined while it goes on', () => {
    expect(ended({ winners: [1, 2] })()).toEqual({ winners: [1, 2] });
    expect(ended({ winners: [1], scores: { 1: 5 } })()).toEqual({ winners: [1], scores: { 1: 5 } });
    expect(ended(undefined)()).toBeUndefined();
  });

  test.each([null, {}, { winners: 1 }, { winners: ['1'] }, { winners: [0.5] }, Promise.resolve()])(
    '%j is no result',
    (result) =>
      expect(ended(result)).toThrow('a result must be { winners } with a list of accounts'),
  );
});

describe('defineSchema rejects', () => {
  const seats = table({ hand: list('cards') });
  const cards = table({ holder: link('seats', 'hand') });
  const define = (tables: object, more: object = {}) =>
    defineSchema({ tables, ...more } as never) as object;

  test.each<[string, () => unknown, string]>([
    [
      'names of the draft',
      () => define({ now: table({}) }),
      'the name now is taken by the draft itself',
    ],
    [
      'a field id',
      () => table({ id: integer() }),
      'a table has no field id: each row has an id already',
    ],
    [
      'fields that are no shapes',
      () => table({ apples: 'integer' } as never),
      'field apples of a table must be a shape',
    ],
    ['no fields', () => table(undefined as never), 'a table needs its fields in braces'],
    [
      'what is no table',
      () => define({ boxes: { apples: integer() } }),
      'boxes must be made by table, single or values',
    ],
    [
      'fractions',
      () => define({ boxes: table({ size: number() }) }),
      'boxes.size is a number with fractions, which no world keeps: use integer',
    ],
    [
      'fractions in values',
      () => define({ boxes: table({ sizes: many(object({ x: number() })) }) }),
      'boxes.sizes.x is a number with fractions, which no world keeps: use integer',
    ],
    [
      'fractions in unions',
      () => define({ boxes: table({ size: union('kind', { a: { x: number() } }) }) }),
      'boxes.size.x is a number with fractions, which no world keeps: use integer',
    ],
    [
      'timers in values',
      () => define({ boxes: table({ opens: many(timer) }) }),
      'boxes.opens cannot hold a timer, which must be a field itself',
    ],
    [
      'optional timers',
      () => define({ boxes: table({ opens: optional(timer) }) }),
      'boxes.opens cannot hold a timer, which must be a field itself',
    ],
    [
      'lists in objects',
      () => define({ boxes: table({ all: object({ x: list('boxes') }) }) }),
      'boxes.all.x cannot hold a list, which must be a field itself',
    ],
    [
      'ids of no table',
      () => define({ boxes: table({ next: id('boxen') }) }),
      'next of table boxes names boxen, which is no table',
    ],
    [
      'ids of no table in values',
      () => define({ boxes: table({ next: many(optional(id('boxen')) as never) }) }),
      'next of table boxes names boxen, which is no table',
    ],
    [
      'links to no table',
      () => define({ cards }),
      'holder of table cards names seats, which is no table',
    ],
    [
      'lists of no table',
      () => define({ seats }),
      'hand of table seats names cards, which is no table',
    ],
    [
      'links to no list',
      () => define({ seats: table({ name: integer() }), cards }),
      'broken invariant: link cards.holder names seats.hand, which is no list of cards',
    ],
    [
      'lists without a link',
      () => define({ seats, cards: table({}) }),
      'broken invariant: list seats.hand needs exactly one link, has 0: ',
    ],
    [
      'lists with two links',
      () =>
        define({
          seats,
          cards: table({ holder: link('seats', 'hand'), owner: owner('seats', 'hand') }),
        }),
      'broken invariant: list seats.hand needs exactly one link, has 2: cards.holder, cards.owner',
    ],
    [
      'crossings of no gauge',
      () => define({ boxes: table({ empty: crossing('oil', { falls: 0 }) }) }),
      'crossing boxes.empty names oil, which is no gauge of its table',
    ],
    [
      'crossings without a bound',
      () => crossing('oil', {} as never),
      'a crossing of oil needs one of falls and rises',
    ],
    [
      'timers in a table of values',
      () => define({ prefs: values({ opens: timer }) }),
      'prefs.opens is a timer: a table of values has none',
    ],
    [
      'an object in a table of one row',
      () => define({ match: single({ size: object({ x: integer() }) }) }),
      'match.size of a table of one row cannot be of object, which must be given',
    ],
    [
      'an owner of a table of one row',
      () =>
        define({
          seats: table({ hand: list('match') }),
          match: single({ seat: owner('seats', 'hand') }),
        }),
      'match.seat of a table of one row cannot be of owner, which must be given',
    ],
    [
      'keys that no word holds',
      () => define({ boxes: table({ name: text(), size: integer() }, { unique: ['name'] }) }),
      'broken invariant: name of a key of boxes must be a word or a link',
    ],
    [
      'keys that name no field',
      () => define({ boxes: table({ size: integer() }, { unique: ['sice' as never] }) }),
      'broken invariant: sice of a key of boxes must be a word or a link',
    ],
    [
      'texts in events',
      () => define({ boxes: table({}) }, { events: { put: { name: text() } } }),
      'name of event put must be an integer, a flag, a word, an id or an account',
    ],
    [
      'fractions in events',
      () => define({ boxes: table({}) }, { events: { put: { size: number() } } }),
      'size of event put must be an integer, a flag, a word, an id or an account',
    ],
    [
      'integers in events that may be missing',
      () => define({ boxes: table({}) }, { events: { put: { size: optional(integer()) } } }),
      'size of event put must be an integer, a flag, a word, an id or an account',
    ],
    [
      'ids of no table in events',
      () => define({ boxes: table({}) }, { events: { put: { box: id('boxen') } } }),
      'box of event put names boxen, which is no table',
    ],
    [
      'a seed in the setting',
      () => define({ boxes: table({}) }, { setting: { seed: integer() } }),
      'each setting has a seed already',
    ],
    [
      'a key in the setting',
      () => define({ boxes: table({}) }, { setting: { key: text() } }),
      'each setting has a key already',
    ],
    ['wrong words', () => oneOf('a', 'a'), 'oneOf needs different words, not "a", "a"'],
  ])('%s', (_, act, message) => {
    expect(thrown(act)).toBe(message);
  });

  test('more than six members of an event', () => {
    const members = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((one) => [one, flag]),
    );
    expect(thrown(() => define({ boxes: table({}) }, { events: { put: members } }))).toMatch(
      /put.*6|put.*six/,
    );
  });

  test.each<[unknown, string]>([
    ['everyone', 'everyone'],
    ['box.owner.points', 'box.owner.points'],
    ['box.size', 'box.size'],
    ['size', 'size'],
    ['boxx.owner', 'boxx.owner'],
    ['box', 'box'],
  ])('the audience %j', (audience, path) => {
    const tables = { boxes: table({ owner: account, size: integer() }) };
    const events = { put: { box: id('boxes'), size: integer(), who: account } };
    expect(thrown(() => define(tables, { events, audience: { put: audience } }))).toBe(
      `audience of put must lead to an account: ${path} does not`,
    );
    for (const fine of ['everybody', 'who', 'box.owner', () => undefined]) {
      expect(thrown(() => define(tables, { events, audience: { put: fine } }))).toBeUndefined();
    }
    expect(thrown(() => define(tables, { events, audience: { get: 'who' } }))).toBe(
      'audience names get, which is no event',
    );
  });
});

describe('defineSimulation rejects', () => {
  const own = defineSchema({
    tables: {
      lamps: table({
        oil: gauge,
        empty: crossing('oil', { falls: 0 }),
        boat: timer,
        tags: perWord(['a'], flag),
      }),
    },
  });
  const none = () => undefined;
  const systems = { 'lamps.empty': none, 'lamps.boat': none };
  const define = (more: object) =>
    thrown(() =>
      defineSimulation({
        name: 'lamps',
        version: 1,
        schema: own,
        commands: {},
        systems,
        ...more,
      } as never),
    );
  const rule = (more: object) => own.command({ run: none, ...more } as never);

  test.each<[string, () => string | undefined, RegExp | string]>([
    [
      'a timer without system',
      () => define({ systems: { 'lamps.empty': none } }),
      /^timer lamps.boat needs a system/,
    ],
    [
      'a crossing without system',
      () => define({ systems: { 'lamps.boat': none } }),
      /^crossing lamps.empty needs a system/,
    ],
    [
      'a system too many',
      () => define({ systems: { ...systems, 'lamps.ship': none } }),
      /system lamps.ship names no timer: lamps.ship/,
    ],
    [
      'a system of a gauge',
      () => define({ systems: { ...systems, 'lamps.oil': none } }),
      /system lamps.oil names no timer/,
    ],
    [
      'a system that is none',
      () => define({ systems: { ...systems, 'lamps.boat': 5 } }),
      'system lamps.boat must be a function, not 5',
    ],
    [
      'a version of text',
      () => define({ version: '1' }),
      'the definition of lamps needs an integer version',
    ],
    [
      'commands that are none',
      () => define({ commands: { put: { run: none } } }),
      'command put must be made by schema.command',
    ],
    [
      'a view as a command',
      () => define({ commands: { put: own.view({ answer: {}, read: none } as never) } }),
      'command put must be made by schema.command',
    ],
    [
      'a command as a view',
      () => define({ views: { put: rule({}) } }),
      'view put must be made by schema.view',
    ],
    [
      'arguments of no table',
      () => define({ commands: { put: rule({ args: { box: id('boxen') } }) } }),
      'box of args of command put names boxen, which is no table',
    ],
    [
      'answers of no table',
      () => define({ commands: { put: rule({ answer: { box: id('boxen') } }) } }),
      'box of answer of command put names boxen, which is no table',
    ],
    [
      'timers as arguments',
      () => define({ commands: { put: rule({ args: { opens: timer } }) } }),
      /timer is a field of tables only/,
    ],
    [
      'an unknown part of a command',
      () => thrown(() => rule({ name: 'x' })),
      'a command has no name',
    ],
    [
      'a command without run',
      () => thrown(() => own.command({} as never)),
      'a command needs a function run',
    ],
    [
      'a view without read',
      () => thrown(() => own.view({ answer: {} } as never)),
      'a view needs a function read',
    ],
    [
      'arguments that are no shapes',
      () => thrown(() => rule({ args: { box: 'text' } })),
      'args.box of a command must be a shape',
    ],
    [
      'a shape as arguments',
      () => thrown(() => rule({ args: integer() })),
      /^args of a command must be shapes in braces|must be a shape$/,
    ],
    [
      'every of no table',
      () => define({ every: [{ ticks: 1, name: 'a', table: 'boxes', run: none }] }),
      'the table of every a must be a table of the schema, not "boxes"',
    ],
    [
      'every of no ticks',
      () => define({ every: [{ ticks: 0, name: 'a', run: none }] }),
      'ticks of every a must be an integer from 1, not 0',
    ],
    [
      'every without a function',
      () => define({ every: [{ ticks: 1, name: 'a' }] }),
      'run of every a must be a function, not undefined',
    ],
  ])('%s', (_, act, message) => {
    if (typeof message === 'string') expect(act()).toBe(message);
    else expect(act()).toMatch(message);
  });
});
