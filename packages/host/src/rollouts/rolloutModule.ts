import { astrarium, type GameSnapshot, summary } from '@astrarium/space';
import type { Snapshot } from '@astrarium/core';
import type { Rollable } from '@astrarium/core/rollouts';

/**
 * What a module exports for `rollouts`.
 *
 * @example
 * // evaluate.js
 * export { orchard as simulation } from './orchard.js';
 * export const measure = (snapshot) => orchard.read(snapshot).trees.count;
 */
export interface RolloutModule<State extends Snapshot = Snapshot, Measured = unknown> {
  readonly simulation: Rollable<State> & { encode(snapshot: State): Uint8Array };
  /** Returns plain data, which passes between threads. */
  readonly measure: (snapshot: State) => Measured;
}

/** Measures games of Astrarium: who owns what. */
const gameRollouts = {
  simulation: astrarium,
  measure: (snapshot: GameSnapshot) => summary(astrarium.read(snapshot)),
};

/** The module at an address; of games of Astrarium without one. */
export async function rolloutModule(href: string | undefined): Promise<RolloutModule> {
  // The caller's types say that the snapshots fit the module.
  if (href === undefined) return gameRollouts as unknown as RolloutModule;
  const found = (await import(href)) as Partial<RolloutModule>;
  if (found.simulation !== undefined && typeof found.measure === 'function') {
    return found as RolloutModule;
  }
  throw new TypeError(`${href} must export a simulation and a function named measure.`);
}
