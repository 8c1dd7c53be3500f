import { refuse, type Refusal, type Refused, RuleError } from '@astrarium/core';
import { pointerOf, type Problem, problemMaker } from '../problems/problem.js';
import { conflict, type ProblemKind, problemKind } from '../problems/problemKind.js';
import { type ProblemOf, refusalProblems, type Where } from '../problems/problemOf.js';
import { BANNED_PROBLEMS } from '../problems/bannedProblem.js';
import { ORIGIN_PROBLEMS } from '../problems/guestProblems.js';
import { PROBLEMS } from '../problems/problems.js';

/** What can be wrong with a request of any game whose interface is derived. */
export const DERIVED_PROBLEMS = {
  ...PROBLEMS,
  ...BANNED_PROBLEMS,
  refused: conflict('Refused by the game', 'A rule of the game refuses this; detail says why.'),
  name_taken: conflict(
    'Name taken',
    'Another account has this name, or one that is the same in another form of its letters.',
  ),
  seats_full: conflict('Seats full', 'As many accounts take part as the game has seats for.'),
  address_full: conflict(
    'Seats of the address taken',
    'Accounts of the address of the caller have as many seats as one address may have.',
  ),
  ...ORIGIN_PROBLEMS,
  rule_failed: problemKind(
    500,
    'Rule failed',
    'A rule of the game has a fault. Nothing was changed. Please report the request_id.',
  ),
  stopped: problemKind(
    503,
    'Stopped',
    'A rule of the game has a fault, so that time cannot pass. The world can be read.',
  ),
  too_late: conflict(
    'Too late',
    'The world is past the tick that the call names as the last one. Nothing was done.',
  ),
  ended: conflict('Ended', 'The game is over: it takes no more commands.'),
  line_too_long: conflict(
    'Line too long',
    'The command and its outcome are longer than a line of the log may be. Nothing was changed.',
  ),
} as const;

/** Before the codes with which a host refuses itself: no code of a game has a full stop. */
const HOST_PREFIX = 'host.';

/** A code with which a host or the log refuses. */
const OWN_CODE = /^(?:host|log)\./;

/** The form of a code, which is a part of an address. */
const CODE = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

/** A refusal that the rules of a game can give, as their source says it. */
export interface GameRefusal {
  readonly code: string;
  /** The sentences as they are written, with the names of what is filled in as `{name}`. */
  readonly messages: readonly string[];
  /** The names of its numbers. */
  readonly numbers: readonly string[];
  /** The commands and views that can give it, as `commands.light`. */
  readonly operations: readonly string[];
  /** The file and the line of the first one. */
  readonly place: string;
}

/** The refusals of a game. */
export interface GameRefusals {
  readonly list: readonly GameRefusal[];
  /** Whether the rules can give no others: every code is known from the source. */
  readonly areAll: boolean;
}

/** The kinds of problems of a game: those of the platform, then its own. */
export function derivedKinds({ list }: GameRefusals): Readonly<Record<string, ProblemKind>> {
  const own = list.map(({ code, messages, numbers, operations }) => {
    const given = numbers.length === 0 ? '' : ` Numbers in rule: ${numbers.join(', ')}.`;
    const text = `${messages.join(' / ')}${given} Given by ${operations.join(', ')}.`;
    return [code, conflict(DERIVED_PROBLEMS.refused.title, text.trim())] as const;
  });
  return { ...DERIVED_PROBLEMS, ...Object.fromEntries(own) };
}

/** @throws Error when a code of a game is one of the platform, or is no name */
export function checkCodes(game: string, { list }: GameRefusals): void {
  for (const { code, place } of list) {
    const why = Object.hasOwn(DERIVED_PROBLEMS, code)
      ? 'is a code of the platform'
      : CODE.test(code)
        ? undefined
        : 'must begin with a letter and have at most 64 letters, digits, underscores and hyphens';
    if (why === undefined) continue;
    throw new Error(`${game} cannot be served: the code ${code} ${why} (${place})`);
  }
}

/** The refusal for whoever called a rule that failed. What was wrong may be a secret. */
export function ruleFailed(error: unknown): Refused {
  const [fault] = error instanceof RuleError ? error.faults : [];
  const code = `${HOST_PREFIX}rule_failed`;
  if (fault === undefined) return refuse(code, 'A rule of the game failed.');
  const pointer = pointerOf(fault.path.split(/[.[\]]+/).filter((name) => name !== ''));
  return refuse(code, 'The answer of the game is not as it declares.', { pointer });
}

const problem = problemMaker(DERIVED_PROBLEMS);
const problemOfKnown = refusalProblems(DERIVED_PROBLEMS);

/**
 * Converts a refusal of a game to a problem with the code of the game. A code that the platform has
 * for something else, or that is no name, becomes `refused`; a wrong argument, which the engine
 * refuses, is the problem of its field.
 */
export const derivedProblemOf: ProblemOf = (refusal: Refusal, where?: Where): Problem => {
  const { code, message, numbers } = refusal;
  if (code === 'invalid_field') {
    const field = String(numbers['field'] ?? '').replaceAll(/\[(\d+)\]/g, '.$1');
    return problemOfKnown({ ...refusal, numbers: { ...numbers, field } }, where);
  }
  const rule = Object.keys(numbers).length === 0 ? {} : { rule: numbers };
  const made = problem('refused', message, rule);
  if (OWN_CODE.test(code)) return problem(code.replace(OWN_CODE, '') as 'ended', message, rule);
  if (Object.hasOwn(DERIVED_PROBLEMS, code) || !CODE.test(code)) return made;
  return { ...made, type: `/problems/${code}`, code };
};
