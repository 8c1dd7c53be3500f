import type { ClockAnchor } from '../store/store.js';
import { type Clock, gameClock } from '../time/clock.js';

/** The clock of a follower: that of the last commit. */
export interface FollowClock extends Clock {
  /** Takes the clock of a commit. */
  set(anchor: ClockAnchor): void;
}

/** A clock that continues from an anchor until it gets another one. */
export function followClock(anchor: ClockAnchor): FollowClock {
  let clock = gameClock(anchor);
  return {
    get speed() {
      return clock.speed;
    },
    dueTick: (nowMs) => clock.dueTick(nowMs),
    wallMs: (tick) => clock.wallMs(tick),
    anchorAt: (tick) => clock.anchorAt(tick),
    set: (next) => void (clock = gameClock(next)),
  };
}
