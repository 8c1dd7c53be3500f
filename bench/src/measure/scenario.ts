import type { Arena, Prepare } from './contestant.js';
import type { Measured } from './report.js';

/** A scenario, with the golden hash for its own size. */
export interface Scenario {
  readonly name: string;
  /** Changes when the load changes, together with the golden hash. */
  readonly version: number;
  readonly devices: number;
  readonly golden: string;
  /** All contenders by name, each of which runs in a process of its own. */
  readonly contenders: Readonly<Record<string, Prepare>>;
  run(devices: number, arena: Arena): Promise<Measured>;
}
