import {
  GUEST_PROBLEMS,
  type MakeProblem,
  ORIGIN_PROBLEMS,
  type ProblemOf,
  problemMaker,
  refusalProblems,
  REQUEST_PROBLEMS,
  SERVICE_PROBLEMS,
  unknown,
} from '@astrarium/contract';
import { LIMIT_PROBLEMS, REFUSAL_PROBLEMS } from './refusalProblems.js';

const UNKNOWN_OPERATION = {
  unknown_operation: unknown(
    'Unknown operation',
    'None of your devices has an operation with this id. It may have ended more than a day of ' +
      'the game ago, or 100 others have ended since.',
  ),
};

const UNKNOWN_SEASON = {
  unknown_season: unknown(
    'No season',
    'No season with this number has begun, or the rules of this game have no seasons.',
  ),
};

/** The kinds, with others after one of them: the document lists problems in their first order. */
function insertAfter<Kinds extends object, More extends object>(
  kinds: Kinds,
  code: keyof Kinds,
  more: More,
): Kinds & More {
  const entries = Object.entries(kinds).flatMap((entry) =>
    entry[0] === code ? [entry, ...Object.entries(more)] : [entry],
  );
  return Object.fromEntries(entries) as Kinds & More;
}

/** Every kind of problem of the space game and of the platform, by its code. */
export const SPACE_PROBLEMS = {
  ...insertAfter(
    insertAfter(REQUEST_PROBLEMS, 'unknown_link', UNKNOWN_OPERATION),
    'delivery_limit',
    UNKNOWN_SEASON,
  ),
  ...REFUSAL_PROBLEMS,
  ...LIMIT_PROBLEMS,
  ...SERVICE_PROBLEMS,
  ...ORIGIN_PROBLEMS,
  ...GUEST_PROBLEMS,
} as const;

/** The code of a problem. */
export type SpaceProblemCode = keyof typeof SPACE_PROBLEMS;

/** Makes a problem. */
export const problem: MakeProblem<SpaceProblemCode> = problemMaker(SPACE_PROBLEMS);

/** Converts a refusal of the space game to a problem. */
export const problemOf: ProblemOf = refusalProblems(SPACE_PROBLEMS);
