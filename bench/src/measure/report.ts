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
  /** The load average of the last minute, at the end of the scenario. */
  readonly load_average: number;
  /** Peer time over ours (immer, mutative, live), or ours over theirs (mutable, floor, plain). */
  readonly ratios: Readonly<Record<string, number>>;
  /** Further figures; names end with the unit. */
  readonly details: Readonly<Record<string, number>>;
}

/** What a scenario measures: the report without what all scenarios share. */
export type Measured = Omit<ScenarioReport, 'name' | 'version' | 'devices' | 'load_average'>;
