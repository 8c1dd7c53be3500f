import { deepStrictEqual } from 'node:assert';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearValuesOf } from '../../../../testkit/src/shapes/nearValuesOf.js';
import { valuesOf } from '../../../../testkit/src/shapes/valuesOf.js';
import { runs } from '../../../../testkit/test/tier.js';
import { canonicalJson } from '../codec/canonical.js';
import { copyJson } from '../codec/copyJson.js';
import { INT_MAX } from '../int.js';
import { checkBounds } from './bounds.js';
import { exampleOf } from './example.js';
import { jsonSchemaOf } from './jsonSchema.js';
import { readerOf } from './reader.js';
import * as s from './shape.js';
import { storedFieldsOf, storedFormOf } from './storedForm.js';

/** Bounds of these shapes are numbers or lead to these. */
const SETTING = { two: 2, orchard: { maxApples: 5, max: { pears: 7 } } };
const LOW = [-3, 0, 1, 'two', undefined] as const;
const HIGH = [2, 6, 'orchard.maxApples', 'orchard.max.pears', 2 ** 40, undefined] as const;
const ids = (table: string): readonly number[] => (table === 'rocks' ? [2, 5] : []);
const hasRow = (table: string, id: number): boolean => ids(table).includes(id);

/** Options without those that are undefined. */
const given = <T extends object>(options: T): T =>
  Object.fromEntries(Object.entries(options).filter(([, one]) => one !== undefined)) as T;

const names = fc.constantFrom('apples', 'b', '10', '9', 'a b', 'prototype', 'Ü', 'length');
const words = fc.uniqueArray(names, { minLength: 1, maxLength: 4 });
const low = fc.constantFrom(...LOW);
const high = fc.constantFrom(...HIGH);
const size = fc.constantFrom(...HIGH.slice(0, 4), undefined);
const bounds = fc.record({ min: low, max: high }).map(given) as fc.Arbitrary<{ min: number }>;

const leaves: fc.Arbitrary<s.AnyShape>[] = [
  bounds.map((options) => s.integer(options)),
  bounds.map((options) => s.integer({ ...options, default: 2 })),
  bounds.map((options) => s.number(options)),
  fc
    .record({ min: fc.constantFrom(0, 1, 'two', undefined), max: size })
    .map((options) => s.text(given(options) as { min: number })),
  fc.constant(s.text({ min: 6, max: 'orchard.max.pears' })),
  fc.constant(s.text({ max: 'orchard.maxApples', default: 'pears' })),
  fc.constantFrom(s.flag, s.account, s.id('rocks'), s.integer(), s.text()),
  words.map((some) => s.oneOf(...some)),
];

/** Random shapes of values. `item` are those that cannot be undefined. */
const { shapes, items } = fc.letrec<{ shapes: s.AnyShape; items: s.AnyShape; fields: s.Fields }>(
  (tie) => ({
    shapes: fc.oneof(
      { weight: 3, arbitrary: tie('items') },
      tie('items').map((item) => s.optional(item as s.Shape<s.Kind, unknown, string, never>)),
    ),
    fields: fc.dictionary(names, tie('shapes'), { maxKeys: 4, noNullPrototype: true }),
    items: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'shape' },
      ...leaves,
      fc
        .tuple(
          tie('items'),
          fc.oneof(
            size.map((max) => ({ max })),
            fc.constant({ last: 3 }),
          ),
        )
        .map(([item, options]) => s.many(item as never, given(options) as { max: number })),
      fc
        .tuple(tie('items'), size)
        .map(([item, max]) => s.record(item as never, given({ max }) as { max: number })),
      fc.tuple(words, tie('shapes')).map(([some, item]) => s.perWord(some, item as never)),
      tie('fields').map((members) => s.object(members)),
      fc
        .dictionary(names, tie('fields'), { minKeys: 1, maxKeys: 3, noNullPrototype: true })
        .map((cases) => s.union('kind', cases)),
      tie('items').map((item) => s.orNull(item as never)),
    ),
  }),
);
const fieldShapes = fc
  .dictionary(names, shapes, { minKeys: 1, maxKeys: 5, noNullPrototype: true })
  .map((members) => s.object(members) as s.AnyShape);
const anyShape = fc.oneof(items, fieldShapes);

/** A shape and a random valid value of it. */
const valid = anyShape.chain((shape) =>
  fc.record({ shape: fc.constant(shape), value: valuesOf(shape, { setting: SETTING, ids }) }),
);
const near = anyShape.chain((shape) =>
  fc.record({ shape: fc.constant(shape), near: nearValuesOf(shape, { setting: SETTING, ids }) }),
);
const jsons = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, -1, 0, 2, 5, 0.5, 'b', '', [], {}, [2, 2, 2, 2], { b: 2 }),
) as fc.Arbitrary<unknown>;
const CONTEXT = { setting: SETTING, hasRow };

test('a valid value has no faults, and its copy equals it', () => {
  check(valid, ({ shape, value }) => {
    const { value: copy, faults } = readerOf(shape).read(value, CONTEXT);
    expect(faults).toEqual([]);
    expect(copy).toEqual(withDefaults(shape, value));
    deepStrictEqual(readerOf(shape).read(copy, CONTEXT), { value: copy, faults: [] });
  });
});

test('members are in the order of code units, as in documents', () => {
  const rules = { allowsFractions: true, dropsUndefined: true, sortsMembers: true };
  check(valid, ({ shape, value }) => {
    const [one, other] = [value, turned(value)].map(
      (it) => readerOf(shape).read(it, CONTEXT).value,
    );
    const text = JSON.stringify(one === undefined ? one : copyJson(one, 'one', rules));
    expect(JSON.stringify(one)).toBe(text);
    expect(JSON.stringify(other)).toBe(text);
  });
});

test('a copy is frozen deeply and shares nothing with its original', () => {
  check(valid, ({ shape, value }) => {
    const parts = objectsIn(value);
    const copy = readerOf(shape).read(value, CONTEXT).value;
    for (const part of objectsIn(copy)) {
      expect(Object.isFrozen(part)).toBe(true);
      expect(parts.has(part)).toBe(false);
    }
  });
});

test('a value that breaks one rule has one fault: there, and of that rule', () => {
  check(near, ({ shape, near: { value, path, rule } }) => {
    const reading = readerOf(shape).read(value, CONTEXT);
    expect(reading.faults.map((one) => [one.path, one.rule])).toEqual([[path, rule]]);
    expect(reading.value).toBeUndefined();
  });
});

test('JSON Schema agrees with a reader that knows no rows', () => {
  const lax = { strictTypes: false, strictRequired: false, code: { optimize: false } };
  const ajv = new Ajv2020({ strict: true, ownProperties: true, ...lax });
  const options = { setting: SETTING };
  const mixed = anyShape.chain((shape) => {
    const value = fc.oneof(
      valuesOf(shape, options) as fc.Arbitrary<unknown>,
      nearValuesOf(shape, options).map((one) => one.value),
      broken(valuesOf(shape, options), jsons),
    );
    const values = fc.array(value, { minLength: 4, maxLength: 4 });
    return fc.record({ shape: fc.constant(shape), values });
  });
  check(mixed, ({ shape, values }) => {
    const schema = jsonSchemaOf(shape, SETTING);
    const isValid: ValidateFunction = ajv.compile(schema);
    for (const value of values) {
      if (value === undefined || isNoJson(value)) continue;
      const { faults } = readerOf(shape).read(value, { setting: SETTING });
      expect([isValid(value), value]).toEqual([faults.length === 0, value]);
    }
    ajv.removeSchema(schema);
  });
});

test('an example is valid', () => {
  check(anyShape, (shape) => {
    const context = { setting: SETTING, hasRow: () => true };
    const { faults } = readerOf(shape).read(exampleOf(shape, SETTING), context);
    expect(faults).toEqual([]);
  });
});

test('bounds that a reader finds pass the check at genesis', () => {
  check(anyShape, (shape) => checkBounds({ shape }, SETTING));
});

test('what is stored does not depend on notes, and tells shapes apart', () => {
  const stored = items.filter((shape) => !JSON.stringify(shape).includes('"type":"number"'));
  check(fc.tuple(stored, stored), ([one, other]) => {
    const noted = one.about('A sentence.').example(1).deprecated('Since 2.').format('stars');
    expect(canonicalJson(storedFormOf(noted))).toBe(canonicalJson(storedFormOf(one)));
    const [same, sameForm] = [
      [one, other].map(essence),
      [one, other].map((shape) => canonicalJson(storedFormOf(shape))),
    ];
    expect(sameForm[0] === sameForm[1]).toBe(same[0] === same[1]);
  });
});

test('what is stored differs in types, bounds, words, items, members and tables', () => {
  const shapes = [
    [s.integer(), s.integer({ min: 1 }), s.integer({ max: 1 }), s.integer({ max: 'one' })],
    [s.text(), s.text({ min: 1 }), s.text({ max: 1 }), s.flag, s.account],
    [s.oneOf('a'), s.oneOf('a', 'b'), s.oneOf('b', 'a'), s.id('a'), s.id('b')],
    [s.many(s.flag), s.many(s.text()), s.many(s.flag, { max: 1 }), s.many(s.flag, { last: 1 })],
    [s.record(s.flag), s.record(s.text()), s.record(s.flag, { max: 1 })],
    [s.perWord(['a'], s.flag), s.perWord(['b'], s.flag), s.perWord(['a'], s.text())],
    [s.object({}), s.object({ a: s.flag }), s.object({ b: s.flag }), s.object({ a: s.text() })],
    [s.union('a', { c: {} }), s.union('b', { c: {} }), s.union('a', { d: {} })],
    [s.union('a', { c: { b: s.flag } }), s.union('a', { c: { b: s.text() } })],
    [s.optional(s.flag), s.orNull(s.flag), s.gauge, s.timer],
    [s.crossing('a', { falls: 0 }), s.crossing('b', { falls: 0 }), s.crossing('a', { rises: 0 })],
    [s.crossing('a', { falls: 1 }), s.crossing('a', { falls: () => 1 })],
    [s.list('a'), s.list('b'), s.owner('a', 'c'), s.link('a', 'c'), s.link('a', 'd')],
  ].flat() as readonly s.AnyShape[];
  const forms = shapes.map((shape) => canonicalJson(storedFormOf(shape)));
  expect(new Set(forms).size).toBe(shapes.length);
  expect(() => storedFormOf(s.many(s.number()))).toThrow('never stored');
});

test('the order of fields is stored, that of the members of an object is not', () => {
  const [one, other] = [
    { a: s.flag, b: s.text() },
    { b: s.text(), a: s.flag },
  ];
  const textOf = (members: s.Fields): string => canonicalJson(storedFormOf(s.object(members)));
  expect(textOf(one)).toBe(textOf(other));
  expect(canonicalJson(storedFieldsOf(one))).not.toBe(canonicalJson(storedFieldsOf(other)));
  expect(storedFieldsOf(one)[0]).toEqual({ field: 'a', type: 'flag' });
});

test('JSON Schema has the notes, and bounds by path when a setting is given', () => {
  const shape = s
    .integer({ min: 1, max: 'orchard.maxApples' })
    .about('How many.')
    .example(3)
    .deprecated('since 2, use drones.')
    .format('fleet');
  const notes = {
    description: 'How many. Deprecated: since 2, use drones.',
    examples: [3],
    deprecated: true,
    format: 'fleet',
  };
  const known = { type: 'integer', minimum: 1, maximum: INT_MAX, ...notes };
  expect(jsonSchemaOf(shape)).toEqual(known);
  expect(jsonSchemaOf({ n: s.orNull(shape) }, SETTING)).toEqual({
    type: 'object',
    properties: {
      n: { anyOf: [{ type: 'integer', minimum: 1, maximum: 5 }, { type: 'null' }], ...notes },
    },
    required: ['n'],
    additionalProperties: false,
  });
  expect(() => jsonSchemaOf(shape, {})).toThrow('max of integer is orchard.maxApples');
  expect(exampleOf(shape)).toBe(3);
  const zone = s.text({ max: 5, default: 'UTC' }).format('zone');
  const text = { type: 'string', maxLength: 5, default: 'UTC', format: 'zone' };
  expect([zone.formatName, zone.about('A zone.').formatName]).toEqual(['zone', 'zone']);
  expect(jsonSchemaOf({ zone })).toMatchObject({ properties: { zone: text }, required: [] });
  expect(exampleOf(zone)).toBe('UTC');
});

/** Runs a property. */
function check<T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, property), runs(50, 20_000));
}

/** The whole description without defaults, as text with members in order. */
function essence(shape: s.AnyShape): string {
  return canonicalJson(
    JSON.parse(
      JSON.stringify(shape, (name, one: unknown) =>
        name === 'default' && typeof one !== 'object' ? undefined : one,
      ),
    ),
  );
}

/** The naive reading of a valid value: only defaults are added. */
function withDefaults(shape: s.AnyShape, value: unknown): unknown {
  const { description } = shape;
  if (value === undefined || value === null) return value;
  const members = (fields: s.Fields): object =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, member]) => {
        const { description: inner } = member;
        const own = (value as Record<string, unknown>)[name];
        if (Object.hasOwn(value as object, name)) return [[name, withDefaults(member, own)]];
        return 'default' in inner ? [[name, inner.default]] : [];
      }),
    );
  switch (description.type) {
    case 'many':
      return (value as unknown[]).map((item) => withDefaults(description.item, item));
    case 'record':
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, withDefaults(description.item, item)]),
      );
    case 'perWord':
      return members(Object.fromEntries(description.words.map((word) => [word, description.item])));
    case 'object':
      return members(description.members);
    case 'union': {
      const word = (value as Record<string, string>)[description.by]!;
      return { [description.by]: word, ...members(description.cases[word]!) };
    }
    case 'optional':
    case 'orNull':
      return withDefaults(description.item, value);
    default:
      return value;
  }
}

/** Valid values of which one or more parts are exchanged for others. */
function broken(values: fc.Arbitrary<unknown>, others: fc.Arbitrary<unknown>) {
  const numbers = fc.array(fc.nat(99), { minLength: 7, maxLength: 40 });
  return fc
    .tuple(values, numbers, fc.array(others, { minLength: 1, maxLength: 30 }))
    .map(([value, chances, parts]) => {
      let used = 0;
      let at = 0;
      const exchanged = (part: unknown): unknown => {
        if (chances[at++ % chances.length]! < 15) return parts[used++ % parts.length];
        if (Array.isArray(part)) return part.map(exchanged);
        if (typeof part !== 'object' || part === null) return part;
        return Object.fromEntries(
          Object.entries(part).map(([name, one]) => [name, exchanged(one)]),
        );
      };
      return exchanged(value);
    });
}

/** The same value, with the members of each object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).toReversed();
  return Object.fromEntries(members.map(([name, member]) => [name, turned(member)]));
}

/** All objects and lists in a value. */
function objectsIn(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null) return found;
  found.add(value);
  for (const member of Object.values(value)) objectsIn(member, found);
  return found;
}

/** Whether JSON in UTF-8 cannot say the value. */
function isNoJson(value: unknown): boolean {
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value);
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return false;
  return [...Object.keys(value), ...Object.values(value)].some(isNoJson);
}
