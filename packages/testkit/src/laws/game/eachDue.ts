import type { Schema, Simulation } from '@astrarium/core';
import { type Game, playGame, type StateOf } from '../../games/game.js';

/**
 * Plays a game and calls `see` after each step and, within each advance, directly before and after
 * every tick in which something is due. Between those ticks everything is linear, so that a bound
 * that holds there holds everywhere.
 */
export function eachDue<S extends Schema>(
  simulation: Simulation<S>,
  game: Game<S>,
  see: (snapshot: StateOf<S>) => void,
): void {
  playGame(simulation, game, (snapshot, index) => {
    see(snapshot);
    const step = game.steps[index];
    if (step?.kind !== 'advance') return;
    const end = snapshot.now + step.ticks;
    let at = snapshot;
    for (let due = simulation.nextDue(at); due !== 0 && due <= end; due = simulation.nextDue(at)) {
      at = simulation.advance(at, { ticks: due - 1 - at.now }).snapshot;
      see(at);
      at = simulation.tick(at).snapshot;
      see(at);
    }
  });
}
