import type { Summary } from './statistics.js';

/** What a run of one scenario found, as `--json` prints it. */
export interface ScenarioReport extends Summary {
  readonly name: string;
  readonly version: number;
  readonly devices: number;
  readonly bytes_per_device: number;
  readonly allocated_bytes_per_tick: number;
  /** The hash after the last timed tick, the same on every machine. */
  readonly final_hash: string;
  /** How the hash was checked. */
  readonly checked: string;
  /** Peer time over ours (immer, mutative, live), ours over theirs (mutable, empty, plain). */
  readonly ratios: Readonly<Record<string, number>>;
  /** Further figures, their units last in their names. */
  readonly details: Readonly<Record<string, number>>;
}

/** A scenario: at its own size its hash is known beforehand. */
export interface Scenario {
  readonly name: string;
  /** Changes whenever the load does, and the golden hash with it. */
  readonly version: number;
  readonly devices: number;
  readonly golden: string;
  run(devices: number): Promise<Omit<ScenarioReport, 'name' | 'version' | 'devices'>>;
}
