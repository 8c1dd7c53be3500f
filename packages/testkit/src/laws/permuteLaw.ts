import { type Command, roll, type Schema, type Simulation } from '@astrarium/core/kernel';
import type { StateOf } from '../games/game.js';
import { lawEqual } from './law.js';

/** Orders that are tried besides the given one. */
const ORDERS = 6;

/**
 * Commands that commute, by the rules of the game, give the same snapshot in any order, each the
 * same outcome, and the same future. Which ones commute is the caller's to say: a command that
 * makes a row takes the next id, so two of them of one table do not.
 *
 * @param ticks how far the future is followed
 */
export function permuteLaw<S extends Schema>(
  simulation: Simulation<S>,
  from: StateOf<S>,
  commands: readonly Command[],
  ticks = 1000,
): void {
  const first = run(simulation, from, commands, ticks);
  for (let order = 1; order <= ORDERS; order += 1) {
    const shuffled = commands
      .map((command, at) => ({ command, key: roll(order, 3, at, 0) }))
      .sort((a, b) => a.key - b.key)
      .map(({ command }) => command);
    const other = run(simulation, from, order === 1 ? [...commands].reverse() : shuffled, ticks);
    lawEqual(`order ${order}`, other, first);
  }
}

function run<S extends Schema>(
  simulation: Simulation<S>,
  from: StateOf<S>,
  commands: readonly Command[],
  ticks: number,
) {
  let at = from;
  const outcomes: Record<string, unknown> = {};
  for (const command of commands) {
    const { snapshot, outcome } = simulation.execute(at, command);
    outcomes[JSON.stringify(command)] = outcome;
    at = snapshot;
  }
  const { snapshot, events } = simulation.advance(at, { ticks });
  const hashes = [simulation.hash(at), simulation.hash(snapshot)];
  return { outcomes, hashes, events: [...events] };
}
