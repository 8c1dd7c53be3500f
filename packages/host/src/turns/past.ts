import { astrarium, type GameSnapshot } from '@astrarium/core';
import type { Published } from './published.js';

/** The publications that are held: the latest, and those that `at` can ask back for. */
export interface Past {
  readonly latest: Published;
  add(published: Published): void;
  /** The world as it was at the end of a tick; undefined when that cannot be read, or not yet. */
  at(tick: number): GameSnapshot | undefined;
  /** The ticks of the publications that are held, around one. */
  heldAround(tick: number): HeldTicks;
}

/** Ticks of publications: the first and the last, and those on both sides of a tick. */
export interface HeldTicks {
  readonly first: number;
  readonly last: number;
  /** The last one that is not after the tick, if there is one. */
  readonly before: number | undefined;
  /** The first one after the tick, if there is one. */
  readonly after: number | undefined;
}

/** How many publications are held: ten minutes of a quiet game at one tick a second. */
const MAX_HELD = 600;

/** So many ticks after a publication are lived again when somebody asks, not all of a leap. */
export const MAX_RECOMPUTED_TICKS = 600;

/** Holds publications from the first one on. */
export function pastOf(first: Published): Past {
  const held: Published[] = [first];
  const latest = (): Published => held.at(-1) ?? first;
  const tickOf = ({ snapshot }: Published): number => snapshot.now;
  const upTo = (tick: number) => held.filter((one) => tickOf(one) <= tick).at(-1);
  return {
    get latest() {
      return latest();
    },
    add(published) {
      // Of several publications in one tick the last is how the tick ended.
      if (tickOf(latest()) === tickOf(published)) held.pop();
      held.push(published);
      if (held.length > MAX_HELD) held.shift();
    },
    at(tick) {
      const found = upTo(tick)?.snapshot;
      if (found === undefined || found.now === tick) return found;
      const ticks = tick - found.now;
      if (tick > tickOf(latest()) || ticks > MAX_RECOMPUTED_TICKS) return undefined;
      // Between two publications time passed first, and commands came after it.
      return astrarium.advance(found, { ticks }).snapshot;
    },
    heldAround(tick) {
      const before = upTo(tick);
      const after = held.find((one) => tickOf(one) > tick);
      return {
        first: tickOf(held[0] ?? first),
        last: tickOf(latest()),
        before: before && tickOf(before),
        after: after && tickOf(after),
      };
    },
  };
}
