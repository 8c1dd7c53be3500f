import { below, max, min, roll } from '@astrarium/core';
import { perAttribute, type PlanetKind } from '../ruleset/attributes.js';
import type { TerraformRules } from '../ruleset/terraformRules.js';
import { CHANCE } from './chance.js';
import { locationParts, locationStar } from './locationNumber.js';
import { starSystem } from './starSystem.js';

/** What nature keeps on a planet. */
export interface Climate {
  readonly kind: PlanetKind;
  /** Thousand-millionths (nano) of each attribute's unit, in the order of ATTRIBUTES. */
  readonly natural: readonly number[];
}

type Milli = readonly [min: number, max: number];

const NOTHING: Milli = [0, 0];
const ALL: Milli = [100_000, 100_000];

/**
 * What the Sun's planets are like, in thousandths: atmospheres at the ground (100 where there is
 * none), mean kelvins, percent oxygen in the air and percent of surface under water, and indices.
 */
const SUN: readonly (readonly number[])[] = [
  [0, 440_000, 0, 0, 0, 5000, 0],
  [91_000, 737_000, 0, 95_000, 0, 40_000, 0],
  [1000, 288_000, 20_900, 2000, 71_000, 45_000, 80_000],
  [6, 210_000, 200, 15_000, 2000, 5000, 0],
  [100_000, 165_000, 0, 90_000, 0, 0, 0],
  [100_000, 134_000, 0, 90_000, 0, 0, 0],
  [100_000, 76_000, 0, 85_000, 0, 0, 0],
  [100_000, 72_000, 0, 85_000, 0, 0, 0],
];

/** From where to where chance chooses on other planets; no range comes near a causal threshold. */
const KINDS: Readonly<Record<PlanetKind, readonly Milli[]>> = {
  rocky: [[0, 100], [260_000, 700_000], NOTHING, [0, 12_000], NOTHING, [0, 50_000], NOTHING],
  greenhouse: [
    [20_000, 95_000],
    [480_000, 900_000],
    NOTHING,
    [60_000, 98_000],
    NOTHING,
    [15_000, 55_000],
    NOTHING,
  ],
  terrestrial: [
    [500, 2500],
    [265_000, 305_000],
    [12_000, 28_000],
    [1000, 8000],
    [35_000, 80_000],
    [20_000, 52_000],
    [30_000, 85_000],
  ],
  desert: [
    [5, 600],
    [205_000, 335_000],
    [0, 8000],
    [5000, 25_000],
    [0, 8000],
    [2000, 30_000],
    NOTHING,
  ],
  ocean: [
    [800, 5000],
    [275_000, 320_000],
    [6000, 25_000],
    [1000, 8000],
    [86_000, 100_000],
    [10_000, 40_000],
    [15_000, 60_000],
  ],
  frozen: [
    [0, 1500],
    [55_000, 195_000],
    NOTHING,
    [0, 15_000],
    [5000, 70_000],
    [0, 20_000],
    NOTHING,
  ],
  gas_giant: [ALL, [90_000, 400_000], NOTHING, [80_000, 98_000], NOTHING, NOTHING, NOTHING],
  ice_giant: [ALL, [55_000, 110_000], NOTHING, [70_000, 95_000], NOTHING, NOTHING, NOTHING],
};

/** The natural equilibrium of a planet, from the seed alone; undefined for what is no planet. */
export function climateAt(seed: number, rules: TerraformRules, place: number): Climate | undefined {
  const parts = locationParts(place);
  if (parts?.kind !== 'planet') return undefined;
  const star = locationStar(place);
  const kind = starSystem(seed, star).planets[parts.planet - 1]?.kind;
  if (kind === undefined) return undefined;
  const known = star === 0 ? SUN[parts.planet - 1] : undefined;
  return {
    kind,
    natural: perAttribute((attribute, position) => {
      const [low, high] = KINDS[kind][position] ?? NOTHING;
      const rolled = roll(seed, CHANCE.planetClimate, place, 0, position);
      const milli = known?.[position] ?? low + below(high - low + 1, rolled);
      const range = rules.rangeMilli[attribute];
      return max(range.min, min(milli, range.max)) * 1_000_000;
    }),
  };
}
