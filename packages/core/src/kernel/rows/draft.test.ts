import { describe, expect, test } from 'vitest';
import { refused } from '../../index.js';
import { rowTester, run, schema, SETTING, thrown } from './rowTester.js';
import type { Seat } from './rowTester.js';

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

  test('what a performed command edits is checked when it ends', () => {
    let isOver = false;
    const act = () =>
      run(
        (draft, _, other) => {
          draft.perform(other, {}, 0);
          isOver = true;
        },
        { other: ({ seats }) => void seats.get(1).notes.push('abcd') },
      );
    expect(act).toThrow('seats.notes of row 1: notes[0] must have at most 3 characters, not 4.');
    expect(isOver).toBe(false);
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
});

describe('emit', () => {
  const FINE = { seat: 1, points: 1, mood: 'calm' };

  test.each<[string, string, object | undefined]>([
    ['the schema has no event scores', 'scores', {}],
    ['event scored is emitted with an object of values', 'scored', undefined],
    ['event scored has no member x', 'scored', { ...FINE, x: 1 }],
    ['event scored.points must be an integer, not 0.5', 'scored', { ...FINE, points: 0.5 }],
    ['event scored.points must be at most 100, not 101', 'scored', { ...FINE, points: 101 }],
    [
      'event scored.mood must be one of "calm", "angry", not "odd"',
      'scored',
      { ...FINE, mood: 'odd' },
    ],
    [
      'event scored.mood must be one of "calm", "angry", not undefined',
      'scored',
      { seat: 1, points: 1 },
    ],
  ])('throws: %s', (message, name, members) => {
    expect(thrown(() => run(({ emit }) => emit(name as 'scored', members as never)))).toBe(message);
  });

  test('records words as words', () => {
    const { events } = run(({ emit }) => emit('scored', { mood: 'angry', points: 5, seat: 1 }));
    expect([...events]).toEqual([{ tick: 0, name: 'scored', seat: 1, points: 5, mood: 'angry' }]);
  });
});

describe('timers', () => {
  test.each<[string, (seat: Seat) => unknown]>([
    ['0', ({ wake }) => wake.in(0)],
    ['0', ({ wake }) => wake.at(0)],
    ['-1', ({ wake }) => wake.in(-1)],
    ['0.5', ({ wake }) => wake.in(0.5)],
    ['NaN', ({ wake }) => wake.in(NaN)],
  ])('in a command are due in the next tick at the earliest, not at %s', (due, set) => {
    expect(thrown(() => run(({ seats }) => set(seats.get(1))))).toBe(
      `seats.wake of row 1 must be due at tick 1 or later, not ${due}`,
    );
  });

  test('of genesis are due in tick 1 at the earliest', () => {
    const { genesis } = rowTester({ genesis: ({ match }) => match.late.in(0) });
    expect(thrown(() => genesis(SETTING))).toBe(
      'match.late of row 1 must be due at tick 1 or later, not 0',
    );
  });

  test('in a system may be due in the same tick; a due timer is clear', () => {
    const calls: number[][] = [];
    const game = rowTester({
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
    const game = rowTester({
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
});
