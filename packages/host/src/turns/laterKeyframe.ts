import { compressLater } from '../store/compress.js';
import type { StoredKeyframe } from '../store/store.js';
import type { EncodedKeyframe } from './storedKeyframe.js';

/** The keyframe of a turn, which another thread compresses and a later turn stores. */
export interface LaterKeyframe {
  readonly isReady: boolean;
  /** The ready keyframe, once. */
  take(): StoredKeyframe | undefined;
  /** Compresses a keyframe; does nothing while another one is being compressed. */
  add(keyframe: EncodedKeyframe): void;
  /** Forgets the keyframe that is being compressed: a newer one replaces it. */
  drop(): void;
}

/** No keyframe; `onReady` is called when one is ready. */
export function laterKeyframe(onReady: () => void): LaterKeyframe {
  let compressed: EncodedKeyframe | undefined;
  let ready: StoredKeyframe | undefined;
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
      if (compressed !== undefined) return;
      compressed = keyframe;
      const { encoded, ...place } = keyframe;
      compressLater(encoded, (bytes) => {
        if (compressed !== keyframe) return;
        compressed = undefined;
        ready = { ...place, bytes };
        onReady();
      });
    },
    drop: () => void (compressed = undefined),
  };
}
