/** The bounds of the data that `prune` keeps. */
export interface PruneBounds {
  /** Outcomes made before this moment are deleted. */
  readonly outcomesBeforeMs: number;
  /** The newest outcomes to keep per account; those of one moment are ordered by key. */
  readonly maxOutcomes: number;
  /** Links that expired before this moment are deleted. */
  readonly linksBeforeMs: number;
  /** The last entries to keep per history: at least 1. */
  readonly maxEntries: number;
}
