import { expect, test } from 'vitest';
import { z } from 'zod';
import { contractOf, type GameInterface } from './contract.js';
import type { Operation } from './operation.js';
import { problemSchemas } from './schemas/problemSchemas.js';
import { conflict } from './problems/problemKind.js';
import { PROBLEMS } from './problems/problems.js';
import { nameSchema } from './schemas/nameSchema.js';

const KINDS = { ...PROBLEMS, box_full: conflict('Box full', 'The box has no room.') };

const GET_BOX: Operation = {
  method: 'GET',
  path: '/v1/boxes/{box}',
  tag: 'Boxes',
  summary: 'Read a box',
  access: 'public',
  rate: 'read',
  parameters: z.strictObject({ box: z.int().min(1) }),
  answers: { 200: { description: 'The box', schema: z.strictObject({ apples: z.int() }) } },
  problems: ['box_full'],
};

const BOXES: GameInterface<unknown, unknown> = {
  operations: { 'boxes.get': GET_BOX },
  handlers: {},
  problems: KINDS,
  problemBody: problemSchemas(KINDS).body,
  commandNames: [],
  examples: {},
  info: { title: 'Boxes', version: '1' },
  tags: [{ name: 'Boxes' }],
  docs: () => [],
};

const RAW = { path: {}, query: {}, body: undefined, form: 'text' } as const;

test('reads the requests of another game, and names each error', () => {
  const { readInput } = contractOf(BOXES);
  expect(readInput('boxes.get', { ...RAW, path: { box: '7' } })).toMatchObject({
    path: { box: 7 },
  });
  expect(readInput('boxes.get', { ...RAW, path: { box: '0' }, query: { a: '1' } })).toMatchObject({
    code: 'invalid_parameters',
    errors: [
      { in: 'path', name: 'box', code: 'too_small', expected: { min: 1 } },
      { in: 'query', name: 'a', code: 'unknown_parameter' },
    ],
  });
});

test('converts refusals to problems of the game, and unknown ones to faults of the service', () => {
  const { problemOf } = contractOf(BOXES);
  const refusal = { code: 'box_full', message: 'no room', numbers: { room: 0 } };
  expect(problemOf(refusal)).toMatchObject({ status: 409, title: 'Box full', rule: { room: 0 } });
  expect(problemOf({ ...refusal, code: 'stock_full' }).status).toBe(500);
});

test('documents the operations, tags and problems of the game, and no others', () => {
  const { components, info, paths, tags } = contractOf(BOXES).openApi();
  expect([info['title'], tags, Object.keys(paths)]).toEqual([
    'Boxes',
    BOXES.tags,
    ['/v1/boxes/{box}'],
  ]);
  expect(components.schemas['ProblemCode']?.['enum']).toEqual(Object.keys(KINDS));
  expect(Object.keys(paths['/v1/boxes/{box}']?.['get']?.responses ?? {})).toContain('409');
});

test('a missing operation and a problem that the game does not have are errors', () => {
  const operations = { 'boxes.get': { ...GET_BOX, problems: ['box_empty'] } };
  const contract = contractOf({ ...BOXES, operations });
  expect(() => contract.openApi()).toThrow('unknown problem box_empty');
  expect(() => contract.readInput('boxes.list', RAW)).toThrow('There is no operation boxes.list');
  expect(() => contract.splitParams('toString', {})).toThrow('There is no operation toString');
});

test.each(['A\u0000', 'A\u0085', 'A\u2028', 'A\u2029', ' A', 'A ', ''])('%j is no name', (name) => {
  expect(nameSchema(5).safeParse('A').success).toBe(true);
  expect(nameSchema(5).safeParse(name).success).toBe(false);
});
