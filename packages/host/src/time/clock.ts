import { TICK_MAX } from '@astrarium/core';
import type { ClockAnchor } from '../store/store.js';

/** The last tick, after 136 years; later timers cannot be stored. */
const TICK_LAST = TICK_MAX - 1;

/** Maps the wall clock to the ticks of a game. */
export interface Clock {
  /** Ticks per second; 0 when the clock stands still. */
  readonly speed: number;
  /** See `GameServices.clock`. */
  readonly tickMs: number;
  /** The tick that is due at a moment; never less than the anchor's. */
  dueTick(nowMs: number): number;
  /** The last tick of a game that has ended; Infinity while time passes. */
  lastTick(): number;
  /** The moment at which a tick is due, in milliseconds since 1970-01-01T00:00:00Z. */
  wallMs(tick: number): number;
  /** The anchor from which the game continues when a tick was the last one. */
  anchorAt(tick: number): ClockAnchor;
}

/**
 * A clock that continues from an anchor; time while the server is down counts. When the wall clock
 * is set back, the clock waits and never goes back.
 */
export function gameClock({ speed, tick, wall_ms }: ClockAnchor): Clock {
  const wallMs = (due: number): number =>
    speed === 0 ? wall_ms : wall_ms + Math.ceil(((due - tick) * 1000) / speed);
  return {
    speed,
    tickMs: speed === 0 ? 0 : Math.round(1000 / speed),
    dueTick: (nowMs) =>
      Math.min(TICK_LAST, tick + Math.floor((Math.max(0, nowMs - wall_ms) * speed) / 1000)),
    lastTick: () => Infinity,
    wallMs,
    anchorAt: (last) => ({ tick: last, wall_ms: wallMs(last), speed }),
  };
}

/** The clock of a game that can end: from then on it stands at the last tick. */
export function endingClock(clock: Clock, endedAt: () => number | undefined): Clock {
  return {
    get speed() {
      return endedAt() === undefined ? clock.speed : 0;
    },
    tickMs: clock.tickMs,
    dueTick: (nowMs) => endedAt() ?? clock.dueTick(nowMs),
    lastTick: () => endedAt() ?? Infinity,
    wallMs: clock.wallMs,
    anchorAt: clock.anchorAt,
  };
}

/** What happens to the time in which a game was not running: it is made up for, or left out. */
export type OnRestart = 'catch-up' | 'pause';

/**
 * The clock of a game that starts again at a moment, with a speed that counts from then on. Time
 * while it was not running counts at the stored speed, or not at all.
 */
export function clockAt(
  stored: ClockAnchor,
  speed: number,
  nowMs: number,
  onRestart: OnRestart,
): Clock {
  if (onRestart === 'pause') return gameClock({ tick: stored.tick, wall_ms: nowMs, speed });
  const clock = gameClock(stored);
  if (speed === stored.speed) return clock;
  return gameClock({ tick: clock.dueTick(nowMs), wall_ms: nowMs, speed });
}
