import { type Command, roll, type Schema, type Simulation } from '@astrarium/core';
import type { StateOf } from '../../games/game.js';
import { lawEqual } from '../law.js';

/** The number of orders to compare with the given one. */
const ORDERS = 6;

/**
 * Independent commands have the same outcomes and give the same snapshot in any order, and the
 * game then continues equally. The caller decides which commands are independent: two commands
 * that insert rows of one table are not, because each takes the next id.
 *
 * @param ticks how far the game is continued and compared
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
