import { type Operation, problem, type Problem } from '@astrarium/contract';

/**
 * Why an account may not call an operation; undefined if it may. This is the one place that
 * decides: adapters that must know before they read a body or open a stream ask it too.
 *
 * @param hint how a caller gets access, in a sentence
 */
export function accessProblem(
  access: Operation['access'],
  account: number,
  hint = 'A token that is good is needed.',
): Problem | undefined {
  return access === 'token' && account === 0 ? problem('unauthorized', hint) : undefined;
}
