import type { MapLayout } from './mapLayout.js';
import type { MapDevice } from './mapScene.js';

/** Numbers for each moving device: from x and y, way in x and y, departure, ticks of the way. */
const WORDS = 6;

/** The devices of a scene, prepared for frames. */
export interface MovingDevices {
  /** The devices that travel, in the order of `positions`. */
  readonly moving: readonly MapDevice[];
  /** How many devices stand at each location. */
  readonly standing: ReadonlyMap<string, number>;
  /** Writes the x and y of each moving device at a tick, in units of the map. */
  positions(tick: number): Float64Array;
}

/**
 * Prepares devices for frames. A frame computes positions from numbers alone: no request, no
 * search, and no allocation.
 */
export function movingDevices(devices: readonly MapDevice[], layout: MapLayout): MovingDevices {
  const moving = devices.filter(({ legs }) => legs.length > 0);
  const standing = new Map<string, number>();
  for (const { legs, location } of devices) {
    if (legs.length === 0) standing.set(location, (standing.get(location) ?? 0) + 1);
  }
  const numbers = new Float64Array(moving.length * WORDS);
  const ends = new Float64Array(moving.length).fill(-1);
  const places = new Float64Array(moving.length * 2);

  /** Takes the leg on which a device is at a tick. */
  function takeLeg(index: number, tick: number): void {
    const legs = moving[index]?.legs ?? [];
    const leg = legs.find(({ arriveTick }) => tick < arriveTick) ?? legs.at(-1);
    if (leg === undefined) return;
    const from = layout.placeOf(leg.from) ?? { x: 0, y: 0 };
    const to = layout.placeOf(leg.to) ?? from;
    const row = [from.x, from.y, to.x - from.x, to.y - from.y, leg.departTick];
    numbers.set([...row, Math.max(1, leg.arriveTick - leg.departTick)], index * WORDS);
    ends[index] = leg === legs.at(-1) ? Infinity : leg.arriveTick;
  }

  return {
    moving,
    standing,
    positions(tick) {
      for (let index = 0; index < moving.length; index += 1) {
        if (tick >= (ends[index] as number)) takeLeg(index, tick);
        const at = index * WORDS;
        const passed = (tick - (numbers[at + 4] as number)) / (numbers[at + 5] as number);
        const part = passed < 0 ? 0 : passed > 1 ? 1 : passed;
        places[index * 2] = (numbers[at] as number) + (numbers[at + 2] as number) * part;
        places[index * 2 + 1] = (numbers[at + 1] as number) + (numbers[at + 3] as number) * part;
      }
      return places;
    },
  };
}
