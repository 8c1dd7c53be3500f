import type { Arena, Prepare } from './contestant.js';
import type { Measured } from './report.js';

/** The contender of a scenario without peers, which measures everything when it finishes. */
export const ALONE = 'alone';

/** The part of a scenario that `--compare` measures. */
export interface Compared {
  /** Our contender. */
  readonly contender: string;
  /** Ticks of a round, which takes about a tenth of a second. */
  readonly ticks: number;
  /** Ticks for which the contender is prepared (default: those of all rounds). */
  readonly preparedTicks?: number;
}

/** A scenario, with the golden hash for its own size. */
export interface Scenario {
  readonly name: string;
  /** Changes when the load changes, together with the golden hash. */
  readonly version: number;
  readonly devices: number;
  readonly golden: string;
  /** All contenders by name, each of which runs in a process of its own. */
  readonly contenders: Readonly<Record<string, Prepare>>;
  readonly compared: Compared;
  run(devices: number, arena: Arena): Promise<Measured>;
}
