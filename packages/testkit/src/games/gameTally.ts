import type { Schema, Simulation } from '@astrarium/core';
import { type Game, type StateOf, takeStep } from './game.js';

/** Counts of accepted commands, refusal codes and events. */
export interface GameTally {
  commands: number;
  accepted: number;
  readonly acceptedByType: Record<string, number>;
  readonly refusedByCode: Record<string, number>;
  readonly eventsByName: Record<string, number>;
}

/** An empty tally. */
export function gameTally(): GameTally {
  return { commands: 0, accepted: 0, acceptedByType: {}, refusedByCode: {}, eventsByName: {} };
}

/** Plays a game and adds its commands and events to a tally. */
export function addToGameTally<S extends Schema>(
  tally: GameTally,
  simulation: Simulation<S>,
  game: Game<S>,
): void {
  const count = (counts: Record<string, number>, name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  let snapshot: StateOf<S> = simulation.genesis(game.setting);
  for (const step of game.steps) {
    const result = takeStep(simulation, snapshot, step);
    snapshot = result.snapshot;
    for (const { name } of result.events) count(tally.eventsByName, name);
    if (step.kind !== 'command' || result.outcome === undefined) continue;
    tally.commands += 1;
    if (!result.outcome.done) count(tally.refusedByCode, result.outcome.refusal.code);
    else {
      tally.accepted += 1;
      count(tally.acceptedByType, step.command.type);
    }
  }
}
