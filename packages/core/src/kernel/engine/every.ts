import { TICK_MAX } from '../agenda/agenda.js';
import type { AnyEvery } from './definition.js';
import { floorDiv, isInt, min } from '../int.js';
import { isPromise, mustBe } from '../invariant.js';
import type { EngineDraft } from './engineDraft.js';

/** What runs every so many ticks, with its table by position; -1 when it has none. */
export interface Recurrence extends Pick<AnyEvery, 'ticks' | 'run'> {
  /** Its name for messages. */
  readonly caller: string;
  readonly table: number;
}

/**
 * Resolves what runs every so many ticks against the names of the tables.
 *
 * @throws Error naming an entry whose ticks, table or function is wrong, or whose name is taken.
 */
export function recurrencesOf(
  every: readonly AnyEvery[],
  tables: readonly string[],
): readonly Recurrence[] {
  return every.map(({ name, run, table, ticks }, at) => {
    const caller = `every ${name}`;
    if (typeof name !== 'string') throw mustBe(`the name of every[${at}]`, 'a text', name);
    if (every.findIndex((other) => other.name === name) !== at) {
      throw new Error(`${caller} stands twice in the definition`);
    }
    if (!isInt(ticks) || ticks < 1) throw mustBe(`ticks of ${caller}`, 'an integer from 1', ticks);
    if (ticks > TICK_MAX) throw mustBe(`ticks of ${caller}`, `${TICK_MAX} at most`, ticks);
    if (table !== undefined && !tables.includes(table)) {
      throw mustBe(`the table of ${caller}`, 'a table of the schema', table);
    }
    if (typeof run !== 'function') throw mustBe(`run of ${caller}`, 'a function', run);
    return { caller, ticks, run, table: table === undefined ? -1 : tables.indexOf(table) };
  });
}

/**
 * The first tick after `now` in which something recurs, if no row is inserted or removed before; 0
 * when there is none up to the last tick.
 *
 * @param living how many rows live, by table
 */
export function nextEvery(
  every: readonly Recurrence[],
  now: number,
  living: readonly number[],
): number {
  let next = 0;
  for (let at = 0; at < every.length; at += 1) {
    const { table, ticks } = every[at] as Recurrence;
    if (table >= 0 && living[table] === 0) continue;
    next = earlier(next, (floorDiv(now, ticks) + 1) * ticks);
  }
  return next > TICK_MAX ? 0 : next;
}

/** The earlier of two ticks, of which 0 stands for none. */
export function earlier(a: number, b: number): number {
  if (a === 0) return b;
  return b === 0 ? a : min(a, b);
}

/** Runs what recurs in the clock's tick, whose waves are over. */
export function runEvery(every: readonly Recurrence[], opened: EngineDraft): void {
  const { clock, draft, living } = opened;
  for (let at = 0; at < every.length; at += 1) {
    const { caller, run, table, ticks } = every[at] as Recurrence;
    if (clock.now % ticks !== 0 || (table >= 0 && living.counts[table] === 0)) continue;
    clock.dueMin = clock.now + 1;
    opened.caller = caller;
    if (isPromise(run(draft))) throw new Error(`${caller} returned a promise`);
  }
}
