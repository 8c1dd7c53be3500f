import { TICK_MAX } from '@astrarium/core/kernel';
import type { ClockAnchor } from '../store/store.js';

/** The last tick, after 136 years; later timers cannot be stored. */
const TICK_LAST = TICK_MAX - 1;

/** Maps the wall clock to the ticks of a game. */
export interface Clock {
  /** The tick that is due at a moment; never less than the anchor's. */
  dueTick(nowMs: number): number;
  /** The moment at which a tick is due, in milliseconds since 1970-01-01T00:00:00Z. */
  wallMs(tick: number): number;
}

/**
 * A clock that continues from an anchor at `speed` ticks per second; time while the server is down
 * counts. When the wall clock is set back, the clock waits and never goes back.
 */
export function gameClock({ tick, wall_ms }: ClockAnchor, speed: number): Clock {
  return {
    dueTick: (nowMs) =>
      Math.min(TICK_LAST, tick + Math.floor((Math.max(0, nowMs - wall_ms) * speed) / 1000)),
    wallMs: (due) => (speed === 0 ? wall_ms : wall_ms + Math.ceil(((due - tick) * 1000) / speed)),
  };
}
