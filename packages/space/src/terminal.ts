/**
 * The space game on a command line: what is shown of its worlds, its bots, and its own commands.
 * Only `load` loads the game.
 *
 * @module @astrarium/space/terminal
 */
import { demo } from './terminal/demo.js';

/** What a command line has of the space game. */
export const spaceTerminal = {
  /** The commands that it adds to those of every game. */
  commands: [demo],
  /** The game, how its worlds are shown, and its bots. */
  load: async () => (await import('./terminal/shownSpace.js')).shownSpace,
};
