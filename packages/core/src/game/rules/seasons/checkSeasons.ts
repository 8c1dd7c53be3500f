import { invariant } from '../../../kernel.js';
import { starIndex } from '../../galaxy/starAt.js';
import { DEVICE_TYPES } from '../../ruleset/deviceTypes.js';
import { MAX_NEEDED, type SeasonRules } from '../../ruleset/seasonRules.js';
import { within } from '../within.js';

/** Refuses seasons that could not be counted, or built anywhere. @throws Error naming the rule. */
export function checkSeasons(seasons: SeasonRules): void {
  const { calendar } = seasons;
  within('seasons.calendar.length', calendar.length, 0, 4096);
  for (const [n, { durationSeconds, requirements, starCode }] of calendar.entries()) {
    const rule = `seasons.calendar.${n}`;
    within(`${rule}.durationSeconds`, durationSeconds, 1, 1e9);
    invariant(starIndex(starCode) !== undefined, `${rule}.starCode: there is no ${starCode}`);
    const needs = Object.entries(requirements);
    within(`${rule}.requirements.length`, needs.length, 1, DEVICE_TYPES.length);
    for (const [type, needed] of needs) {
      within(`${rule}.requirements.${type}`, needed, 1, MAX_NEEDED);
    }
  }
}
