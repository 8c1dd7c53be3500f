import { LIMIT_PROBLEMS } from './limitProblems.js';
import type { ProblemKind } from './problemKind.js';
import { REFUSAL_PROBLEMS } from './refusalProblems.js';
import { REQUEST_PROBLEMS } from './requestProblems.js';
import { SERVICE_PROBLEMS } from './serviceProblems.js';

/** Every problem that the service can tell, by its code. */
export const PROBLEMS = {
  ...REQUEST_PROBLEMS,
  ...REFUSAL_PROBLEMS,
  ...LIMIT_PROBLEMS,
  ...SERVICE_PROBLEMS,
} as const satisfies Readonly<Record<string, ProblemKind>>;

/** The code of a problem. */
export type ProblemCode = keyof typeof PROBLEMS;
