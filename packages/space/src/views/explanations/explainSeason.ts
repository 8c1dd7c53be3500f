import { floorDiv, max } from '@astrarium/core';
import type { World } from '../../rules/schema.js';
import { seasonCount, seasonNow } from '../../rules/seasons/season.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { MEGASTRUCTURE, PART, SEASON_STATES } from '../../state/megastructures.js';
import type { Explanation } from './explanation.js';
import { itemAt } from '../../state/itemAt.js';

/** Explains the progress of the current season. */
export function explainSeason(world: World): Explanation {
  const { megastructures, parts: rows } = world;
  const season = seasonNow(world);
  const { contributed, needed } = seasonCount(world, season);
  const parts = megastructures.members(season, MEGASTRUCTURE.parts).map((part): Explanation => {
    const device_type = deviceTypeAt(rows.get(part, PART.type));
    const terms = { device_type, needed: rows.get(part, PART.needed) };
    const value = rows.get(part, PART.contributed);
    return { about: 'requirement', value, unit: 'devices', formula: GIVEN, terms, parts: [] };
  });
  return {
    about: 'season',
    value: floorDiv(contributed * 1_000_000, max(1, needed)),
    unit: 'ppm',
    formula: 'floor(10^6 * contributed / needed), each the sum over the parts',
    terms: {
      season,
      state: itemAt(SEASON_STATES, megastructures.get(season, MEGASTRUCTURE.state) - 1),
      contributed,
      needed,
      deadline_tick: megastructures.get(season, MEGASTRUCTURE.deadlineAt),
    },
    parts,
  };
}

const GIVEN = 'devices given, at most needed';
