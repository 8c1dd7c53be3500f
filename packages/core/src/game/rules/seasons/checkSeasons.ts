import { invariant } from '../../../kernel.js';
import { starIndex } from '../../galaxy/starAt.js';
import { DEVICE_TYPES } from '../../ruleset/deviceTypes.js';
import type { SeasonRules } from '../../ruleset/seasonRules.js';
import { within } from '../within.js';

/** Refuses seasons that could not be counted, or built anywhere. @throws Error naming the rule. */
export function checkSeasons(seasons: SeasonRules): void {
  for (const [n, { requirements, starCode }] of seasons.calendar.entries()) {
    const rule = `seasons.calendar.${n}`;
    invariant(starIndex(starCode) !== undefined, `${rule}.starCode: there is no ${starCode}`);
    const needs = Object.keys(requirements).length;
    within(`${rule}.requirements.length`, needs, 1, DEVICE_TYPES.length);
  }
}
