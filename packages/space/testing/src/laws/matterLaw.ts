import { audit } from '@astrarium/space';
import type { Simulation } from '@astrarium/core';
import { eachDue, type Game } from '@astrarium/testkit';
import type { AstrariumSchema } from '../games/chooseCommand.js';

/** Matter is conserved: in each category, sources minus sinks equal the existing units. */
export function matterLaw(
  simulation: Simulation<AstrariumSchema>,
  game: Game<AstrariumSchema>,
): void {
  eachDue(simulation, game, (snapshot) => {
    for (const [category, { difference_micro }] of Object.entries(
      audit(simulation.read(snapshot)),
    )) {
      if (difference_micro === 0) continue;
      throw new Error(`tick ${snapshot.now}: ${category} is off by ${difference_micro}`);
    }
  });
}
