import { recordLog } from '@astrarium/core/log';
import { astrarium, newGame } from '@astrarium/space';
import { playBots } from '../../packages/space/src/bots/playBots.js';

/** The log of a game of bots. */
export function botLog(players: number, ticks: number, hashEvery = 3600): string {
  let log = '';
  const write = (text: string): void => void (log += text);
  const game = recordLog(astrarium, newGame({ seed: 7 }), { write, hashEvery });
  playBots(game, { players, ticks, hashEvery });
  game.end();
  return log;
}
