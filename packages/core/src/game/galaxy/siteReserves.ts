import { below, floorDiv, roll } from '../../kernel.js';
import { perCategory } from '../ruleset/categories.js';
import type { Amounts } from '../ruleset/categories.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import type { Belt } from './star.js';
import { CHANCE } from './chance.js';

/**
 * What an untouched site holds, in whole units per category: the rules' reserve for the belt's
 * abundance, poorer by the decay for each site before it, then more or less by keyed jitter.
 */
export function siteReserves(ruleset: Ruleset, seed: number, belt: Belt, site: number): Amounts {
  const { reserveUnits, decayPerMille, jitterPerMille } = ruleset.sites;
  return perCategory((category, n) => {
    let micro = reserveUnits[belt.abundance[category]] * 1_000_000;
    for (let step = 0; step < site; step += 1) micro = floorDiv(micro * decayPerMille, 1000);
    const rolled = roll(seed, CHANCE.siteReserve, belt.location, 0, site * 8 + n);
    const share = 1000 - jitterPerMille + below(2 * jitterPerMille + 1, rolled);
    return floorDiv(floorDiv(micro, 1000) * share, 1_000_000);
  });
}
