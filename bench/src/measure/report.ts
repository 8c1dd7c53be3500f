import type { Summary } from './statistics.js';

/** The report of one scenario, as `--json` prints it. */
export interface ScenarioReport extends Summary {
  readonly name: string;
  readonly version: number;
  readonly devices: number;
  readonly bytes_per_device: number;
  readonly allocated_bytes_per_tick: number;
  /** The hash after the last timed tick, the same on every machine. */
  readonly final_hash: string;
  /** How the result was checked. */
  readonly checked: string;
  /** Peer time over ours (immer, mutative, live), or ours over theirs (mutable, empty, plain). */
  readonly ratios: Readonly<Record<string, number>>;
  /** Further figures; names end with the unit. */
  readonly details: Readonly<Record<string, number>>;
}

/** A scenario, with the golden hash for its own size. */
export interface Scenario {
  readonly name: string;
  /** Changes when the load changes, together with the golden hash. */
  readonly version: number;
  readonly devices: number;
  readonly golden: string;
  run(devices: number): Promise<Omit<ScenarioReport, 'name' | 'version' | 'devices'>>;
}
