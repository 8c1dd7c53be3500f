import { defineGame } from '@astrarium/contract';
import { duel } from './cards.js';

/** The card game, for a service: one world is one match of two, and a turn lasts 30 seconds. */
export default defineGame({
  simulation: duel,
  tickMs: 1000,
  title: 'Duel',
  about: 'Two players take tricks with cards from 1 to 20; the higher card wins.',
  seats: { join: 'sit', fewest: 2, most: 2 },
});
