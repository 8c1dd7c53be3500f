import { floorDiv, floorMod, isInt, max } from './int.js';
import { mustBe } from './invariant.js';
import type { CrossingBound } from './schema.js';

/** A crossing of a table: a timer that is set for the tick at which a gauge reaches a bound. */
export interface Crossing {
  /** `table.field`, for messages. */
  readonly name: string;
  /** The offset of the crossing: of the tick at which it is due. */
  readonly due: number;
  /** Its position in the order of the agenda's kinds. */
  readonly kind: number;
  /** The offset of the gauge. */
  readonly gauge: number;
  /** -1 when the gauge falls to the bound, 1 when it rises to it. */
  readonly direction: -1 | 1;
  readonly bound: CrossingBound;
  /** The offset of the word that is the bound; 0 when it is none. */
  readonly field: number;
}

/**
 * The bounds of a crossing that follow from the setting.
 *
 * @throws Error naming the crossing, when they are neither an integer nor a list of integers
 */
export function settingBounds(
  name: string,
  boundsOf: (setting: never) => number | readonly number[],
  setting: object,
): readonly number[] {
  const bounds: unknown = boundsOf(setting as never);
  if (isInt(bounds)) return [bounds];
  const wanted = 'an integer or a list of integers';
  if (!Array.isArray(bounds)) throw mustBe(`the bound of crossing ${name}`, wanted, bounds);
  for (const bound of bounds) {
    if (!isInt(bound)) throw mustBe(`the bound of crossing ${name}`, wanted, bound);
  }
  return bounds;
}

/** The nearest of some bounds that lies strictly ahead of a level; undefined when none does. */
export function boundAhead(
  direction: -1 | 1,
  level: number,
  bounds: readonly number[],
): number | undefined {
  let nearest: number | undefined;
  for (const bound of bounds) {
    const isAhead = direction === 1 ? bound > level : bound < level;
    if (!isAhead) continue;
    if (nearest === undefined || (direction === 1 ? bound < nearest : bound > nearest)) {
      nearest = bound;
    }
  }
  return nearest;
}

/**
 * The tick at which a gauge, which moves in the direction, is first at the bound or past it: later
 * than now. 0 when that is no safe integer.
 */
export function crossingTick(now: number, level: number, rate: number, bound: number): number {
  const due = now + max(1, ticksTo(level, rate, bound));
  return isInt(due) ? due : 0;
}

/**
 * ceil((bound - level) / rate). The difference may be too large to be exact, so both are divided
 * first.
 */
function ticksTo(level: number, rate: number, bound: number): number {
  const direction = rate < 0 ? -1 : 1;
  const speed = direction * rate;
  const start = direction * level;
  const end = direction * bound;
  const isOver = floorMod(end, speed) > floorMod(start, speed);
  return floorDiv(end, speed) - floorDiv(start, speed) + (isOver ? 1 : 0);
}
