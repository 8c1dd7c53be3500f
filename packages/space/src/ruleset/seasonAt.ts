import { floorDiv, min } from '@astrarium/core';
import { DEVICE_TYPES } from './deviceTypes.js';
import type { DeviceType } from './deviceTypes.js';
import type { Ruleset } from './ruleset.js';
import { MAX_NEEDED, type SeasonPlan } from './seasonRules.js';

/** The plan of the season with this number, from 1; undefined when the rules have no seasons. */
export function seasonAt(ruleset: Ruleset, number: number): SeasonPlan | undefined {
  const { calendar } = ruleset.seasons;
  return calendar[(number - 1) % calendar.length];
}

/** What a season needs, in the order of device types, grown by the rounds of the calendar. */
export function seasonNeeds(ruleset: Ruleset, number: number): (readonly [DeviceType, number])[] {
  const { calendar, growthPerMille } = ruleset.seasons;
  const rounds = floorDiv(number - 1, calendar.length);
  const share = 1000 + growthPerMille * rounds;
  const plan = seasonAt(ruleset, number);
  return DEVICE_TYPES.flatMap((type) => {
    const base = plan?.requirements[type] ?? 0;
    return base === 0 ? [] : [[type, min(MAX_NEEDED, floorDiv(base * share, 1000))] as const];
  });
}

/** How many seasons up to this one, itself included, build in the same system. */
export function seasonsInSystem(ruleset: Ruleset, number: number): number {
  const { calendar } = ruleset.seasons;
  const star = seasonAt(ruleset, number)?.starCode;
  const here = calendar.map(({ starCode }) => (starCode === star ? 1 : 0));
  const sum = (count: number): number => here.slice(0, count).reduce<number>((a, b) => a + b, 0);
  const rounds = floorDiv(number - 1, calendar.length);
  return rounds * sum(here.length) + sum(((number - 1) % calendar.length) + 1);
}
