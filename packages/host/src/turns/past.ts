import type { EventPlaces, ServedGame, Steps, WorldStop } from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';
import type { LogPosition } from '@astrarium/core/log';

/** The world that callers see, and the data from which the next batch continues. */
export interface Published {
  readonly snapshot: Snapshot;
  /** The position in the log; undefined before its header is written. */
  readonly position: LogPosition | undefined;
  readonly places: EventPlaces;
  /** The tick of the log's last hash line. */
  readonly hashedTick: number;
  /** Why the world stands, if a rule threw as time passed. */
  readonly fault?: WorldStop | undefined;
}

/** The newest published world and earlier ones, for reads with `at`. */
export interface Past {
  readonly latest: Published;
  /** The tick of the first held world. */
  readonly firstTick: number;
  add(published: Published): void;
  /**
   * The world at the end of a tick; undefined if it is not reached or cannot be recomputed. Each
   * recomputed tick is a step.
   */
  at(tick: number): Steps<Snapshot | undefined>;
  /** The last held world that is not after a tick, if any. */
  heldAt(tick: number): Snapshot | undefined;
  /** The ticks of the held worlds around a tick. */
  heldAround(tick: number): HeldTicks;
}

/** The ticks of the first and the last held world, and of those next to a tick. */
export interface HeldTicks {
  readonly first: number;
  readonly last: number;
  /** The last one not after the tick, if any. */
  readonly before: number | undefined;
  /** The first one after the tick, if any. */
  readonly after: number | undefined;
}

/** Maximum of held worlds: ten minutes of a quiet game at one tick per second. */
const MAX_HELD = 600;

/** Maximum of ticks that are recomputed from a held world for one read: they take time. */
export const MAX_RECOMPUTED_TICKS = 60;

/** The work of a recomputed tick. */
const ENTRIES_PER_TICK = 1000;

/** Holds published worlds, starting with the first. */
export function pastOf(first: Published, { simulation }: Pick<ServedGame, 'simulation'>): Past {
  const held: Published[] = [first];
  const latest = (): Published => held.at(-1) ?? first;
  const tickOf = ({ snapshot }: Published): number => snapshot.now;
  const firstTick = (): number => tickOf(held[0] ?? first);
  const upTo = (tick: number) => held.findLast((one) => tickOf(one) <= tick);
  return {
    get latest() {
      return latest();
    },
    get firstTick() {
      return firstTick();
    },
    add(published) {
      // Several worlds can be published in one tick; the last one is the end of the tick.
      if (tickOf(latest()) === tickOf(published)) held.pop();
      held.push(published);
      if (held.length > MAX_HELD) held.shift();
    },
    *at(tick) {
      let world = upTo(tick)?.snapshot;
      if (world === undefined || tick > tickOf(latest())) return undefined;
      if (tick - world.now > MAX_RECOMPUTED_TICKS) return undefined;
      // Between two published worlds, time passes before the commands.
      while (world.now < tick) {
        world = simulation.tick(world).snapshot;
        yield ENTRIES_PER_TICK;
      }
      return world;
    },
    heldAt: (tick) => upTo(tick)?.snapshot,
    heldAround(tick) {
      const before = upTo(tick);
      const after = held.find((one) => tickOf(one) > tick);
      return {
        first: firstTick(),
        last: tickOf(latest()),
        before: before && tickOf(before),
        after: after && tickOf(after),
      };
    },
  };
}
