import { deviceView, type DeviceView, deviceViewIds } from '@astrarium/space';
import { eachDue, type LawOf } from '@astrarium/testkit';
import type { AstrariumSchema } from '../games/chooseCommand.js';

/**
 * An adopted device is in the list of its controller, in no other, and belongs to its account; no
 * controller exceeds its limit; one with adopted devices has a next digest, which is not overdue.
 */
export const adoptionLaw: LawOf<AstrariumSchema> = (simulation, game) => {
  const { maxAdopted } = game.setting.ruleset.controllers;
  eachDue(simulation, game, (snapshot) => {
    const world = simulation.read(snapshot);
    for (const account of world.accounts.ids()) {
      const ids = deviceViewIds(world, account);
      const views = new Map<string, DeviceView>(
        ids.flatMap((id) => deviceView(world, id) ?? []).map((view) => [view.device_code, view]),
      );
      const fault = (code: string, what: string): never => {
        throw new Error(`tick ${snapshot.now}: ${code} ${what}`);
      };
      for (const [code, view] of views) {
        const controller = view.controller_device_code ?? '';
        const list = views.get(controller)?.adopted_devices ?? [];
        if (controller !== '' && !list.includes(code)) fault(code, 'is in no list');
        const adopted = view.adopted_devices ?? [];
        for (const each of adopted) {
          if (views.get(each)?.controller_device_code !== code) fault(each, `is not ${code}'s`);
        }
        if (adopted.length > maxAdopted) fault(code, 'has too many');
        const digest = view.next_digest_tick ?? 0;
        if (adopted.length > 0 && digest === 0) fault(code, 'has no next digest');
        if (digest !== 0 && digest < snapshot.now) fault(code, 'is late with its digest');
      }
    }
  });
};
