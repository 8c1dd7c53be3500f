import { expect, test } from 'vitest';
import { pointerOf } from '@astrarium/contract';
import { problem, problemOf } from './spaceProblems.js';

test('a refusal keeps its sentence and its numbers', () => {
  const refusal = { code: 'queue_full', message: 'room for 2 more', numbers: { max: 10 } };
  expect(problemOf(refusal)).toEqual({
    type: '/problems/queue_full',
    title: 'Queue full',
    status: 409,
    detail: 'room for 2 more',
    code: 'queue_full',
    rule: { max: 10 },
  });
});

test('a field becomes a pointer, wherever the body has it', () => {
  const numbers = { field: 'config.ratios.carbon', rule: 'integer', min: 0, max: 9 };
  const refusal = { code: 'invalid_field', message: 'no', numbers };
  const error = { code: 'integer', detail: 'no', expected: { min: 0, max: 9 } };
  expect(problemOf(refusal)).toMatchObject({
    status: 422,
    rule: { min: 0, max: 9 },
    errors: [{ ...error, in: 'body', pointer: '#/config/ratios/carbon' }],
  });
  const listed = problemOf(refusal, { in: 'body', under: ['commands', 3] });
  expect(listed.errors).toMatchObject([{ pointer: '#/commands/3/config/ratios/carbon' }]);
  const argsRefusal = { ...refusal, numbers: { field: 'args', rule: 'object' } };
  expect(problemOf(argsRefusal).errors).toMatchObject([{ pointer: '#' }]);
});

test('what is wrong with a parameter is no matter of the body', () => {
  const numbers = { field: 'limit', rule: 'integer' };
  const refusal = { code: 'invalid_field', message: 'no', numbers };
  expect(problemOf(refusal, { in: 'query' })).toEqual({
    type: '/problems/invalid_parameters',
    title: 'Invalid parameters',
    status: 400,
    detail: 'no',
    code: 'invalid_parameters',
    errors: [{ in: 'query', name: 'limit', code: 'integer', detail: 'no' }],
  });
});

test('a field of a command that the path has is said of the path, whatever the body has', () => {
  const where = { in: 'body', under: ['settings'], path: { device: 'code' } } as const;
  const numbers = { field: 'device', rule: 'text' };
  const refusal = { code: 'invalid_field', message: 'no', numbers };
  expect(problemOf(refusal, where)).toMatchObject({
    code: 'invalid_parameters',
    errors: [{ in: 'path', name: 'code', code: 'text' }],
  });
  const other = { ...refusal, numbers: { field: 'strength', rule: 'number' } };
  expect(problemOf(other, where)).toMatchObject({
    code: 'invalid_field',
    errors: [{ in: 'body', pointer: '#/settings/strength' }],
  });
});

test('a code that nobody knows is our fault', () => {
  const refusal = { code: 'constructor', message: 'no', numbers: {} };
  expect(problemOf(refusal)).toMatchObject({ status: 500, code: 'internal' });
});

test('pointers are escaped, and hold whatever a name can be', () => {
  expect(pointerOf([])).toBe('#');
  expect(pointerOf(['a/b', 'c~d', 0, 'é %', '\ud800'])).toBe(
    '#/a~1b/c~0d/0/%C3%A9%20%25/%EF%BF%BD',
  );
  expect(pointerOf(['x'.repeat(999)])).toHaveLength(66);
});

test('a problem names 20 errors at most', () => {
  const errors = Array.from({ length: 30 }, () => ({ in: 'body', code: '', detail: '' }) as const);
  expect(problem('invalid_field', '', { errors }).errors).toHaveLength(20);
});
