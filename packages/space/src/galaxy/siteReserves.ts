import { below, floorDiv, roll, type SecretKey } from '@astrarium/core';
import { type Amounts, CATEGORIES, perCategory } from '../ruleset/categories.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { itemAt } from '../state/itemAt.js';
import { CHANCE } from './chance.js';
import { locationParts } from './locationNumber.js';
import type { Belt } from './star.js';

/**
 * What an untouched site holds, in whole units per category: the rules' reserve for the belt's
 * abundance, poorer by the decay for each site before it, then more or less by keyed jitter.
 */
export function siteReserves(ruleset: Ruleset, key: SecretKey, belt: Belt, site: number): Amounts {
  const { reserveUnits, decayPerMille, jitterPerMille } = ruleset.sites;
  return perCategory((category, n) => {
    let micro = reserveUnits[belt.abundance[category]] * 1_000_000;
    for (let step = 0; step < site; step += 1) micro = floorDiv(micro * decayPerMille, 1000);
    const rolled = roll(key, CHANCE.siteReserve, belt.location, 0, site * 8 + n);
    const share = 1000 - jitterPerMille + below(2 * jitterPerMille + 1, rolled);
    return floorDiv(floorDiv(micro, 1000) * share, 1_000_000);
  });
}

/**
 * The untouched salvage of a planet or moon, by number from 1: whole units per category, 0 of those
 * that a site has not. From the key alone; other kinds of places have none.
 */
export function salvageSites(ruleset: Ruleset, key: SecretKey, place: number): readonly Amounts[] {
  const kind = locationParts(place)?.kind;
  if (kind !== 'planet' && kind !== 'moon') return [];
  const { chancePerMille, maxSites } = ruleset.salvage;
  const sites: Amounts[] = [];
  for (let n = 1; n <= maxSites; n += 1) {
    if (below(1000, roll(key, CHANCE.salvageCount, place, 0, n)) >= chancePerMille) break;
    sites.push(salvageSite(ruleset, key, place, n));
  }
  return sites;
}

/** So many units, shared out by weights of chance over some of the categories. */
function salvageSite(ruleset: Ruleset, key: SecretKey, place: number, n: number): Amounts {
  const { minUnits, maxUnits, minCategories, maxCategories } = ruleset.salvage;
  const rollBelow = (of: number, at: number) =>
    below(of, roll(key, CHANCE.salvageMix, place, n, at));
  const rolled = roll(key, CHANCE.salvageUnits, place, n);
  const units = minUnits + below(maxUnits - minUnits + 1, rolled);
  const kinds = minCategories + rollBelow(maxCategories - minCategories + 1, 0);
  const left = CATEGORIES.map((_, position) => position);
  const weights = CATEGORIES.map(() => 0);
  for (let drawn = 1; drawn <= kinds; drawn += 1) {
    const [position = 0] = left.splice(rollBelow(left.length, drawn), 1);
    weights[position] = 50 + rollBelow(51, 8 + drawn);
  }
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return perCategory((_, position) => floorDiv(units * itemAt(weights, position), sum));
}
