import type { Section } from './section.js';

/** Controllers and the devices that they adopt. */
export interface ControllerRules {
  /** Devices that one controller may have adopted. */
  readonly maxAdopted: number;
  /** The least seconds from plan to plan. */
  readonly planSeconds: number;
  /** How far a balancing plan looks ahead, and the least seconds for which it is valid. */
  readonly horizonSeconds: number;
  /** A drone changes its category only for one that lacks so many units more. */
  readonly batchUnits: number;
  /** The most that one category may count in `maintain_ratios`. */
  readonly maxRatio: number;
  /** Seconds from digest to digest, unless the account sets another interval. */
  readonly digestSeconds: number;
  /** A directive ends when its controller has had nothing to mine for so many seconds. */
  readonly idleSeconds: number;
}

/** Values and bounds of `ControllerRules`. */
export const CONTROLLERS: Section<ControllerRules> = {
  maxAdopted: [50, 1, 1000],
  planSeconds: [10, 1, 1_000_000],
  horizonSeconds: [900, 1, 3600],
  batchUnits: [50, 0, 1_000_000],
  maxRatio: [1000, 1, 1000],
  digestSeconds: [3600, 1, 1_000_000],
  idleSeconds: [604_800, 1, 1_000_000_000],
};
