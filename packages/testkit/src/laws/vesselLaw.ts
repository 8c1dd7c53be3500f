import { deviceCodeToId, deviceView, replicantListView } from '@astrarium/core';
import type { Simulation } from '@astrarium/core/kernel';
import type { AstrariumSchema } from '../games/chooseCommand.js';
import type { Game } from '../games/game.js';
import { eachDue } from './eachDue.js';

/**
 * A replicant owns the device that it lives in, and that device is there: who lives in a device is
 * read from its owner (`rules/replicant.ts`), and what nobody lives in may be given away.
 */
export function vesselLaw(
  simulation: Simulation<AstrariumSchema>,
  game: Game<AstrariumSchema>,
): void {
  eachDue(simulation, game, (snapshot) => {
    const world = simulation.read(snapshot);
    for (const account of world.accounts.ids()) {
      for (const replicant of replicantListView(world, account)) {
        const { hosting_device_code: vessel, replicant_code: who } = replicant;
        if (vessel === null) continue;
        const device = deviceView(world, deviceCodeToId(world.setting.seed, vessel));
        const owner = device?.replicant_code ?? 'nobody';
        if (owner === who) continue;
        throw new Error(`tick ${snapshot.now}: ${who} lives in ${vessel}, which is ${owner}'s`);
      }
    }
  });
}
