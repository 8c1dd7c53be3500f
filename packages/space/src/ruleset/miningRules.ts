import { MAX_SITES } from '../state/sites.js';
import type { Abundance, Density } from '../state/abundances.js';
import { CATEGORIES } from './categories.js';
import { MAX_GAUGE_UNITS, type Section } from './section.js';

const DAY = 86_400;

/** What a mining drone yields, and how it wears. */
export interface MiningRules {
  /** Seconds of one cycle. */
  readonly cycleSeconds: Readonly<Record<Density, number>>;
  /** Units a cycle. */
  readonly yieldUnits: Readonly<Record<Abundance, number>>;
  /** The most units of one category that an account's stock at one location can hold. */
  readonly stockCapUnits: number;
  /** Capacity lost in an hour of mining, in millionths of full capacity; taken when a run ends. */
  readonly wearPpmPerHour: number;
  /** Capacity lost in a run however short, in millionths. */
  readonly minWearPpm: number;
  /** Mining wears no drone below this capacity, in millionths. */
  readonly wearFloorPpm: number;
  /** How often one run may move to another site; then the drone stops as depleted. */
  readonly maxRelocations: number;
}

/** Values and bounds of `MiningRules`. */
export const MINING: Section<MiningRules> = {
  cycleSeconds: [{ sparse: 90, moderate: 52, dense: 30 }, 1, 1_000_000],
  yieldUnits: [{ scarce: 1, low: 2, moderate: 4, high: 7, rich: 10 }, 0, 1_000_000],
  stockCapUnits: [250_000, 1, MAX_GAUGE_UNITS],
  wearPpmPerHour: [1000, 0, 1_000_000],
  minWearPpm: [100, 0, 1_000_000],
  wearFloorPpm: [100_000, 0, 1_000_000],
  maxRelocations: [64, 0, 1_000_000],
};

/** Mining sites of belts. */
export interface SiteRules {
  /** Units in an untouched primary site before jitter. */
  readonly reserveUnits: Readonly<Record<Abundance, number>>;
  /** Reserve of a site as a share of the site before it, in thousandths. */
  readonly decayPerMille: number;
  /** The reserve differs from the table by at most this much, in thousandths, both ways. */
  readonly jitterPerMille: number;
  /** Sites a belt can have, the primary one included. */
  readonly perBelt: number;
  /** Seconds of a search: this · (1 + k)(2 + k) / 2, k = open or recently exhausted sites. */
  readonly searchBaseSeconds: number;
  /** How long an exhausted site counts as recent, in seconds. */
  readonly recentSeconds: number;
  /** Seconds in which an empty primary site grows back to its full reserve. */
  readonly primaryRegenerationSeconds: number;
  /** The same for every other site. */
  readonly otherRegenerationSeconds: number;
}

/** Values and bounds of `SiteRules`. */
export const SITES: Section<SiteRules> = {
  reserveUnits: [
    { scarce: 1_600, low: 4_000, moderate: 10_000, high: 24_000, rich: 48_000 },
    0,
    MAX_GAUGE_UNITS / 2,
  ],
  decayPerMille: [850, 0, 1000],
  jitterPerMille: [200, 0, 1000],
  perBelt: [16, 1, MAX_SITES],
  searchBaseSeconds: [60, 1, 1_000_000],
  recentSeconds: [7 * DAY, 0, 1e9],
  primaryRegenerationSeconds: [14 * DAY, 1, 1e9],
  otherRegenerationSeconds: [28 * DAY, 1, 1e9],
};

/** Scans of a survey drone. */
export interface ScanRules {
  /** Seconds of a scan at full speed, by the kind of place; no other kind can be scanned. */
  readonly seconds: Readonly<Record<'planet' | 'moon' | 'belt', number>>;
}

/** Values and bounds of `ScanRules`. */
export const SCAN: Section<ScanRules> = {
  seconds: [{ planet: 180, moon: 90, belt: 120 }, 1, 1_000_000],
};

/** Salvage at planets and moons. It does not grow back. */
export interface SalvageRules {
  /** The chance of a first site at a body, and of each further one, in thousandths. */
  readonly chancePerMille: number;
  /** The most sites at one body. */
  readonly maxSites: number;
  /** Units of all categories in an untouched site, any number between these equally likely. */
  readonly minUnits: number;
  readonly maxUnits: number;
  /** How many categories a site has, any number between these equally likely. */
  readonly minCategories: number;
  readonly maxCategories: number;
  /** Seconds from piece to piece, and units a cycle, whatever the category. */
  readonly cycleSeconds: number;
  readonly yieldUnits: number;
}

/** Values and bounds of `SalvageRules`. */
export const SALVAGE: Section<SalvageRules> = {
  chancePerMille: [250, 0, 1000],
  maxSites: [3, 0, MAX_SITES - 1],
  minUnits: [178, 0, 'salvage.maxUnits'],
  maxUnits: [578, 0, 'mining.stockCapUnits'],
  minCategories: [2, 1, 'salvage.maxCategories'],
  maxCategories: [4, 1, CATEGORIES.length],
  cycleSeconds: [30, 1, 1_000_000],
  yieldUnits: [4, 0, 1_000_000],
};
