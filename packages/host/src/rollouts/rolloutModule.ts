import type { Snapshot } from '@astrarium/core';
import type { Rollable } from '@astrarium/core/rollouts';

/**
 * What rollouts take of a module: its default export, such as a game for a service, or its exports
 * of these names.
 *
 * @example
 * // evaluate.js
 * export { orchard as simulation } from './orchard.js';
 * export const measure = (snapshot) => orchard.read(snapshot).trees.count;
 */
export interface RolloutModule<State extends Snapshot = Snapshot, Measured = unknown> {
  readonly simulation: Rollable<State> & { encode(snapshot: State): Uint8Array };
  /** Returns plain data, which passes between threads. */
  measure(snapshot: State): Measured;
}

/** The module at an address. @throws TypeError when it has no simulation or measures nothing */
export async function rolloutModule(href: string): Promise<RolloutModule> {
  const imported = (await import(href)) as Partial<RolloutModule> & {
    readonly default?: Partial<RolloutModule>;
  };
  const found = imported.default?.simulation === undefined ? imported : imported.default;
  if (found.simulation !== undefined && typeof found.measure === 'function') {
    return found as RolloutModule;
  }
  throw new TypeError(`${href} must export a simulation and a function named measure.`);
}
