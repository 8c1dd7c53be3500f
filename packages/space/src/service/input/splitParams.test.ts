import type { Operation } from '@astrarium/contract';
import { STANDARD_RULESET } from '@astrarium/space';
import { expect, test } from 'vitest';
import { contractFor } from '../contractFor.js';

const { operations, splitParams } = contractFor(STANDARD_RULESET);

test('each parameter goes where the operation has its name', () => {
  const params = { code: '1f3a92c4', command: 'recall', dry_run: true };
  const body = { command: 'recall', dry_run: true };
  const command = { path: { code: '1f3a92c4' }, query: {}, body, form: 'json' };
  expect(splitParams('devices.command', params)).toEqual(command);
  const get = { path: { code: 'x' }, query: { colour: 1 }, body: undefined, form: 'json' };
  expect(splitParams('devices.get', { code: 'x', colour: 1 })).toEqual(get);
});

test('names of objects are no parameters', () => {
  const params = JSON.parse('{"__proto__":1,"constructor":2}') as Record<string, unknown>;
  const { query } = splitParams('devices.list', params);
  expect(Object.keys(query)).toEqual(['__proto__', 'constructor']);
  expect(Object.keys(splitParams('devices.configure', params).body as object)).toHaveLength(2);
});

test.each(Object.entries<Operation>(operations))(
  '%s: no name is in two places',
  (_name, operation) => {
    const { body, parameters, query } = operation;
    const names = [...Object.keys(parameters?.shape ?? {}), ...Object.keys(query?.shape ?? {})];
    expect(new Set(names).size).toBe(names.length);
    const inBody = body === undefined ? [] : membersOf(body);
    expect(inBody.filter((member) => names.includes(member))).toEqual([]);
  },
);

/** All members that a body may have, whichever of its forms it takes. */
function membersOf(schema: object): string[] {
  const { _zod } = schema as { _zod: { def: Readonly<Record<string, unknown>> } };
  const { innerType, options, shape } = _zod.def;
  if (typeof innerType === 'object' && innerType !== null) return membersOf(innerType);
  if (Array.isArray(options)) return options.flatMap(membersOf);
  return Object.keys(shape as object);
}
