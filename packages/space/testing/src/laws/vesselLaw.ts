import { deviceCodeToId, deviceView, replicantListView } from '@astrarium/space';
import { eachDue, type LawOf } from '@astrarium/testkit';
import type { AstrariumSchema } from '../games/chooseCommand.js';

/**
 * A replicant owns the device that hosts it, and that device exists. The rules depend on this: the
 * hosted replicant of a device is found through its owner, and other devices may be given away.
 */
export const vesselLaw: LawOf<AstrariumSchema> = (simulation, game) => {
  eachDue(simulation, game, (snapshot) => {
    const world = simulation.read(snapshot);
    for (const account of world.accounts.ids()) {
      for (const replicant of replicantListView(world, account)) {
        const { hosting_device_code: vessel, replicant_code: who } = replicant;
        if (vessel === null) continue;
        const device = deviceView(world, deviceCodeToId(world.setting.key, vessel));
        const owner = device?.replicant_code ?? 'no replicant';
        if (owner === who) continue;
        throw new Error(`tick ${snapshot.now}: ${who} lives in ${vessel}, which is ${owner}'s`);
      }
    }
  });
};
