import { invariant, isInt } from '../../kernel.js';

/**
 * Checks one number of the rules.
 *
 * @throws Error naming the rule, when it is not an integer from `least` to `most`.
 */
export function within(rule: string, value: number, least: number, most: number): void {
  const fits = isInt(value) && value >= least && value <= most;
  invariant(fits, `${rule} is ${value}, not an integer from ${least} to ${most}`);
}
