import { durationText } from './duration.js';
import { secondsUntil, shownTick } from './gameClock.js';

/** The time until a tick: real time, or game time while the game stands still. */
export function untilTick(tick: number): string {
  const seconds = secondsUntil(tick);
  if (seconds !== undefined) return durationText(seconds);
  return `${durationText(tick - shownTick.value)} of game time`;
}
