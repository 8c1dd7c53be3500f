import type { ServedGame } from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';
import type { LogKeyframe, LogPosition } from '@astrarium/core/log';
import { compress, decompress, compressLater } from '../../store/compress.js';
import type { StoredKeyframe } from '../../store/store.js';
import type { FairQueue } from '../queue/fairQueue.js';

/** A snapshot with its position in the log, and the steps that encode it. */
export interface NewKeyframe extends Omit<StoredKeyframe, 'bytes'> {
  readonly steps: Generator<unknown, Uint8Array, void>;
}

/** The keyframe of a snapshot; nothing of it is encoded yet. */
export function newKeyframe(
  { simulation }: Pick<ServedGame, 'simulation'>,
  snapshot: Snapshot,
  position: LogPosition,
): NewKeyframe {
  return {
    tick: snapshot.now,
    n: position.n,
    hash: simulation.hash(snapshot),
    position: JSON.stringify({ ...position, rules: simulation.rules }),
    steps: simulation.encodeInSteps(snapshot),
  };
}

/** The stored form of a keyframe, made at once. */
export function storedKeyframe({ steps, ...place }: NewKeyframe): StoredKeyframe {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return { ...place, bytes: compress(value) };
  }
}

/** A stored keyframe in the form that a replay starts from. */
export function replayKeyframe({ bytes, hash, position, tick }: StoredKeyframe): LogKeyframe {
  const { rules, ...place } = JSON.parse(position) as LogPosition & { readonly rules?: string };
  return { tick, bytes: decompress(bytes), stored: { hash, position: place, rules } };
}

/** The keyframe of a turn, which is encoded between later turns, one of which stores it. */
export interface LaterKeyframe {
  readonly isReady: boolean;
  /** The ready keyframe, once. */
  take(): StoredKeyframe | undefined;
  /** Encodes and compresses a keyframe; does nothing while another one is made. */
  add(keyframe: NewKeyframe): void;
  /** Forgets the keyframe that is being made: a newer one replaces it. */
  drop(): void;
}

/** The maximum length of a slice in milliseconds; its last step may exceed it. */
const SLICE_MS = 2;

/**
 * No keyframe. `thread` runs each slice of the encoding in turn with the work of all callers;
 * `onReady` is called when a keyframe is ready.
 */
export function laterKeyframe(thread: Pick<FairQueue, 'run'>, onReady: () => void): LaterKeyframe {
  let made: NewKeyframe | undefined;
  let ready: StoredKeyframe | undefined;
  const encodeSlice = (keyframe: NewKeyframe): void => {
    if (made !== keyframe) return;
    const { steps, ...place } = keyframe;
    const until = performance.now() + SLICE_MS;
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) {
        compressLater(value, (bytes) => {
          if (made !== keyframe) return;
          made = undefined;
          ready = { ...place, bytes };
          onReady();
        });
        return;
      }
      if (performance.now() >= until) return runSlice(keyframe);
    }
  };
  const runSlice = (keyframe: NewKeyframe): void =>
    thread.run(
      () => 'keyframe',
      () => encodeSlice(keyframe),
    );
  return {
    get isReady() {
      return ready !== undefined;
    },
    take() {
      const taken = ready;
      ready = undefined;
      return taken;
    },
    add(keyframe) {
      if (made !== undefined) return;
      made = keyframe;
      runSlice(keyframe);
    },
    drop: () => void (made = undefined),
  };
}
