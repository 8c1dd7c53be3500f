import type { GameDefinition } from './crowdedGalaxy.js';
import type { CrowdSimulation, SimContender } from './simContender.js';

/** A load to run on several backends. */
export interface SimLoad {
  readonly definition: GameDefinition;
  readonly start: (name: string, sim: CrowdSimulation, hashing: boolean) => SimContender;
  /** Further figures of a contender. */
  readonly details?: (contender: SimContender) => Readonly<Record<string, number>>;
}

/** Makes a load of a number of devices. */
export type LoadOf = (devices: number) => SimLoad;
