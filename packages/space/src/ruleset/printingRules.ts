import type { Section } from './section.js';

/** Print orders. */
export interface PrintingRules {
  /** The most devices of one order; the least is 1. */
  readonly maxQuantity: number;
}

/** Values and bounds of `PrintingRules`. */
export const PRINTING: Section<PrintingRules> = {
  maxQuantity: [50, 1, 1_000_000],
};

/** The cost of operational capacity that a repair restores. */
export interface RepairRules {
  /** For each percent restored, this share of each category of the bill, in thousandths. */
  readonly billPerMille: number;
}

/** Values and bounds of `RepairRules`. */
export const REPAIR: Section<RepairRules> = {
  billPerMille: [5, 0, 1000],
};

/** The refund for a device that is taken apart. */
export interface DecommissionRules {
  readonly disassembleSeconds: number;
  /** The share of each category that comes back from a device of no capacity, in thousandths. */
  readonly refundPerMille: number;
  /** What full capacity adds to that share, in thousandths. */
  readonly capacityRefundPerMille: number;
}

/** Values and bounds of `DecommissionRules`. */
export const DECOMMISSION: Section<DecommissionRules> = {
  disassembleSeconds: [30, 1, 1_000_000],
  refundPerMille: [500, 0, 1000],
  capacityRefundPerMille: [100, 0, 1000],
};
