import type { StoreBatch } from './store.js';

/** A batch that a writer has committed. */
export interface CommittedBatch {
  /** Counts the commits of the game, from 1 and without gaps. */
  readonly number: number;
  readonly batch: StoreBatch;
}

/** The commits of a game that another program or thread writes. */
export interface CommitFeed {
  /**
   * The commits with higher numbers than this, in order; waits for later ones until the feed is
   * closed.
   *
   * @throws StoreFailure when one is not there any more: who follows must start from the store
   */
  after(number: number): AsyncIterable<CommittedBatch>;
  close(): Promise<void>;
}
