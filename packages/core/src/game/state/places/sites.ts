import { defineTable, link, timer, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';

/** How many sites the key leaves room for at one place. */
export const SITES_MOST = 64;

/**
 * Mining sites of belts, and salvage of planets and moons. Each comes with its six deposits; a
 * closed one keeps what it holds.
 */
export const sites = defineTable(
  'sites',
  {
    /** `siteKey` of its location's row and its index. */
    key: word,
    /** 0 is the primary site of a belt; salvage is counted from 1. */
    index: word,
    /** 1 while it can be mined. */
    open: word,
    /** 1 from the moment when its reserves were first found. */
    surveyed: word,
    /** The device that looks for it (while closed) or keeps it open; 0 for none. */
    tracker: word,
    /** The tick at which a category of it last ran out; 0 for never. */
    exhaustedAt: word,
    location: link('locations', 'sites'),
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
export function siteKey(location: number, index: number): number {
  return location * SITES_MOST + index + 1;
}
