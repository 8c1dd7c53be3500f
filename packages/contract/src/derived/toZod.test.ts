import * as s from '@astrarium/core';
import { nearValuesOf, valuesOf } from '@astrarium/testkit';
import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { fieldsSchema, toZod } from './toZod.js';

const SETTING = { orchard: { most: 9 } };
const FIELDS = {
  apples: s.integer({ min: 1, max: 'orchard.most' }).about('How many.').example(3),
  share: s.number({ min: 0, max: 1 }),
  name: s.text({ min: 1, max: 5 }).format('name'),
  zone: s.text({ max: 5, default: 'UTC' }),
  ripe: s.flag,
  owner: s.account,
  kind: s.oneOf('red', 'green'),
  tree: s.id('trees'),
  notes: s.many(s.text({ max: 3 }), { max: 2 }),
  byName: s.record(s.integer({ max: 4 }), { max: 2 }),
  goods: s.perWord(['iron', 'wood'], s.integer({ min: 0 })),
  spot: s.object({ x: s.integer(), y: s.optional(s.integer()) }),
  end: s.orNull(s.text({ max: 2 })),
  either: s.union('by', { foot: {}, boat: { oars: s.integer({ min: 2 }) } }),
  maybe: s.optional(s.oneOf('a', 'b')).deprecated('since 2: leave it out'),
};
const context = { setting: SETTING, isInput: true };
const options = { setting: SETTING, ids: () => [1, 2] };

test('a schema takes what the reader of its shapes takes, and nothing else', () => {
  const schema = fieldsSchema(FIELDS, context);
  fc.assert(
    fc.property(valuesOf(FIELDS, options), (value) => {
      expect(schema.safeParse(value).error?.issues).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(nearValuesOf(FIELDS, options), ({ path, rule, value }) => {
      // Only a world knows which rows exist.
      // A body with such a member is refused before its schema is asked.
      if (rule === 'exists' || path.includes('__proto__')) return;
      expect([path, schema.safeParse(value).success]).toEqual([path, false]);
    }),
  );
});

test('a document shows meanings, examples, bounds of the setting and what is deprecated', () => {
  const { properties } = z.toJSONSchema(fieldsSchema(FIELDS, context));
  expect(properties).toMatchObject({
    apples: { description: 'How many.', examples: [3], minimum: 1, maximum: 9 },
    byName: { maxProperties: 2 },
    name: { format: 'name' },
    zone: { default: 'UTC' },
    maybe: { deprecated: true },
  });
});

test('a text counts its characters, as the document says, and has no half of one', () => {
  const name = toZod(s.text({ min: 2, max: 3 }));
  expect(z.toJSONSchema(name)).toMatchObject({ minLength: 2, maxLength: 3 });
  const texts = ['🚀', '🚀🚀🚀', '🚀🚀🚀🚀', 'a🚀'.slice(0, 2)];
  expect(texts.map((text) => name.safeParse(text).error?.issues[0])).toMatchObject([
    { code: 'too_small', origin: 'string', minimum: 2 },
    undefined,
    { code: 'too_big', origin: 'string', maximum: 3 },
    { message: 'must have whole characters, and has half of a surrogate pair' },
  ]);
});

test('an id of an argument is that of a row, an id of an answer may be none', () => {
  const fields = { tree: s.id('trees') };
  const [input, output] = [true, false].map((isInput) =>
    fieldsSchema(fields, { setting: {}, isInput }).safeParse({ tree: 0 }),
  );
  expect([input?.success, output?.success]).toEqual([false, true]);
});

test('a shape alone gives a schema of its type', () => {
  const spot = s.object({ x: s.integer({ max: 'orchard.most' }), name: s.orNull(s.text()) });
  const schema = toZod(spot, { setting: SETTING });
  expectTypeOf<z.infer<typeof schema>>().toEqualTypeOf<s.ValueOf<typeof spot>>();
  expect(schema.parse({ x: 9, name: null })).toEqual({ x: 9, name: null });
  expect(schema.safeParse({ x: 10, name: null }).success).toBe(false);
  const tree = s.id('trees');
  expect(
    [toZod(tree), toZod(tree, { isInput: false })].map((one) => one.safeParse(0).success),
  ).toEqual([false, true]);
});

test('a field of tables, and a bound that the setting lacks, have no schema', () => {
  expect(() => toZod(s.timer as never)).toThrow('timer is a field of tables only');
  expect(() => toZod(s.integer({ min: 'orchard.least' }), { setting: SETTING })).toThrow(
    'The bound orchard.least is no number of the setting, but undefined',
  );
  expect(() => toZod(s.text({ max: 'field.most' }))).toThrow('field.most is no number');
});
