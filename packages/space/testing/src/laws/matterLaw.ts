import { audit } from '@astrarium/space';
import { eachDue, type LawOf } from '@astrarium/testkit';
import type { AstrariumSchema } from '../games/chooseCommand.js';

/** Matter is conserved: in each category, sources minus sinks equal the existing units. */
export const matterLaw: LawOf<AstrariumSchema> = (simulation, game) => {
  eachDue(simulation, game, (snapshot) => {
    for (const [category, { difference_micro }] of Object.entries(
      audit(simulation.read(snapshot)),
    )) {
      if (difference_micro === 0) continue;
      throw new Error(`tick ${snapshot.now}: ${category} is off by ${difference_micro}`);
    }
  });
};
