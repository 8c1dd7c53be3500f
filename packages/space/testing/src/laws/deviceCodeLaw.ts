import { deviceCode, deviceViewId, deviceViewIds } from '@astrarium/space';
import { lawPlace, playGame, type LawOf } from '@astrarium/testkit';
import type { AstrariumSchema } from '../games/chooseCommand.js';

/** Every device has a unique code, by which its account finds it; no code is used again. */
export const deviceCodeLaw: LawOf<AstrariumSchema> = (simulation, game) => {
  const owners = new Map<string, number>();
  playGame(simulation, game, (snapshot, index) => {
    const world = simulation.read(snapshot);
    for (const account of world.accounts.ids()) {
      for (const id of deviceViewIds(world, account)) {
        const code = deviceCode(game.setting.key, id);
        const owner = owners.get(code) ?? id;
        const found = deviceViewId(world, account, code);
        if (owner !== id || found !== id) {
          throw new Error(`${lawPlace(game, index)}${code} is ${owner}, ${id} and ${found}`);
        }
        owners.set(code, id);
      }
    }
  });
};
