import type { TheatreSimulation } from '../theatreGame.js';

/** Bytes of all keyframes together; beyond it every second one is dropped. */
const MAX_BYTES = 256 << 20;

/** An encoded world of a log: what a seek starts from. */
export interface Keyframe {
  readonly tick: number;
  /** The bytes of the log up to and with the line after which the world was like this. */
  readonly offset: number;
  readonly bytes: Uint8Array;
  readonly simulation: TheatreSimulation;
  /** Hashes up to and with that line. */
  readonly hashes: number;
  /** Whether an upgrade ended at this line: no seek may replay across it. */
  readonly isUpgrade: boolean;
}

/** The keyframes of one log, ascending. */
export interface Keyframes {
  readonly list: readonly Keyframe[];
  readonly bytes: number;
  /** How often the list was thinned out: each time the distance doubles. */
  readonly thinned: number;
  add(frame: Keyframe): void;
}

/** An empty list. Its memory is bounded: encoded worlds share nothing and are counted exactly. */
export function keyframes(maxBytes = MAX_BYTES): Keyframes {
  let list: Keyframe[] = [];
  let bytes = 0;
  let thinned = 0;
  return {
    get list() {
      return list;
    },
    get bytes() {
      return bytes;
    },
    get thinned() {
      return thinned;
    },
    add(frame) {
      list.push(frame);
      bytes += frame.bytes.length;
      if (bytes <= maxBytes) return;
      list = list.filter(({ isUpgrade }, index) => isUpgrade || index % 2 === 0);
      bytes = list.reduce((sum, each) => sum + each.bytes.length, 0);
      thinned += 1;
    },
  };
}

/** The index of the last keyframe from which a replay comes to `tick` through the tick before. */
export function keyframeBefore(list: readonly Keyframe[], tick: number): number {
  let low = 0;
  let high = list.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const { isUpgrade, tick: at } = list[middle] as Keyframe;
    if (at < tick || (at === tick && isUpgrade)) low = middle;
    else high = middle - 1;
  }
  return low;
}
