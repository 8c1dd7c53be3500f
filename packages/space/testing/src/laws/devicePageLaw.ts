import {
  deviceCodeToId,
  deviceListTextSteps,
  deviceListSteps,
  deviceView,
  isRefused,
  takeSteps,
} from '@astrarium/space';
import { eachDue, type LawOf } from '@astrarium/testkit';
import type { AstrariumSchema } from '../games/chooseCommand.js';

/**
 * A page shows each device as a single view does, although similar devices share work; and its
 * text equals that of `JSON.stringify`.
 */
export const devicePageLaw: LawOf<AstrariumSchema> = (simulation, game) => {
  eachDue(simulation, game, (snapshot) => {
    const world = simulation.read(snapshot);
    for (const account of world.accounts.ids()) {
      const page = takeSteps(deviceListSteps(world, account, { limit: 50 }));
      if (isRefused(page)) throw new Error(`account ${account} has no page`);
      const alone = page.devices.map(({ device_code }) =>
        deviceView(world, deviceCodeToId(world.setting.key, device_code)),
      );
      const { next_cursor } = page;
      const text = takeSteps(deviceListTextSteps(world, account, { limit: 50 }));
      if (text === JSON.stringify({ devices: alone, next_cursor })) continue;
      throw new Error(
        `tick ${snapshot.now}: the page of account ${account} differs from the single views`,
      );
    }
  });
};
