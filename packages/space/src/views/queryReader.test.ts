import { expect, test } from 'vitest';
import { ReadArgs } from '@astrarium/core';
import type { Reader } from '../rules/readers.js';
import { STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import { queryReader } from './queryReader.js';

const { limits } = STANDARD_RULESET;

/** A reader of a query with one parameter, and how often the parameter has been read. */
function countingReader() {
  const counted = { reads: 0 };
  const size: Reader<number> = {
    rule: 'number',
    numbers: {},
    read(value) {
      counted.reads += 1;
      return typeof value === 'number' ? value * 10 : undefined;
    },
  };
  return { counted, reader: queryReader(() => ({ size })) };
}

function readOf({ reader }: ReturnType<typeof countingReader>) {
  const read = reader.read({ size: 2, other: undefined }, limits);
  if (!(read instanceof ReadArgs)) throw new Error(JSON.stringify(read));
  return read;
}

test('reads parameters once', () => {
  const counter = countingReader();
  const read = readOf(counter);
  expect(counter.reader.valuesOf(read, limits)).toEqual({ size: 20 });
  expect(counter.counted.reads).toBe(1);
});

test('reads parameters again for other rules, and when another reader has read them', () => {
  const counter = countingReader();
  const read = readOf(counter);
  expect(counter.reader.valuesOf(read, { ...limits })).toEqual({ size: 20 });
  expect(counter.counted.reads).toBe(2);
  const other = countingReader();
  expect(other.reader.valuesOf(read, limits)).toEqual({ size: 20 });
  expect(other.counted.reads).toBe(1);
});

test('does not take values that no reader has read', () => {
  const { reader } = countingReader();
  const copy = { ...readOf(countingReader()) };
  expect(() => reader.valuesOf(copy, limits)).toThrow('Parameter size of a view is invalid');
});

test('lists all wrong parameters, or throws for the first', () => {
  const { reader } = countingReader();
  const wrong = { colour: 'red', size: '2' };
  const faults = [
    { field: 'size', rule: 'number', numbers: {} },
    { field: 'colour', rule: 'unknown_parameter', numbers: {} },
  ];
  expect(reader.read(wrong, limits)).toEqual(faults);
  expect(() => reader.valuesOf(wrong, limits)).toThrow(
    'Parameter size of a view is invalid: {"rule":"number"}',
  );
});

test.each([[[]], [new Map()], [null], ['size']])('rejects the query %j', (query) => {
  const { reader } = countingReader();
  const message = 'The parameters of a view must be a plain object.';
  expect(() => reader.read(query as object, limits)).toThrow(message);
  expect(() => reader.valuesOf(query as object, limits)).toThrow(message);
});
