import { integer } from '@astrarium/core';
import { expect, test } from 'vitest';
import { isRefused } from '../../rules/refuse.js';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { argumentsReader } from './argumentsReader.js';

/** A reader of two arguments, and how often it has read them. */
function countingReader() {
  const counted = { reads: 0 };
  const reader = argumentsReader({ size: integer(), other: integer() }, (values: object) => {
    counted.reads += 1;
    return { values };
  });
  return { counted, reader };
}

const GIVEN = { size: 1, other: 2 };

const command = (args: Readonly<Record<string, unknown>>) => ({
  id: '1',
  account: 1,
  type: 'resize',
  args,
});

function readOf({ reader }: ReturnType<typeof countingReader>) {
  const read = reader.read(GIVEN, STANDARD_RULESET);
  if (!('args' in read)) throw new Error(JSON.stringify(read));
  return read;
}

test('reads arguments once', () => {
  const counter = countingReader();
  const read = readOf(counter);
  const { args } = read;
  expect(counter.reader.valuesOf({ ...command(args), read }, STANDARD_RULESET)).toEqual(GIVEN);
  expect(counter.counted.reads).toBe(1);
});

test.each([
  ['for another ruleset', GIVEN, { ...STANDARD_RULESET }],
  ['when the command has other arguments', { size: 3, other: 4 }, STANDARD_RULESET],
])('reads arguments again %s', (_, args, ruleset) => {
  const counter = countingReader();
  const read = readOf(counter);
  const input = args === GIVEN ? read.args : args;
  expect(counter.reader.valuesOf({ ...command(input), read }, ruleset)).toEqual(args);
  expect(counter.counted.reads).toBe(2);
});

test('does not take what another reader has read', () => {
  const read = readOf(countingReader());
  const counter = countingReader();
  counter.reader.valuesOf({ ...command(read.args), read }, STANDARD_RULESET);
  expect(counter.counted.reads).toBe(1);
});

test('names every fault, and refuses with the first one', () => {
  const { reader } = countingReader();
  const input = { size: 'x', b: 1, a: 1 };
  const faults = reader.read(input, STANDARD_RULESET);
  expect(faults).toMatchObject([
    { code: 'invalid_field', numbers: { field: 'size', rule: 'integer' } },
    { numbers: { field: 'other', rule: 'required' } },
    { numbers: { field: 'a', rule: 'unknown_member' } },
    { numbers: { field: 'b', rule: 'unknown_member' } },
  ]);
  const refused = reader.valuesOf(command(input), STANDARD_RULESET);
  expect(isRefused(refused) && refused.refusal).toEqual((faults as readonly unknown[])[0]);
});
