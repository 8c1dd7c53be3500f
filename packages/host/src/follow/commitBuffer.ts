import type { CommitFeed, CommittedBatch } from '../store/commitFeed.js';
import { type Store, type StoreBatch, StoreFailure } from '../store/store.js';

/** The latest commits of a game, in memory. */
export interface CommitBuffer extends CommitFeed {
  /** The number of the last commit. */
  readonly last: number;
  /** Adds the next commit. */
  push(batch: StoreBatch): void;
}

/**
 * Default maximum of the characters of kept commits; a follower that is further behind must start
 * again.
 */
const MAX_KEPT_CHARACTERS = 33_554_432;

/** What a commit and each of its texts count in addition: at most 16,384 commits are kept. */
const COMMIT_CHARACTERS = 2048;
const TEXT_CHARACTERS = 128;

/** An empty buffer after the commit `last`. */
export function commitBuffer(last = 0, maxCharacters = MAX_KEPT_CHARACTERS): CommitBuffer {
  const kept: CommittedBatch[] = [];
  /** The sum of all kept commits. */
  let characters = 0;
  let number = last;
  let isClosed = false;
  /** Called at the next change. */
  let wake: (() => void)[] = [];
  const changed = (): void => {
    const waiting = wake;
    wake = [];
    for (const go of waiting) go();
  };
  const missing = (wanted: number): StoreFailure =>
    new StoreFailure('failed', `Commit ${wanted} is not kept any more: start from the store`);
  return {
    get last() {
      return number;
    },
    push(batch) {
      number += 1;
      kept.push({ number, batch });
      characters += charactersOf(batch);
      while (characters > maxCharacters && kept.length > 1) {
        characters -= charactersOf((kept.shift() as CommittedBatch).batch);
      }
      changed();
    },
    async *after(given) {
      for (let next = given + 1; !isClosed;) {
        if (next > number) {
          await new Promise<void>((go) => void wake.push(go));
          continue;
        }
        const found = kept[next - 1 - number + kept.length];
        if (found === undefined) throw missing(next);
        yield found;
        next += 1;
      }
    },
    async close() {
      isClosed = true;
      changed();
    },
  };
}

function charactersOf({ entries, envelopes, lines }: StoreBatch): number {
  let sum = COMMIT_CHARACTERS;
  for (const texts of [lines, envelopes, entries]) {
    for (const { text } of texts) sum += TEXT_CHARACTERS + text.length;
  }
  return sum;
}

/** A store that also adds each commit to a buffer, before its promise resolves. */
export function bufferedStore<S extends Store>(store: S, buffer: Pick<CommitBuffer, 'push'>): S {
  return {
    ...store,
    commit(batch) {
      const written = store.commit(batch);
      if (written instanceof Promise) return written.then(() => buffer.push(batch));
      buffer.push(batch);
      return undefined;
    },
  };
}
