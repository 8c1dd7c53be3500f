import type { Ruleset } from '../ruleset/ruleset.js';

/** What a game is made with, and keeps for ever. */
export interface Setting {
  /** The seed of all chance: an integer. */
  readonly seed: number;
  /** Tick 0 in seconds since 1970-01-01T00:00:00Z. */
  readonly epoch_seconds: number;
  readonly ruleset: Ruleset;
}
