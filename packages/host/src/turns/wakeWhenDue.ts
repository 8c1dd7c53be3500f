import type { Readiness } from './readiness.js';
import type { Clock } from '../time/clock.js';
import { LOCK_RETRY_MS } from './storeFaults.js';
import type { Turns } from './turns.js';

/** Schedules a turn if one is due; returns the milliseconds until the next is. */
export function wakeWhenDue(
  clock: Clock,
  { faults, wake }: Pick<Turns, 'faults' | 'wake'>,
  ready: Pick<Readiness, 'note'>,
  { now, tick }: { readonly now: number; readonly tick: number },
): number {
  ready.note();
  if (clock.dueTick(now) > tick || faults.refusal !== undefined) wake();
  if (faults.refusal?.reason === 'locked') return LOCK_RETRY_MS;
  return clock.speed === 0 ? Infinity : Math.max(0, clock.wallMs(tick + 1) - now);
}
