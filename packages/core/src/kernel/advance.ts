import { TICK_MAX } from './agenda/agenda.js';
import { type Engine, type Run, transition } from './engine.js';
import type { Event, EventBuffer } from './events.js';
import { invariant } from './invariant.js';
import { runWaves } from './agenda/runWaves.js';
import type { Schema } from './schema.js';
import type { Snapshot } from './snapshot.js';

/** How far `advance` may go. It stops after the first tick in which a bound is met. */
export interface Bounds<E = Event> {
  /** Ticks at most. */
  readonly ticks: number;
  /** Stops after the tick of the first event for which this is true. */
  readonly until?: (event: E) => boolean;
  /** Stops after the tick in which so many events have happened. */
  readonly maxEvents?: number;
}

/**
 * Time passes: tick after tick, with a leap over those in which nothing is due. What happened
 * stands in the engine's events.
 */
export function advance<S extends Schema>(
  engine: Engine<S>,
  from: Snapshot,
  { ticks, until, maxEvents = Infinity }: Bounds,
  spent = false,
): Snapshot {
  const { definition, kinds, events } = engine;
  const end = from.now + ticks;
  invariant(ticks >= 0 && end <= TICK_MAX && end % 1 === 0, `cannot advance to tick ${end}`);
  const run: Run = (face, store) => {
    const { clock } = face;
    while (clock.now < end) {
      const due = ticks === 1 ? end : store.agenda.nextDue();
      clock.now = due === 0 || due > end ? end : due;
      clock.dueMin = clock.now;
      store.agenda.seek(clock.now);
      const told = events.length;
      runWaves(definition.systems, kinds, face, store);
      if (events.length >= maxEvents) break;
      if (until !== undefined && anyEvent(events, told, until)) break;
    }
    return true;
  };
  return transition(engine, from, run, spent);
}

function anyEvent(events: EventBuffer, from: number, holds: (event: Event) => boolean): boolean {
  for (let index = from; index < events.length; index += 1) {
    if (holds(events.at(index))) return true;
  }
  return false;
}
