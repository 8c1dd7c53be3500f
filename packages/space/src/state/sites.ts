import {
  crossing,
  defineTable,
  flag,
  gauge,
  id,
  integer,
  link,
  list,
  oneOf,
  optional,
  type RowId,
  timer,
  trunc,
} from '@astrarium/core';
import { ABUNDANCES, DENSITIES } from './abundances.js';
import type { LocationId } from './locations.js';

/** How many sites the key leaves room for at one place. */
export const MAX_SITES = 64;

/**
 * Mining sites of belts, and salvage of planets and moons. Each comes with its six deposits; a
 * closed one keeps what it holds.
 */
export const sites = defineTable(
  'sites',
  {
    /** `siteKey` of its location's row and its index. */
    key: integer(),
    /** 0 is the primary site of a belt; salvage is counted from 1. */
    index: integer(),
    /** Whether it can be mined. */
    open: flag,
    /** Whether its reserves were ever found. */
    surveyed: flag,
    /** The device that looks for it (while closed) or keeps it open. */
    tracker: optional(id('devices')),
    /** The tick at which a category of it last ran out; 0 for never. */
    exhaustedAt: integer(),
    location: link('locations', 'sites', { always: true }),
    /** When the search for it ends. */
    found: timer,
  },
  'key',
);

/** The id of a site. */
export type SiteId = RowId<'sites'>;

/** Offsets of a site's fields. */
export const SITE = sites.fields;

/** The key of a site: the row of its location, and its index there. */
export function siteKey(location: LocationId, index: number): number {
  return location * MAX_SITES + index + 1;
}

/** Exactly six for each site, one a category, inserted together with it. */
export const deposits = defineTable('deposits', {
  /** Micro-units left: falls while mined, grows back while not. */
  reserve: gauge,
  /** When the reserve runs out. */
  depleted: crossing('reserve', { falls: 0 }),
  miners: list('devices'),
  /** Micro-units of the untouched deposit. */
  initial: integer(),
  /** The reserve when it began to grow back: what is above is not yet in the ledger. */
  grownFrom: integer(),
  /** When the reserve is full again. */
  restored: crossing('reserve', { rises: 'initial' }),
  /** What a rate is made of; salvage has neither. */
  abundance: optional(oneOf(...ABUNDANCES)),
  density: optional(oneOf(...DENSITIES)),
});

/** The id of a deposit. */
export type DepositId = RowId<'deposits'>;

/** Offsets of a deposit's fields. */
export const DEPOSIT = deposits.fields;

/** The deposit of a category (1 to 6) in a site. */
export function depositOf(site: SiteId, category: number): DepositId {
  return (site - 1) * 6 + category;
}

/** The site of a deposit. */
export function siteOf(deposit: DepositId): SiteId {
  return trunc((deposit + 5) / 6);
}

/**
 * The category (1 to 6) of a row that comes in sixes: a deposit or a stock. Without `%`, which
 * takes several times as long for numbers that come from tables.
 */
export function categoryOf(row: number): number {
  return row - 6 * trunc((row - 1) / 6);
}

/** Scans that are under way, gone when done or given up; the device's target is the row. */
export const scans = defineTable('scans', {
  device: id('devices'),
  /** When the scan is done. */
  finished: timer,
});

/** The id of a scan. */
export type ScanId = RowId<'scans'>;

/** Offsets of a scan's fields. */
export const SCAN = scans.fields;

/** What an account has come to know: a row for each place that it surveyed. */
export const surveys = defineTable(
  'surveys',
  {
    /** `pileKey` of the account and the location's row. */
    key: integer(),
    /** The tick at which it was first surveyed. */
    since: integer(),
  },
  'key',
);

/** Offsets of a survey's fields. */
export const SURVEY = surveys.fields;
