import { defineGame } from '@astrarium/contract';
import { arena } from './arena.js';

/** The arena, for a service: 20 ticks a second. */
export default defineGame({
  simulation: arena,
  tickMs: 50,
  title: 'Arena',
  about: 'Steer your body, and count the others that come too close to it.',
  seats: { join: 'join', leave: 'leave', most: 200 },
});
