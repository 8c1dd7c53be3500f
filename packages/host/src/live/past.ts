import { astrarium, type GameSnapshot } from '@astrarium/core';
import type { Published } from './published.js';

/** The publications that are held: the latest, and those that `at` can ask back for. */
export interface Past {
  readonly latest: Published;
  /** The earliest tick that can be asked for. */
  readonly firstTick: number;
  add(published: Published): void;
  /** The world as it was at the end of a tick; undefined when that is not held, or not yet. */
  at(tick: number): GameSnapshot | undefined;
}

/** How many publications are held: ten minutes of a quiet game at one tick a second. */
const HELD_MOST = 600;

/** Holds publications from the first one on. */
export function pastOf(first: Published): Past {
  const held: Published[] = [first];
  const latest = (): Published => held.at(-1) ?? first;
  return {
    get latest() {
      return latest();
    },
    get firstTick() {
      return (held[0] ?? first).snapshot.now;
    },
    add(published) {
      // Of several publications in one tick the last is how the tick ended.
      if (latest().snapshot.now === published.snapshot.now) held.pop();
      held.push(published);
      if (held.length > HELD_MOST) held.shift();
    },
    at(tick) {
      if (tick > latest().snapshot.now) return undefined;
      const found = held.filter(({ snapshot }) => snapshot.now <= tick).at(-1)?.snapshot;
      if (found === undefined || found.now === tick) return found;
      // Between two publications time passed first, and commands came after it.
      return astrarium.advance(found, { ticks: tick - found.now }).snapshot;
    },
  };
}
