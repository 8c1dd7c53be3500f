import {
  type MakeProblem,
  type ProblemOf,
  problemMaker,
  refusalProblems,
  REQUEST_PROBLEMS,
  SERVICE_PROBLEMS,
} from '@astrarium/contract';
import { LIMIT_PROBLEMS, REFUSAL_PROBLEMS } from './refusalProblems.js';

/** Every kind of problem of the space game and of the platform, by its code. */
export const SPACE_PROBLEMS = {
  ...REQUEST_PROBLEMS,
  ...REFUSAL_PROBLEMS,
  ...LIMIT_PROBLEMS,
  ...SERVICE_PROBLEMS,
} as const;

/** The code of a problem. */
export type SpaceProblemCode = keyof typeof SPACE_PROBLEMS;

/** Makes a problem. */
export const problem: MakeProblem<SpaceProblemCode> = problemMaker(SPACE_PROBLEMS);

/** Converts a refusal of the space game to a problem. */
export const problemOf: ProblemOf = refusalProblems(SPACE_PROBLEMS);
