import { describe, expect, test } from 'vitest';
import { defineSchema, defineSimulation, id, integer, many, oneOf } from '../../index.js';
import { optional, orNull, refuse, refused, table, text } from '../../index.js';
import type { DraftOf, Refused } from '../../index.js';
import { command, fill, rowTester, run, schema, SETTING, thrown } from './rowTester.js';
import type { Draft, Seat } from './rowTester.js';

const none = () => undefined;

/** What the games of the schema have in common. */
const RULES = {
  name: 'asked',
  version: 1,
  schema,
  systems: { 'match.late': none, 'seats.full': none, 'seats.wake': none },
} as const;

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
  return defineSimulation({
    ...RULES,
    commands: { add, nothing },
    views: { sum },
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
  test.each<[string, object]>([
    ['seat is missing.', { seat: undefined }],
    ['seat must be the id of a row of seats, and there is no row 2.', { seat: 2 }],
    ['seat must be the id of a row of seats, and there is no row 0.', { seat: 0 }],
    ['count must be at most 50, not 51.', { count: 51 }],
    ['word must be "a" or "b", not null.', { word: null }],
    ['x is unknown: known are "count", "seat", "word".', { x: 1 }],
  ])('are refused: %s', (message, wrong) => {
    const [field] = message.split(' ');
    expect(answerOf(() => expect.unreachable(), { ...ARGS, ...wrong })).toMatchObject({
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
  const WRONG = 'the answer of command add is wrong:';

  test.each<[string, unknown]>([
    ['command add returned nothing, but declares an answer', undefined],
    ['command add returned a promise: a rule never waits', Promise.resolve()],
    [`${WRONG} sum is missing.`, { best: null }],
    [`${WRONG} x is unknown: known are "best", "note", "sum".`, { sum: 1, best: null, x: 1 }],
    [`${WRONG} sum must be at most 9, not 10.`, { sum: 10, best: null }],
    [`${WRONG} best is missing.`, { sum: 1, best: undefined }],
    [`${WRONG} The value must be an object, not 5.`, 5],
  ])('that are wrong throw: %s', (message, answer) => {
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
    const write = schema.command({
      answer: { notes: many(text()) },
      run({ seats }) {
        const { notes } = seats.get(1);
        notes.push('a');
        return { notes };
      },
    });
    const game = defineSimulation({ ...RULES, commands: { write }, genesis: fill });
    const { outcome } = game.execute(game.genesis(SETTING), command('write'));
    expect(outcome).toEqual({ done: true, answer: { notes: ['a'] } });
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
    const no = refuse('no', 'No.', { limit: 3 });
    const check = (): Refused | number => no;
    const ask = (read: (guards: Pick<Draft, 'accept' | 'require'>) => unknown) => {
      const look = schema.view({ answer: { x: integer() }, read: (world) => read(world) as never });
      const game = defineSimulation({ ...RULES, commands: {}, views: { look } });
      return game.view(game.genesis(SETTING), 'look', {}, { account: 0 });
    };
    expect(ask(check)).toEqual(no);
    expect(ask(({ accept }) => ({ x: accept(check()) }))).toEqual(no);
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

  test('a command that catches its refusals is refused by the first all the same', () => {
    const { outcome } = run(({ require }) => {
      for (const code of ['no', 'second']) {
        try {
          require(false, code, 'No.', { limit: 3 });
        } catch {}
      }
    });
    expect(outcome).toEqual(no);
  });

  /** What the system of a timer, `every` or genesis throws. */
  const ticks = (acts: Parameters<typeof rowTester>[0]) => {
    const game = rowTester({ genesis: ({ match }) => match.late.in(2), ...acts });
    return thrown(() => game.advance(game.genesis(SETTING), { ticks: 4 }));
  };

  test.each([
    ['system match.late', 'late'],
    ['every round', 'round'],
    ['genesis', 'genesis'],
  ])('%s cannot be refused, and does not wait', (what, name) => {
    const require = (draft: Draft) => draft.require(false, 'no', 'No.');
    expect(ticks({ [name]: require })).toBe(`${what}: only a command can be refused: no: No.`);
    expect(ticks({ [name]: () => refuse('no', 'No.') })).toBe(
      `${what} returned a refusal, which only commands and views do: no: No.`,
    );
    expect(ticks({ [name]: async () => undefined })).toContain(`${name} returned a promise`);
  });

  test('require after its transition throws', () => {
    let kept: Draft['require'] | undefined;
    run(({ require }) => void (kept = require));
    expect(() => kept?.(false, 'no', 'No.')).toThrow('a draft is used after its transition');
  });
});

/** A game of boxes, without rules. */
const BOXES = {
  name: 'boxes',
  version: 1,
  schema: defineSchema({ tables: { boxes: table({ apples: integer() }) } }),
  commands: {},
} as const;

describe('the setting and the result', () => {
  test.each<[object, RegExp]>([
    [{}, /limits is missing/],
    [{ limits: { points: 0.5, pages: 1 } }, /limits.points must be an integer, not 0.5/],
    [{ limits: { points: 1, pages: 1 }, x: 1 }, /x is unknown/],
  ])('%j is no setting', (setting, message) => {
    expect(() => rowTester({}).genesis({ seed: 1, ...setting } as never)).toThrow(message);
  });

  test('a bound of a path that leads nowhere is told at genesis', () => {
    const own = defineSchema({ tables: { boxes: table({ apples: integer({ max: 'most' }) }) } });
    const game = defineSimulation({ ...BOXES, schema: own });
    expect(() => game.genesis({ seed: 1 })).toThrow(
      'apples: max of integer is most, where the setting must have an integer, not undefined',
    );
  });

  test('a text that is not given has its default, in the setting and in rows', () => {
    const own = defineSchema({
      setting: { zone: text({ default: 'UTC' }) },
      tables: { boxes: table({ note: text({ default: 'new' }) }) },
    });
    const genesis = ({ boxes }: DraftOf<typeof own>) => void boxes.insert({});
    const game = defineSimulation({ ...BOXES, schema: own, genesis });
    const notes = (setting: object) => {
      const { boxes, setting: whole } = game.read(game.genesis({ seed: 1, ...setting }));
      return [whole.zone, boxes.get(1)?.note];
    };
    expect(notes({})).toEqual(['UTC', 'new']);
    expect(notes({ zone: 'CET' })).toEqual(['CET', 'new']);
  });

  const ended = (result: unknown) => {
    const game = defineSimulation({ ...BOXES, result: () => result as undefined });
    return () => game.result(game.genesis({ seed: 1 }));
  };

  test('a draw has several winners; undefined while it goes on', () => {
    expect(ended({ winners: [1, 2] })()).toEqual({ winners: [1, 2] });
    expect(ended({ winners: [1], scores: { 1: 5 } })()).toEqual({ winners: [1], scores: { 1: 5 } });
    expect(ended(undefined)()).toBeUndefined();
  });

  test.each([
    ['5', 'the score of account 1 must be an integer, not "5"'],
    [0.5, 'the score of account 1 must be an integer, not 0.5'],
    [null, 'the score of account 1 must be an integer, not null'],
    [2 ** 53, 'the score of account 1 must be an integer, not 9007199254740992'],
  ])('a score of %j is none', (score, why) => {
    expect(ended({ winners: [1], scores: { 1: score } })).toThrow(why);
  });

  test.each([[[5]], ['5'], [{ ada: 5 }]])('scores of %j are none', (scores) => {
    expect(ended({ winners: [1], scores })).toThrow('the scores of a result must be an object');
  });

  test.each([null, {}, { winners: 1 }, { winners: ['1'] }, { winners: [0.5] }, Promise.resolve()])(
    '%j is no result',
    (result) =>
      expect(ended(result)).toThrow('a result must be { winners } with a list of accounts'),
  );
});

describe('suggestions', () => {
  const put = BOXES.schema.command({
    args: { box: id('boxes'), apples: integer({ min: 1, max: 100 }) },
    run: ({ boxes }, { apples, box }) => void (boxes.get(box).apples += apples),
  });
  const game = {
    ...BOXES,
    commands: { put },
    genesis: ({ boxes }: DraftOf<typeof BOXES.schema>) => void boxes.insert({}),
  };

  test('are what the game gives for an account, and none by default', () => {
    const silent = defineSimulation(game);
    expect(silent.suggest(silent.genesis({ seed: 1 }), 3)).toEqual([]);
    const helpful = defineSimulation({
      ...game,
      *suggest({ boxes }, account) {
        for (const { id: box } of boxes) yield { type: 'put', args: { box, apples: account } };
      },
    });
    const given = helpful.suggest(helpful.genesis({ seed: 1 }), 3);
    expect(given).toEqual([{ type: 'put', args: { box: 1, apples: 3 } }]);
  });

  test.each<[object, RegExp]>([
    [{ type: 'take', args: {} }, /suggest names "take", which is no command/],
    [{ type: 'put', args: { box: 1, apples: 0 } }, /suggest gives put wrong arguments: apples/],
    [{ type: 'put', args: { box: 2, apples: 1 } }, /suggest gives put wrong arguments: box/],
  ])('%j is none', (suggestion, why) => {
    const wrong = defineSimulation({ ...game, suggest: () => [suggestion as never] });
    expect(() => wrong.suggest(wrong.genesis({ seed: 1 }), 3)).toThrow(why);
  });
});
