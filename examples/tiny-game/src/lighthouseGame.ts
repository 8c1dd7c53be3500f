import { defineGame } from '@astrarium/contract';
import { isNight, lighthouse } from './lighthouse.js';

type Shore = ReturnType<typeof lighthouse.genesis>;

/** The lighthouse, for a service: a keeper is an account with a seat. */
export const lighthouseGame = {
  ...defineGame({
    simulation: lighthouse,
    tickMs: 60_000,
    title: 'Lighthouse',
    about: 'Keep a lamp lit, so that the ships of the night come home.',
    whileDown: 'run',
    seats: { join: 'keep', most: 1000 },
  }),
  measure: (snapshot: Shore) => ({
    night: isNight(snapshot.now),
    keepers: lighthouse.read(snapshot).lamps.size,
  }),
};

export default lighthouseGame;
