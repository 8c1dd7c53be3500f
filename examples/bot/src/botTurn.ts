import { type Client, statusOf } from '@astrarium/space/client';
import { carry } from './carry.js';
import { mine } from './mine.js';
import { print } from './print.js';
import { readGame } from './readGame.js';
import { survey } from './survey.js';

/**
 * One turn of a bot that builds what the season needs. Each base surveys its belt, mines what is
 * scarce and prints; the vessels carry parts to the objective, and kits for new bases. The bot
 * remembers nothing between turns: it reads the game, so it can be stopped at any time.
 *
 * `say` gets a line for each command and its result. Returns the tick at which the game was read.
 *
 * @throws ServerUnreachable when the server cannot be reached
 * @throws ProblemError when it refuses the token
 */
export async function botTurn(client: Client, say: (line: string) => void): Promise<number> {
  const game = await readGame(client, say);
  for (const base of game.bases) {
    await survey(game, base);
    await mine(game, base);
    await print(game, base);
  }
  const places = new Set<string>();
  for (const device of game.devices) {
    if (device.device_type !== 'heaven_vessel' || statusOf(device.status).kind !== 'idle') continue;
    // What one vessel loads is not there any more for the next one: that has its turn later.
    if (places.has(device.location)) continue;
    places.add(device.location);
    await carry(game, device);
  }
  return game.tick;
}
