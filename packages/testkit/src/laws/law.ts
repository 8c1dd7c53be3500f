import fc from 'fast-check';
import {
  type Definition,
  defineFieldSimulation,
  RuleError,
  type Schema,
  type Simulation,
} from '@astrarium/core';
import { firstDifference } from '../dump/dump.js';
import type { Game } from '../games/game.js';

/** Makes a simulation of a definition: how a law gets a second one of the same make. */
export type Define = <S extends Schema>(definition: Definition<S>) => Simulation<S>;

/**
 * A law of one schema's simulations: it plays a game, and throws when the simulation breaks the
 * law.
 *
 * @param define makes a second simulation where a law needs one; else `defineFieldSimulation` does
 */
export type LawOf<S extends Schema> = (
  simulation: Simulation<S>,
  game: Game<S>,
  define?: Define,
) => void;

/** A law of every simulation of the kernel, with any game, under any test runner. */
export type Law = <S extends Schema>(...args: Parameters<LawOf<S>>) => void;

/** The simulation on the kernel's own backend. */
export const lawDefine: Define = (definition) => defineFieldSimulation(definition);

/**
 * Says that a law must hold here.
 *
 * @throws Error naming the place and what differs, when the two values are not equal.
 */
export function lawEqual(place: string, a: unknown, b: unknown): void {
  const difference = firstDifference(a, b);
  if (difference !== undefined) throw new Error(`${place}${difference}`);
}

/** The place of a step in a game, for messages. */
export function lawPlace<S extends Schema>({ steps }: Game<S>, index: number): string {
  const step = steps[index];
  return step === undefined ? 'after the last step: ' : `step ${index}, ${JSON.stringify(step)}: `;
}

/**
 * Makes a fast-check property of a law over random games:
 * `fc.assert(lawProperty(rewindLaw, simulation, games), { numRuns: 100 })`. When it fails,
 * fast-check prints the seed and the smallest game that it found.
 */
export function lawProperty<S extends Schema>(
  law: LawOf<S>,
  simulation: Simulation<S>,
  games: fc.Arbitrary<Game<S>>,
  define?: Define,
) {
  return fc.property(games, (game) => {
    law(simulation, game, define);
  });
}

/**
 * Runs a function that catches many errors, without the traces of their stacks: to make a trace
 * takes longer than the call that throws.
 */
export function withoutStacks<R>(run: () => R): R {
  // Engines without such a limit ignore it.
  const limited = Error as { stackTraceLimit?: number };
  const { stackTraceLimit } = limited;
  limited.stackTraceLimit = 0;
  try {
    return run();
  } finally {
    if (stackTraceLimit === undefined) delete limited.stackTraceLimit;
    else limited.stackTraceLimit = stackTraceLimit;
  }
}

/** What rules throw where a law makes them fail. */
export const PLANTED = new Error('planted');

/** Runs a function; returns false when it throws `PLANTED`, or an error that this caused. */
export function completes(run: () => void): boolean {
  try {
    run();
    return true;
  } catch (error) {
    let cause = error;
    // A rule that performs a command wraps what the command throws.
    while (cause instanceof RuleError) ({ cause } = cause);
    if (cause !== PLANTED) throw error;
    return false;
  }
}
