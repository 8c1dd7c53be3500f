import type { StoreBatch, StoredStart } from './store.js';

/** A batch that a writer has committed. */
export interface CommittedBatch {
  /** Counts the commits of the game, from 1 and without gaps. */
  readonly number: number;
  readonly batch: StoreBatch;
  /** The starts of hosts before this commit that were not in the feed yet; none when missing. */
  readonly starts?: readonly StoredStart[];
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
