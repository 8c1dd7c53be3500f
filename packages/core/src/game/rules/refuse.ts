import { refuse as outcome } from '../../kernel.js';
import type { Outcome, Refusal } from '../../kernel.js';
import type { RefusalCode } from '../events/refusalCodes.js';

/** What came of something that was refused: a command, or a question. */
export type Refused = Extract<Outcome, { readonly done: false }>;

/** A refusal of the game. No other code compiles: REFUSAL_CODES has them all therefore. */
export const refuse: (code: RefusalCode, message: string, numbers?: Refusal['numbers']) => Refused =
  outcome;

/** Whether a check gave a refusal instead of what was asked for. */
export function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'refusal' in value;
}

/** The refusal of a value that breaks a rule; the field is a path with dots. */
export function invalidField(field: string, rule: string, numbers: Refusal['numbers']): Refused {
  return refuse('invalid_field', `${field} breaks the rule: ${rule}`, { field, rule, ...numbers });
}

/** The refusal of parameters of which only one may be given. */
export function refuseConflict(parameters: readonly string[]): Refused {
  const names = parameters.join(' ');
  return refuse('conflicting_parameters', `these exclude each other: ${names}`, {
    parameters: names,
  });
}
