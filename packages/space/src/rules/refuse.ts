import { refuse as outcome } from '@astrarium/core';
import type { Outcome, Refusal } from '@astrarium/core';
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
export function invalidField(
  field: string,
  rule: string,
  numbers: Refusal['numbers'],
  message = invalidText(field, rule, numbers),
): Refused {
  return refuse('invalid_field', message, { field, rule, ...numbers });
}

/** `Invalid quantity: expected integer (min 1, max 50)`. */
function invalidText(field: string, rule: string, numbers: Refusal['numbers']): string {
  if (rule === 'required') return `Missing field ${field}`;
  if (rule === 'unknown_member') return `Unknown field ${field}`;
  if (rule === 'unknown_parameter') return `Unknown parameter ${field}`;
  const limits = Object.entries(numbers).map(([name, value]) => `${name} ${value}`);
  return `Invalid ${field}: expected ${rule}${limits.length > 0 ? ` (${limits.join(', ')})` : ''}`;
}

/** The refusal of parameters of which only one may be given. */
export function refuseConflict(parameters: readonly string[]): Refused {
  const names = parameters.join(' ');
  return refuse('conflicting_parameters', `Give only one of ${names}`, {
    parameters: names,
  });
}
