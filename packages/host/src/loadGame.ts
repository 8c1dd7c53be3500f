import type { ServedGame } from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';

/**
 * A game, or that of a module with this address: its default export. Threads and other processes
 * can be given only the address.
 *
 * @throws TypeError when the module exports no game
 */
export async function loadGame<State extends Snapshot = Snapshot>(
  game: ServedGame<State> | URL,
): Promise<ServedGame<State>> {
  if (!(game instanceof URL)) return game;
  const { default: found } = (await import(game.href)) as {
    readonly default?: ServedGame<State>;
  };
  if (typeof found?.simulation?.execute === 'function' && typeof found.contract === 'function') {
    return found;
  }
  throw new TypeError(`${game.href} has no game as its default export.`);
}
