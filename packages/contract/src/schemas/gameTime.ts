import { z } from 'zod';
import { TICK, TICK_TIME } from './tick.js';

/** What time it is in the game, and how fast it goes. */
export const GAME_TIME = z
  .strictObject({
    tick: TICK,
    time: TICK_TIME.describe('The time of the tick, in UTC.'),
    epoch: TICK_TIME.describe('The time of tick 0, in UTC.'),
    speed: z.number().min(0).describe('Ticks a second.'),
    version: z.string().describe('The version of the server.'),
  })
  .meta({ id: 'GameTime' });
