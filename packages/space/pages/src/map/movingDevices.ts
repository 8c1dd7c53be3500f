import type { MapLayout } from './mapLayout.js';
import type { MapDevice } from './mapScene.js';

/** Numbers for each moving device: from x and y, way in x and y, departure, ticks of the way. */
export const LEG_WORDS = 6;

/** How many devices stand at a place, by their work; see `MapDevice`. */
export type Standing = Readonly<Record<string, number>>;

/** The devices of a scene, prepared for frames. */
export interface MovingDevices {
  /** The devices that travel, in the order of `positions`. */
  readonly moving: readonly MapDevice[];
  /** Standing devices by location. */
  readonly standing: ReadonlyMap<string, Standing>;
  /** The present leg of each moving device: `LEG_WORDS` numbers, in units of the map and ticks. */
  readonly legs: Float64Array;
  /** Writes the x and y of each moving device at a tick, in units of the map. */
  positions(tick: number): Float64Array;
}

/** Sums up the devices at two places. */
export function summed(one: Standing, other: Standing): Standing {
  const sum: Record<string, number> = { ...one };
  for (const [work, count] of Object.entries(other)) sum[work] = (sum[work] ?? 0) + count;
  return sum;
}

/**
 * Prepares devices for frames. A frame computes positions from numbers alone: no request, no
 * search, and no allocation.
 */
export function movingDevices(devices: readonly MapDevice[], layout: MapLayout): MovingDevices {
  const moving = devices.filter(({ legs }) => legs.length > 0);
  const standing = new Map<string, Record<string, number>>();
  for (const { legs, location, work } of devices) {
    if (legs.length > 0) continue;
    const there = standing.get(location) ?? {};
    there[work] = (there[work] ?? 0) + 1;
    standing.set(location, there);
  }
  const numbers = new Float64Array(moving.length * LEG_WORDS);
  const begins = new Float64Array(moving.length);
  const ends = new Float64Array(moving.length).fill(-Infinity);
  const places = new Float64Array(moving.length * 2);

  /** Takes the leg on which a device is at a tick. */
  function takeLeg(index: number, tick: number): void {
    const legs = moving[index]?.legs ?? [];
    const leg = legs.find(({ arriveTick }) => tick < arriveTick) ?? legs.at(-1);
    if (leg === undefined) return;
    const from = layout.placeOf(leg.from) ?? { x: 0, y: 0 };
    const to = layout.placeOf(leg.to) ?? from;
    const row = [from.x, from.y, to.x - from.x, to.y - from.y, leg.departTick];
    numbers.set([...row, Math.max(1, leg.arriveTick - leg.departTick)], index * LEG_WORDS);
    begins[index] = leg === legs[0] ? -Infinity : leg.departTick;
    ends[index] = leg === legs.at(-1) ? Infinity : leg.arriveTick;
  }

  return {
    moving,
    standing,
    legs: numbers,
    positions(tick) {
      for (let index = 0; index < moving.length; index += 1) {
        const isOther = tick >= (ends[index] as number) || tick < (begins[index] as number);
        if (isOther) takeLeg(index, tick);
        const at = index * LEG_WORDS;
        const passed = (tick - (numbers[at + 4] as number)) / (numbers[at + 5] as number);
        const part = passed < 0 ? 0 : passed > 1 ? 1 : passed;
        places[index * 2] = (numbers[at] as number) + (numbers[at + 2] as number) * part;
        places[index * 2 + 1] = (numbers[at + 1] as number) + (numbers[at + 3] as number) * part;
      }
      return places;
    },
  };
}
