import type { Snapshot } from '@astrarium/core';
import type { TheatreSimulation } from '../theatreGame.js';

/** Bytes of all keyframes together; beyond it they are compressed, then every second one goes. */
const MAX_BYTES = 256 << 20;

/** A place in a log with the world there: what a seek starts from. */
export interface Keyframe {
  readonly tick: number;
  /** The bytes of the log up to and with the line after which the world was like this. */
  readonly offset: number;
  readonly simulation: TheatreSimulation;
  /** Hashes up to and with that line. */
  readonly hashes: number;
  /** Whether an upgrade ended at this line: no seek may replay across it. */
  readonly isUpgrade: boolean;
  /** Decodes the world. */
  world(): Promise<Snapshot>;
}

/** The keyframes of one log, ascending. */
export interface Keyframes {
  readonly list: readonly Keyframe[];
  readonly bytes: number;
  /** How often the list was thinned out: each time the distance doubles. */
  readonly thinned: number;
  add(frame: Omit<Keyframe, 'world'>, world: Snapshot): void;
  /**
   * Brings the memory back to its bound. Compressing takes as long as encoding, so short games do
   * without; a world gets about six times as small.
   */
  fit(): Promise<void>;
}

/** An empty list. Its memory is bounded: encoded worlds share nothing and are counted exactly. */
export function keyframes(maxBytes = MAX_BYTES): Keyframes {
  let list: StoredKeyframe[] = [];
  let bytes = 0;
  let thinned = 0;
  /** The keyframes before this index are compressed. */
  let compressed = 0;
  const thinOut = (): void => {
    thinned += 1;
    list = list.filter(({ isUpgrade }, index) => isUpgrade || index % 2 === 0);
    bytes = list.reduce((sum, frame) => sum + frame.bytes, 0);
    compressed = list.length;
  };
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
    add(frame, world) {
      const stored = storedKeyframe(frame, world);
      list.push(stored);
      bytes += stored.bytes;
    },
    async fit() {
      while (bytes > maxBytes) {
        const { length } = list;
        const frame = list[compressed];
        if (frame === undefined) {
          thinOut();
          if (list.length === length) return;
        } else {
          const before = frame.bytes;
          await frame.compress();
          bytes += frame.bytes - before;
          compressed += 1;
        }
      }
    },
  };
}

interface StoredKeyframe extends Keyframe {
  readonly bytes: number;
  compress(): Promise<void>;
}

function storedKeyframe(frame: Omit<Keyframe, 'world'>, world: Snapshot): StoredKeyframe {
  const { simulation } = frame;
  let stored = simulation.encode(world) as Uint8Array<ArrayBuffer>;
  let isCompressed = false;
  return {
    ...frame,
    get bytes() {
      return stored.length;
    },
    async compress() {
      stored = await streamed(stored, new CompressionStream('deflate-raw'));
      isCompressed = true;
    },
    async world() {
      if (!isCompressed) return simulation.decode(stored);
      return simulation.decode(await streamed(stored, new DecompressionStream('deflate-raw')));
    },
  };
}

/** The bytes that a stream makes of others. */
async function streamed(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const through = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(through).arrayBuffer());
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
