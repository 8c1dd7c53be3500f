import { compressLater } from '../../store/compress.js';
import type { StoredKeyframe } from '../../store/store.js';
import type { FairQueue } from '../queue/fairQueue.js';
import type { NewKeyframe } from './storedKeyframe.js';

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

/** Options of a later keyframe. */
export interface LaterKeyframeOptions {
  /** Runs each slice of the encoding in turn with the work of all callers. */
  readonly thread: Pick<FairQueue, 'run'>;
  /** Called when a keyframe is ready. */
  readonly onReady: () => void;
}

/** The maximum length of a slice in milliseconds; its last step may exceed it. */
const SLICE_MS = 2;

/** No keyframe. */
export function laterKeyframe({ onReady, thread }: LaterKeyframeOptions): LaterKeyframe {
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
