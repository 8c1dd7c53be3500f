/** The part of an operation that says when it ends. */
interface Ending {
  readonly completes_tick: number | null;
}

/**
 * An operation, read at a tick, with the real seconds until it ends at a speed in ticks per second:
 * null without a known end, and while the game stands still. To the millisecond, rounded up.
 */
export function withSecondsLeft<One extends Ending>(operation: One, tick: number, speed: number) {
  const { completes_tick } = operation;
  const isKnown = completes_tick !== null && speed > 0;
  const ms = isKnown ? Math.ceil((Math.max(0, completes_tick - tick) / speed) * 1000) : null;
  return { ...operation, seconds_left: ms === null ? null : ms / 1000 };
}
