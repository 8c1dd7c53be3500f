import type { DeviceType } from '@astrarium/client';

/** What a base builds for itself, in this order, before it prints parts for the objective. */
export const BASE: readonly (readonly [DeviceType, number])[] = [
  ['mining_drone', 6],
  ['survey_drone', 2],
  ['autofactory', 2],
  ['mining_drone', 12],
  ['survey_drone', 3],
];

/** What a vessel carries to a new base. It fits into one heaven_vessel. */
export const KIT: readonly (readonly [DeviceType, number])[] = [
  ['autofactory', 1],
  ['mining_drone', 6],
  ['survey_drone', 1],
];

/** The number of bases at which the bot stops to expand. */
export const MAX_BASES = 3;

/** The tag of devices that are printed for the objective. */
export const PART = 'part';

/** The used places of a vessel at which it departs with parts. */
export const LOAD = 12;
