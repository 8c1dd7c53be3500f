import { deviceListText, deviceListView, isRefused } from '@astrarium/core';
import type { Simulation } from '@astrarium/core/kernel';
import type { AstrariumSchema } from '../games/chooseCommand.js';
import type { Game } from '../games/game.js';
import { eachDue } from './eachDue.js';

/** A page of devices is written as `JSON.stringify` writes it, to the character. */
export function deviceTextLaw(
  simulation: Simulation<AstrariumSchema>,
  game: Game<AstrariumSchema>,
): void {
  eachDue(simulation, game, (snapshot) => {
    const world = simulation.read(snapshot);
    for (const account of world.accounts.ids()) {
      const page = deviceListView(world, account, { limit: 50 });
      if (isRefused(page) || deviceListText(page) === JSON.stringify(page)) continue;
      throw new Error(`tick ${snapshot.now}: account ${account} has devices of other texts`);
    }
  });
}
