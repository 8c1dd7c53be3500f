import { fc, test as fuzz } from '@fast-check/vitest';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { checkBounds } from './bounds.js';
import { type Fault, fieldsReaderOf, readerOf, refuseFaults } from './reader.js';
import * as s from './shape.js';
import { storedFormOf } from './storedForm.js';

const GOODS = ['iron', 'ice'] as const;
const fields = {
  apples: s.integer({ min: 1, max: 'orchard.maxApples' }),
  colour: s.oneOf('red', 'green', 'blue'),
  to: s.optional(s.id('devices')),
  weights: s.perWord(GOODS, s.integer({ min: 0 })),
  lines: s.many(s.object({ to: s.id('devices'), note: s.text({ max: 5 }) }), { max: 2 }),
};
const reader = fieldsReaderOf(fields);
const CONTEXT = {
  setting: { orchard: { maxApples: 100 } },
  hasRow: (table: string, id: number) => table === 'devices' && id <= 3,
};
const GOOD = { apples: 5, colour: 'red', weights: { iron: 1, ice: 0 }, lines: [] } as const;

const faultsOf = (value: unknown): readonly Fault[] => reader.read(value, CONTEXT).faults;
const messagesOf = (value: unknown): string[] => faultsOf(value).map(({ message }) => message);

describe('faults', () => {
  const lines = (...notes: readonly string[]) => notes.map((note) => ({ to: 1, note }));
  const tooLong = 'lines[1].note must have at most 5 characters, not 6.';
  const HALF = '🚀'.slice(0, 1);

  test.each<[string, object, string, Fault['numbers']]>([
    ['apples must be at most 100, not 500.', { apples: 500 }, 'max', { max: 100, value: 500 }],
    ['apples must be at least 1, not 0.', { apples: 0 }, 'min', { min: 1, value: 0 }],
    ['apples must be an integer, not "5".', { apples: '5' }, 'type', {}],
    ['apples must be an integer, not 0.5.', { apples: 0.5 }, 'type', {}],
    ['apples is missing.', { apples: undefined }, 'missing', {}],
    [
      'colour must be one of "red", "green" or "blue", not "pink".',
      { colour: 'pink' },
      'words',
      { words: 'red, green, blue' },
    ],
    [
      'to must be the id of a row of devices, and there is no row 7.',
      { to: 7 },
      'exists',
      { table: 'devices', id: 7 },
    ],
    [
      'weights.gold is unknown: known are "ice", "iron".',
      { weights: { iron: 1, ice: 1, gold: 1 } },
      'unknown',
      {},
    ],
    ['weights must be an object, not a list.', { weights: [] }, 'type', {}],
    ['lines must be a list, not an object.', { lines: {} }, 'type', {}],
    [
      'lines must have at most 2 items, not 3.',
      { lines: [1, 2, 3] },
      'length',
      { max: 2, length: 3 },
    ],
    [tooLong, { lines: lines('', '123456') }, 'length', { max: 5, length: 6 }],
    [tooLong, { lines: lines('', '🚀🚀🚀🚀🚀🚀') }, 'length', { max: 5, length: 6 }],
    [
      'lines[0].note must have whole characters, and has half of a surrogate pair.',
      { lines: lines(HALF) },
      'type',
      {},
    ],
  ])('%s', (message, wrong, rule, numbers) => {
    const [path] = message.split(' ');
    expect(faultsOf({ ...GOOD, ...wrong })).toEqual([{ path, rule, message, numbers }]);
  });

  test('a text has as many characters as readers see, not as UTF-16 has code units', () => {
    const reading = readerOf(s.text({ min: 3, max: 3 }));
    const isRead = (text: string): boolean => reading.read(text, CONTEXT).faults.length === 0;
    expect(['🚀🚀', '🚀🚀🚀', 'é中🚀', '🚀🚀🚀🚀'].map(isRead)).toEqual([false, true, true, false]);
    expect(() => checkBounds({ a: s.text({ max: 1, default: '🚀' }) }, {})).not.toThrow();
  });

  test('all are found in one pass, at most 20', () => {
    expect(messagesOf({ apples: 0, colour: 1, weights: { iron: -1 }, lines: [[]] })).toEqual([
      'apples must be at least 1, not 0.',
      'colour must be one of "red", "green" or "blue", not 1.',
      'lines[0] must be an object, not a list.',
      'weights.ice is missing.',
      'weights.iron must be at least 0, not -1.',
    ]);
    const many = readerOf(s.many(s.flag)).read(Array(1000).fill(0), CONTEXT);
    expect(many.faults).toHaveLength(20);
    const strange = Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`more${at}`, 1]));
    expect(faultsOf({ ...GOOD, ...strange })).toHaveLength(20);
    const words = Array.from({ length: 30 }, (_, at) => `word${at}`);
    expect(readerOf(s.perWord(words, s.flag)).read({}, CONTEXT).faults).toHaveLength(20);
  });

  test('paths begin where the value stands', () => {
    const { faults } = reader.read({ ...GOOD, lines: [{ to: 1 }] }, CONTEXT, 'args');
    expect(faults[0]?.message).toBe('args.lines[0].note is missing.');
    expect(reader.read(5, CONTEXT).faults[0]?.message).toBe('The value must be an object, not 5.');
    expect(reader.read(5, CONTEXT, 'args').faults[0]?.path).toBe('args');
  });

  test('long names and texts are shortened in messages', () => {
    const [fault] = faultsOf({ ...GOOD, ['x'.repeat(1e6)]: 1 });
    expect(fault?.message.length).toBeLessThan(200);
    expect(messagesOf({ ...GOOD, colour: 'x'.repeat(1e6) })[0]?.length).toBeLessThan(200);
  });

  test('a refusal has the sentences of all and the numbers of the first', () => {
    expect(refuseFaults(faultsOf({ ...GOOD, apples: 500, colour: 1 })).refusal).toEqual({
      code: 'invalid_field',
      message:
        'apples must be at most 100, not 500. ' +
        'colour must be one of "red", "green" or "blue", not 1.',
      numbers: { field: 'apples', rule: 'max', max: 100, value: 500 },
    });
  });

  test('the member that names the case of a union is checked first', () => {
    const union = readerOf(s.union('kind', { go: { to: s.integer() }, stay: {} }));
    const read = (value: unknown) => union.read(value, CONTEXT);
    expect(read({ kind: 'go', to: 1 }).value).toEqual({ kind: 'go', to: 1 });
    expect(read({ kind: 'fly', to: 'x' }).faults.map(({ path }) => path)).toEqual(['kind']);
    expect(read({ kind: 'stay', to: 1 }).faults.map(({ path }) => path)).toEqual(['to']);
    expect(read({ to: 1 }).faults[0]?.message).toBe('kind is missing.');
  });
});

describe('copies', () => {
  test('-0 becomes 0, a default is filled in, what is undefined is left out', () => {
    const some = fieldsReaderOf({
      a: s.integer(),
      b: s.integer({ default: 7 }),
      z: s.text({ default: 'UTC' }).format('zone'),
      c: s.optional(s.flag),
      d: s.orNull(s.number()),
    });
    const { value } = some.read({ d: -0, c: undefined, a: -0, e: undefined }, CONTEXT);
    expect(Object.entries(value!)).toEqual([
      ['a', 0],
      ['b', 7],
      ['d', 0],
      ['z', 'UTC'],
    ]);
    expect(readerOf(s.optional(s.flag)).read(undefined, CONTEXT)).toEqual({ faults: [] });
    expect(readerOf(s.flag).read(undefined, CONTEXT).faults).toHaveLength(1);
  });

  test('an id is any integer from 0 where no rows are known', () => {
    const id = readerOf(s.id('devices'));
    const { setting } = CONTEXT;
    for (const one of [0, 9e15]) expect(id.read(one, { setting }).value).toBe(one);
    for (const one of [-1, 0.5, '1']) expect(id.read(one, { setting }).faults).toHaveLength(1);
    expect(id.read(0, { setting, hasRow: () => true }).faults[0]?.rule).toBe('exists');
  });
});

test('a hidden id is any integer from 1: whether there is such a row is not told', () => {
  const hidden = s.id('devices', { hidden: true });
  const read = readerOf(hidden);
  for (const one of [1, 3, 7, 9e15]) expect(read.read(one, CONTEXT).value).toBe(one);
  for (const one of [0, -1, 0.5, '1']) expect(read.read(one, CONTEXT).faults).toHaveLength(1);
  // It is the same in a row: nothing that is stored depends on it.
  expect(storedFormOf(hidden)).toEqual(storedFormOf(s.id('devices')));
});

describe('values that need not be trusted', () => {
  const fail = (): never => {
    throw new Error('a trap was sprung');
  };
  const evil = (target: object, ...traps: string[]): object =>
    new Proxy(target, Object.fromEntries(traps.map((trap) => [trap, fail])));
  const revoked = (target: object): object => {
    const { proxy, revoke } = Proxy.revocable(target, {});
    revoke();
    return proxy;
  };
  class Instance {
    apples = 5;
  }
  const sparse = [1];
  sparse.length = 4e9;

  const HOSTILE: readonly unknown[] = [
    ...[{ ...GOOD }, []].flatMap((target) => [
      revoked(target),
      evil(target, 'ownKeys'),
      evil(target, 'getOwnPropertyDescriptor'),
      evil(target, 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf', 'get', 'has'),
    ]),
    evil({ ...GOOD }, 'getPrototypeOf'),
    new Proxy([], { getOwnPropertyDescriptor: lengthOf(4e9) }),
    new Proxy([], { getOwnPropertyDescriptor: lengthOf('x') }),
    Object.defineProperty({}, 'apples', { get: fail, enumerable: true }),
    Object.defineProperty([], '0', { get: fail, enumerable: true }),
    Object.assign([1], { more: 1 }),
    sparse,
    Object.assign([], { 1: 1 }),
    new Instance(),
    new Date(0),
    new Map(),
    /x/,
    fail,
    Symbol('x'),
    10n,
    NaN,
    new Number(5),
    { [Symbol('x')]: 1, apples: Symbol('y') },
    { toString: fail, valueOf: fail, toJSON: fail },
    Object.create({ apples: 5 }),
    JSON.parse('{"__proto__":{"apples":5}}'),
    deep(100_000),
  ];

  const RECORD = readerOf(s.record(s.many(s.integer())));
  const readers = [
    reader,
    RECORD,
    readerOf(s.many(s.object(fields))),
    readerOf(s.orNull(s.union('apples', { go: { to: s.id('devices') } }))),
    ...[s.integer(), s.number(), s.text(), s.flag, s.account, s.oneOf('a'), s.id('a')].map(
      readerOf,
    ),
  ];

  test.each(HOSTILE.map((value, index) => [index, value]))('number %i is a fault', (_, value) => {
    for (const one of readers) {
      for (const given of [value, [value], { apples: value }, { ...GOOD, lines: [value] }]) {
        expect(one.read(given, CONTEXT).value).toBeUndefined();
      }
    }
  });

  fuzz.prop([fc.anything({ withDate: true, withSparseArray: true, withNullPrototype: true })])(
    'nothing makes a reader throw',
    (value) => {
      for (const one of readers) one.read(value, CONTEXT);
    },
  );

  test('no getter is called, and each member is read once', () => {
    let reads = 0;
    const counted = new Proxy(
      { kind: 'go', to: 5 },
      {
        get: fail,
        getOwnPropertyDescriptor(target, name) {
          reads += 1;
          return Reflect.getOwnPropertyDescriptor(target, name);
        },
        ownKeys: (target) => Reflect.ownKeys(target),
      },
    );
    const union = readerOf(s.union('kind', { go: { to: s.integer() } }));
    expect(union.read(counted, CONTEXT).value).toEqual({ kind: 'go', to: 5 });
    // Once each by the reader, and once each by Object.keys, which asks what is enumerable.
    expect(reads).toBe(4);
  });

  test('holes and named members of lists are faults at their places', () => {
    const list = readerOf(s.many(s.integer()));
    const placeOf = (value: unknown) => list.read(value, CONTEXT).faults[0]?.message;
    expect(placeOf(Object.assign([1], { 2: 3 }))).toBe('[1] is missing.');
    expect(placeOf(sparse)).toBe('[1] is missing.');
    expect(placeOf(Object.assign([1], { more: 1 }))).toBe(
      'more is unknown: a list has only items.',
    );
  });

  /** Says that the length of a list is another. */
  function lengthOf(value: unknown) {
    return (): PropertyDescriptor => ({ value, writable: true });
  }

  /** Lists in lists. */
  function deep(levels: number): unknown {
    let list: unknown = [];
    for (let level = 0; level < levels; level += 1) list = [list];
    return list;
  }
});

describe('mistakes of the game', () => {
  test('a bound that leads to no integer of the setting is an error', () => {
    const wrong =
      /^max of integer is orchard.maxApples, where the setting must have an integer, not/;
    for (const setting of [{}, { orchard: 5 }, { orchard: { maxApples: 'x' } }]) {
      expect(() => reader.read(GOOD, { setting })).toThrow(wrong);
      expect(() => checkBounds(fields, setting)).toThrow(`apples: max of integer is orchard`);
    }
  });

  test('bounds that contradict each other in a setting are errors', () => {
    const shape = s.many(s.object({ n: s.integer({ min: 5, max: 'most', default: 6 }) }));
    checkBounds({ shape }, { most: 6 });
    expect(() => checkBounds({ shape }, { most: 4 })).toThrow(
      'shape[].n: min of integer is 5, above its max of 4',
    );
    expect(() => checkBounds({ shape }, { most: 5 })).toThrow(
      'shape[].n: default of integer is 6, not within 5 and 5',
    );
    expect(() =>
      checkBounds({ zone: s.text({ max: 'most', default: 'UTC' }) }, { most: 2 }),
    ).toThrow('zone: default of text is 3, not within -Infinity and 2');
    expect(() => s.text({ default: 5 as never })).toThrow('default of text must be a text, not 5');
  });

  test('a field of tables cannot be read, nor can a list of optional items', () => {
    expect(() => readerOf(s.gauge)).toThrow('gauge is a field of tables only');
    expect(() => fieldsReaderOf({ seat: s.link('seats', 'cards') })).toThrow('link is a field');
    expect(() => readerOf(s.many(s.optional(s.flag)))).toThrow('many of optional');
    let shape: s.Shape<s.Kind, unknown, string, never> = s.integer();
    for (let level = 0; level < 101; level += 1) shape = s.many(shape);
    expect(() => readerOf(shape)).toThrow('nested deeper than 100 levels');
  });

  test('a list does not both refuse and drop', () => {
    expect(() => s.many(s.flag, { max: 1, last: 1 })).toThrow('many has max or last');
  });
});

test('types follow from shapes', () => {
  expectTypeOf<s.Values<typeof fields>>().toEqualTypeOf<
    {
      readonly apples: number;
      readonly colour: 'red' | 'green' | 'blue';
      readonly weights: { readonly iron: number; readonly ice: number };
      readonly lines: readonly s.ValueOf<typeof fields.lines>[number][];
    } & { readonly to?: s.ValueOf<typeof fields.to> }
  >();
  expectTypeOf<s.ValueOf<typeof fields.lines>[number]['note']>().toEqualTypeOf<string>();
  const union = s.union('kind', { go: { to: s.integer() }, stay: { for: s.orNull(s.text()) } });
  type Move = s.ValueOf<typeof union>;
  const move = { kind: 'stay', for: null } as Move;
  if (move.kind === 'stay') expectTypeOf(move.for).toEqualTypeOf<string | null>();
  else expectTypeOf(move.to).toEqualTypeOf<number>();
});
