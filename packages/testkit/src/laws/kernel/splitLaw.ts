import {
  below,
  type Bounds,
  type Event,
  roll,
  type Schema,
  type Simulation,
} from '@astrarium/core';
import { playGame, type StateOf } from '../../games/game.js';
import { type Law, lawEqual, lawPlace } from '../law.js';

/**
 * `advance(a + b)` equals `advance(a)` followed by `advance(b)` for every split, also for stops by
 * `until` or `maxEvents`: the snapshots and the events are equal.
 */
export const splitLaw: Law = (simulation, game) => {
  playGame(simulation, game, (snapshot, index) => {
    const step = game.steps[index];
    if (step?.kind !== 'advance') return;
    const place = lawPlace(game, index);
    const oneAdvance = simulation.advance(snapshot, { ticks: step.ticks });
    const events = [...oneAdvance.events];
    const hash = simulation.hash(oneAdvance.snapshot);
    for (let cut = 0; cut < 4; cut += 1) {
      const ticks = below(step.ticks + 1, roll(index, cut, step.ticks, 0));
      const first = simulation.advance(snapshot, { ticks });
      const second = simulation.advance(first.snapshot, { ticks: step.ticks - ticks });
      lawEqual(`${place}cut at ${ticks}, hash`, simulation.hash(second.snapshot), hash);
      lawEqual(`${place}cut at ${ticks}, events`, [...first.events, ...second.events], events);
    }
    for (const maxEvents of [1, 3]) {
      const enough = (partEvents: readonly Event[]): Event | undefined => partEvents[maxEvents - 1];
      const parts = inParts(simulation, snapshot, step.ticks, { maxEvents }, enough);
      lawEqual(`${place}stopped at ${maxEvents} events`, parts, { hash, events });
    }
    const last = events.at(-1);
    const until = (event: Event): boolean => event.name === last?.name;
    const found = (partEvents: readonly Event[]): Event | undefined => partEvents.find(until);
    const parts = inParts(simulation, snapshot, step.ticks, { until }, found);
    lawEqual(`${place}stopped at ${last?.name}`, parts, { hash, events });
  });
};

/** Advances in parts that `stop` ends; `reason` finds the event whose tick ends a part. */
function inParts<S extends Schema>(
  simulation: Simulation<S>,
  from: StateOf<S>,
  ticks: number,
  stop: Omit<Bounds, 'ticks'>,
  reason: (partEvents: readonly Event[]) => Event | undefined,
) {
  let at = from;
  const events: Event[] = [];
  for (let left = ticks; left > 0;) {
    const part = simulation.advance(at, { ticks: left, ...stop });
    const partEvents = [...part.events];
    lawEqual('where it stops', part.snapshot.now, reason(partEvents)?.tick ?? at.now + left);
    lawEqual('ticks', part.ticks, part.snapshot.now - at.now);
    for (const event of partEvents) events.push(event);
    at = part.snapshot;
    left -= part.ticks;
  }
  return { hash: simulation.hash(at), events };
}
