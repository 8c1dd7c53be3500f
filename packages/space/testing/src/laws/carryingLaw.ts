import { deviceView, deviceViewIds } from '@astrarium/space';
import { eachDue, type LawOf } from '@astrarium/testkit';
import type { AstrariumSchema } from '../games/chooseCommand.js';

/**
 * A carried device is at the location of its carrier and in the list of that carrier, in no other;
 * no carrier exceeds its capacity.
 */
export const carryingLaw: LawOf<AstrariumSchema> = (simulation, game) => {
  const { maxAttached } = game.setting.ruleset.carrying;
  eachDue(simulation, game, (snapshot) => {
    const world = simulation.read(snapshot);
    const ids = world.accounts.ids().flatMap((account) => deviceViewIds(world, account));
    const views = new Map(
      ids.flatMap((id) => deviceView(world, id) ?? []).map((view) => [view.device_code, view]),
    );
    const fault = (code: string, what: string): never => {
      throw new Error(`tick ${snapshot.now}: ${code} ${what}`);
    };
    for (const [code, view] of views) {
      const { stowed_in_device_code: stowedIn, attached_to_device_code: attachedTo } = view;
      const carrier = views.get(stowedIn ?? attachedTo ?? '');
      const carried = view.status === 'stowed' || view.status === 'attached';
      if (carried !== (carrier !== undefined)) fault(code, `is ${view.status} without a carrier`);
      if (carrier !== undefined && carrier.location !== view.location) fault(code, 'is elsewhere');
      const list = stowedIn === undefined ? carrier?.attached_devices : carrier?.stowed_devices;
      if (carried && list?.includes(code) !== true) fault(code, 'is in no list');
      const { stowed_devices: stowed = [], attached_devices: attached = [] } = view;
      for (const each of [...stowed, ...attached]) {
        const back = views.get(each);
        if (back?.stowed_in_device_code === code || back?.attached_to_device_code === code)
          continue;
        fault(each, `is not aboard of ${code}`);
      }
      if ((view.stow_used ?? 0) > (view.stow_capacity ?? 0)) fault(code, 'is too full');
      if (attached.length > maxAttached) fault(code, 'carries too many');
    }
  });
};
