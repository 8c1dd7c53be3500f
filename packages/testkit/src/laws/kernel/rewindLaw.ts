import { type StateOf, takeStep } from '../../games/game.js';
import { type Law, lawEqual, lawPlace } from '../law.js';

/** The numbers of steps to go back. */
const BACK = [1, 2, 7];

/**
 * Before every step the game goes back a few steps, repeats them and continues from the repeated
 * snapshots: each must equal the first one.
 */
export const rewindLaw: Law = (simulation, game) => {
  const { definition, hash } = simulation;
  const past: StateOf<typeof definition.schema>[] = [simulation.genesis(game.setting)];
  const hashes = past.map(hash);
  for (const [index, step] of game.steps.entries()) {
    for (const back of BACK) {
      if (back > index) continue;
      for (let repeatFrom = index - back; repeatFrom < index; repeatFrom += 1) {
        const { snapshot } = takeStep(
          simulation,
          past[repeatFrom] as never,
          game.steps[repeatFrom] as never,
        );
        const place = `${lawPlace(game, repeatFrom)}repeated from ${index}: `;
        lawEqual(place, hash(snapshot), hashes[repeatFrom + 1]);
        past[repeatFrom + 1] = snapshot;
      }
    }
    const next = takeStep(simulation, past[index] as never, step).snapshot;
    past.push(next);
    hashes.push(hash(next));
  }
};
