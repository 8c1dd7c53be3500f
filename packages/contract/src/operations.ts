import { z } from 'zod';
import type { Operation } from './operation.js';

/** Every operation of the interface, by its name. */
export const OPERATIONS = {
  'time.get': {
    method: 'GET',
    path: '/v1/time',
    tag: 'Game',
    summary: 'What time it is in the game',
    access: 'public',
    rate: 'read',
    answers: { 200: { description: 'The time', schema: z.strictObject({ tick: z.int() }) } },
    problems: [],
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** The name of an operation. */
export type OperationName = keyof typeof OPERATIONS;
