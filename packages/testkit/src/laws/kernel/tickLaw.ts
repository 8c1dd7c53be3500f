import type { Event } from '@astrarium/core';
import { playGame } from '../../games/game.js';
import { type Law, lawEqual, lawPlace } from '../law.js';

/** `advance(n)` equals n calls of `tick`: the snapshots and the events are equal. */
export const tickLaw: Law = (simulation, game) => {
  playGame(simulation, game, (snapshot, index) => {
    const step = game.steps[index];
    if (step?.kind !== 'advance') return;
    const place = lawPlace(game, index);
    const oneAdvance = simulation.advance(snapshot, { ticks: step.ticks });
    const events: Event[] = [];
    let at = snapshot;
    for (let tick = 0; tick < step.ticks; tick += 1) {
      const ticked = simulation.tick(at);
      if (ticked.snapshot.now !== at.now + 1) throw new Error(`${place}a tick is not one tick`);
      at = ticked.snapshot;
      for (const event of ticked.events) events.push(event);
    }
    lawEqual(`${place}hash`, simulation.hash(at), simulation.hash(oneAdvance.snapshot));
    lawEqual(`${place}events`, events, [...oneAdvance.events]);
  });
};
