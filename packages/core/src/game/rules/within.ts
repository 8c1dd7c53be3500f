import { invariant, isInt } from '../../kernel.js';

/**
 * Checks one number of the rules.
 *
 * @throws Error naming the rule, when it is not an integer from `least` to `most`.
 */
export function within(rule: string, value: number, min: number, max: number): void {
  const fits = isInt(value) && value >= min && value <= max;
  invariant(fits, `${rule} is ${value}, not an integer from ${min} to ${max}`);
}
