import type { DeviceType } from '@astrarium/space/client';

/** What a base builds for itself, in this order, before it prints parts for the objective. */
export const BASE: readonly (readonly [DeviceType, number])[] = [
  ['mining_drone', 6],
  ['survey_drone', 2],
  ['autofactory', 2],
  ['mining_drone', 12],
  ['survey_drone', 4],
];

/** What a vessel carries to a new base. It fits into one heaven_vessel. */
export const KIT: readonly (readonly [DeviceType, number])[] = [
  ['autofactory', 1],
  ['mining_drone', 6],
  ['survey_drone', 2],
];

/** The number of bases at which the bot stops to expand; those with a poor belt do not count. */
export const MAX_BASES = 3;

/** Another base is worth its price while the missing parts cost as much as so many kits. */
export const WORTH_KITS = 20;

/** A search that takes longer tells that most sites of the belt are known or empty. */
export const LONG_SEARCH_SECONDS = 2000;

/** The most vessels. The bot builds another one when parts for `LOADS` loads wait for each. */
export const MAX_VESSELS = 4;
export const LOADS = 3;

/** The tag of devices that are printed for the objective. */
export const PART = 'part';

/** The used places of a vessel at which it departs with parts. */
export const LOAD = 12;
