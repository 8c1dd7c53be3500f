import { TICK_MAX } from '../agenda/agenda.js';
import type { AnySystem } from './definition.js';
import { type Engine, ownParts, type Run, transition } from './engine.js';
import { earlier, nextEvery, runEvery } from './every.js';
import type { Event, EventBuffer } from '../events.js';
import { isPlain } from '../codec/canonical.js';
import { isInt } from '../int.js';
import { invariant, isPromise, mustBe } from '../invariant.js';
import type { Snapshot } from './snapshot.js';
import type { Store } from '../storage/backend.js';
import type { TimerKind } from '../storage/layout.js';
import type { Rows } from '../storage/rows.js';
import type { EngineDraft } from './engineDraft.js';

/** Waves in one tick beyond which the systems are assumed to schedule each other forever. */
const MAX_WAVES = 1000;

/** How far `advance` may go. It stops after the first tick in which a bound is met. */
export interface Bounds<E = Event> {
  /** Ticks at most. */
  readonly ticks: number;
  /** Stops after the tick of the first event for which this is true, or as good as true. */
  readonly until?: (event: E) => boolean;
  /** Stops after the tick in which so many events have happened. */
  readonly maxEvents?: number;
}

/**
 * Lets time pass: tick after tick, but at once over those in which nothing is due. The events are
 * then in the engine's buffer.
 *
 * @throws Error when a bound is not what it must be, or the last tick is exceeded.
 */
export function advance(engine: Engine, from: Snapshot, bounds: Bounds, spent = false): Snapshot {
  ownParts(engine, from);
  checkBounds(from.now, bounds);
  const { ticks, until, maxEvents = Infinity } = bounds;
  const { definition, every, kinds, events } = engine;
  const end = from.now + ticks;
  const run: Run = (draft, store) => {
    const { clock, living } = draft;
    while (clock.now < end) {
      const next = clock.now + 1;
      let due = ticks === 1 ? next : nextEvery(every, clock.now, living.counts);
      if (due !== next) due = earlier(store.agenda.nextDue(), due);
      clock.now = due === 0 || due > end ? end : due;
      clock.dueMin = clock.now;
      draft.draws.clear();
      store.agenda.seek(clock.now);
      const before = events.length;
      runWaves(definition.systems, kinds, draft, store);
      runEvery(every, draft);
      if (events.length >= maxEvents) break;
      if (until !== undefined && anyEvent(events, before, until)) break;
    }
    engine.backend.hold(store, clock.now);
    return true;
  };
  return transition(engine, from, run, spent);
}

function checkBounds(now: number, bounds: Bounds): void {
  if (!isPlain(bounds)) throw mustBe('a bound', 'an object with ticks', bounds);
  const { ticks, until, maxEvents } = bounds;
  if (!isInt(ticks) || ticks < 0) throw mustBe('ticks', 'an integer from 0', ticks);
  if (now + ticks > TICK_MAX) {
    throw new Error(`cannot advance by ${ticks} from tick ${now}: the last tick is ${TICK_MAX}`);
  }
  if (until !== undefined && typeof until !== 'function') {
    throw mustBe('until', 'a function', until);
  }
  if (maxEvents !== undefined && maxEvents !== Infinity && !isInt(maxEvents)) {
    throw mustBe('maxEvents', 'an integer', maxEvents);
  }
}

/**
 * Runs all that is due at the clock's tick, in waves: what was due when the wave began, by kind and
 * then by id; what its systems make due now is the next wave.
 */
function runWaves(
  systems: readonly AnySystem[],
  kinds: readonly TimerKind[],
  opened: EngineDraft,
  { agenda, rows }: Store,
): void {
  const { clock, draft, tables } = opened;
  for (let wave = 0; !agenda.idle; wave += 1) {
    invariant(wave < MAX_WAVES, `tick ${clock.now} has more than ${MAX_WAVES} waves`);
    agenda.gather();
    let at = 0;
    for (const [order, system] of systems.entries()) {
      const { table, due, isCrossing } = kinds[order] as TimerKind;
      const owners = rows[table] as Rows;
      const end = agenda.waveEnd(order);
      if (at < end) opened.caller = `system ${system.name}`;
      for (; at < end; at += 1) {
        const id = agenda.waveId(at);
        // An earlier system of this wave may have cancelled it or put it off.
        if (owners.get(id, due) !== clock.now) continue;
        owners.set(id, due, 0);
        if (isPromise(system.run(draft, id))) {
          throw new Error(`system ${system.name} returned a promise`);
        }
        if (isCrossing) tables[table]?.crossed(id, due);
      }
    }
  }
}

function anyEvent(events: EventBuffer, from: number, holds: (event: Event) => boolean): boolean {
  for (let index = from; index < events.length; index += 1) {
    const holdsNow: unknown = holds(events.at(index));
    if (isPromise(holdsNow)) throw new Error('until returned a promise');
    if (holdsNow) return true;
  }
  return false;
}
