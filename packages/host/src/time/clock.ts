import { TICK_MAX } from '@astrarium/core/kernel';
import type { ClockAnchor } from '../store/store.js';

/** Where time stands still in the end, after 136 years of ticks: beyond it nothing can be due. */
const TICK_LAST = TICK_MAX - 1;

/** A game's clock: which tick it should be, by the wall clock. */
export interface Clock {
  /** The tick that is due at a moment; never less than the anchor's. */
  dueTick(nowMs: number): number;
  /** The moment at which a tick is due, in milliseconds since 1970-01-01T00:00:00Z. */
  wallMs(tick: number): number;
}

/**
 * A clock that runs on from an anchor, `speed` ticks a second: time that passed while nobody looked
 * counts. A wall clock that is set back makes it wait, never go back.
 */
export function gameClock({ tick, wall_ms }: ClockAnchor, speed: number): Clock {
  return {
    dueTick: (nowMs) =>
      Math.min(TICK_LAST, tick + Math.floor((Math.max(0, nowMs - wall_ms) * speed) / 1000)),
    wallMs: (due) => (speed === 0 ? wall_ms : wall_ms + Math.ceil(((due - tick) * 1000) / speed)),
  };
}
