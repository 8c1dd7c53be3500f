import { type Problem, problemMaker } from './problem.js';
import { forbidden } from './problemKind.js';

/** The problem of accounts that the operator keeps out; documents of pinned operations lack it. */
export const BANNED_PROBLEMS = {
  banned: forbidden(
    'Banned',
    'The operator keeps this account out: its tokens are of no use until the ban is lifted.',
  ),
} as const;

const problem = problemMaker(BANNED_PROBLEMS);

/** The answer to each call of an account that the operator keeps out. */
export function bannedProblem(account: number): Problem {
  return problem('banned', `Account ${account} is banned.`, { rule: { account } });
}
