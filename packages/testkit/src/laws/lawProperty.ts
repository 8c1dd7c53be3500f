import type { Schema, Simulation } from '@astrarium/core/kernel';
import fc from 'fast-check';
import type { Game } from '../games/game.js';
import type { Define, LawOf } from './law.js';

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
