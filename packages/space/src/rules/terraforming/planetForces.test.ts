import { expect, test } from 'vitest';
import { below, roll } from '@astrarium/core';
import { climateAt } from '../../galaxy/climate.js';
import { starSystem } from '../../galaxy/starSystem.js';
import { type Attribute, ATTRIBUTE_AT } from '../../ruleset/attributes.js';
import { ATTRIBUTES, PLANET_KINDS } from '../../ruleset/attributes.js';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { planetForces } from './planetForces.js';
import { terraformLaw } from './terraformLaw.js';

const RULES = STANDARD_RULESET.terraforming;
const LAW = terraformLaw(RULES);
const NONE = [0, 0, 0, 0, 0, 0, 0];
const NANO = 1e9;

function planets(seed: number, stars: Iterable<number>) {
  const found = [];
  for (const star of stars) {
    for (const { location, kind } of starSystem(seed, star).planets) {
      const natural = climateAt(seed, RULES, location)?.natural ?? [];
      found.push({ location, kind, natural, driftSeconds: RULES.driftSeconds[kind] });
    }
  }
  return found;
}

/** Stars of the neighbourhood, and some far ones. */
const STARS = [
  ...Array.from({ length: 70 }, (_, star) => star),
  ...Array.from({ length: 400 }, (_, n) => 100 + n * 2311),
];

test('the published equilibrium is a fixed point on every planet', () => {
  for (const seed of [1, 424_242]) {
    const all = planets(seed, STARS);
    expect(all.length).toBeGreaterThan(1500);
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(PLANET_KINDS.length);
    const restless = all.filter(({ natural, driftSeconds }) => {
      const state = { natural, work: NONE, seeders: 0, driftSeconds };
      const forces = planetForces(LAW, { ...state, values: natural });
      return Object.values(forces).some((amounts: number[]) => amounts.some((nano) => nano !== 0));
    });
    expect(restless).toEqual([]);
    const outside = all.filter(({ natural }) =>
      natural.some((value, at) => value < (LAW.min[at] ?? 0) || value > (LAW.max[at] ?? 0)),
    );
    expect(outside).toEqual([]);
  }
});

test('an attribute within the dead band rests too', () => {
  const moving: number[] = [];
  for (const { location, natural, driftSeconds } of planets(7, STARS)) {
    for (const sign of [-1, 1]) {
      const values = natural.map((value, at) => {
        const off = sign * ((RULES.restNano[ATTRIBUTES[at] as Attribute] - 1) * driftSeconds);
        return Math.min(LAW.max[at] ?? 0, Math.max(LAW.min[at] ?? 0, value + off));
      });
      const state = { values, natural, work: NONE, seeders: 0, driftSeconds };
      if (planetForces(LAW, state).delta.some((nano) => nano !== 0)) moving.push(location);
    }
  }
  expect(moving).toEqual([]);
});

test('without devices every planet comes to rest from any values', () => {
  const { driftSeconds, restNano } = RULES;
  const hourly = terraformLaw({
    ...RULES,
    turnSeconds: 1,
    restNano: Object.fromEntries(
      Object.entries(restNano).map(([name, nano]) => [name, nano * 3600]),
    ) as typeof restNano,
  });
  const sample = planets(7, STARS).filter((_, n) => n % 300 === 0);
  for (const [n, { kind, natural }] of sample.entries()) {
    const state = { natural, work: NONE, seeders: 0, driftSeconds: driftSeconds[kind] / 3600 };
    let values = natural.map((_, at) => {
      const [minimum, maximum] = [hourly.min[at] ?? 0, hourly.max[at] ?? 0];
      return minimum + Math.floor(((maximum - minimum) * below(1000, roll(7, 1, n, at))) / 1000);
    });
    let hours = 0;
    for (let moves = true; moves && hours < 30_000; hours += 1) {
      const { delta } = planetForces(hourly, { ...state, values });
      moves = delta.some((change) => change !== 0);
      values = values.map((value, at) => value + (delta[at] ?? 0));
    }
    expect(hours, `${kind} ${values.join(' ')}`).toBeLessThan(30_000);
  }
});

/** What the couplings do in an hour to a planet like Earth with some values changed, in units. */
function coupled(changed: Partial<Record<Attribute, number>>, like = 'SOL-3') {
  const natural = climateAt(7, RULES, like === 'SOL-3' ? 96 : 64)?.natural ?? [];
  const values = natural.map((value, at) => {
    const units = changed[ATTRIBUTES[at] as Attribute];
    return units === undefined ? value : units * NANO;
  });
  const state = { values, natural, work: NONE, seeders: 0, driftSeconds: 1e6 };
  const { couplings } = planetForces(LAW, state);
  return (attribute: Attribute) =>
    Number((((couplings[ATTRIBUTE_AT[attribute]] ?? 0) * 3600) / NANO).toFixed(2)) + 0;
}

test('causal couplings have full weight at once, minus the natural value', () => {
  expect(coupled({ pressure: 10 })('temperature')).toBe(0);
  expect(coupled({ pressure: 10.1 })('temperature')).toBe(1);
  expect(coupled({ tectonic: 61 })('toxicity')).toBe(1.5);
  expect(coupled({ tectonic: 61 })('temperature')).toBe(0.3);
  expect(coupled({}, 'SOL-2')('temperature')).toBe(0);
  expect(coupled({ pressure: 9 }, 'SOL-2')('temperature')).toBe(-1);
});

test('the others ramp from 5 % of the range to 25 %, and only away from the equilibrium', () => {
  // Earth: 288 K; a percent of the range is 11.5 K.
  expect(coupled({ temperature: 373 })('hydrosphere')).toBe(0);
  expect(coupled({ temperature: 288 + 11.5 * 15 })('hydrosphere')).toBe(-0.75);
  expect(coupled({ temperature: 600 })('hydrosphere')).toBe(-1.5);
  expect(coupled({ temperature: 600 })('pressure')).toBe(0.05);
  expect(coupled({ temperature: 140 })('pressure')).toBe(-0.05);
  expect(coupled({ temperature: 288 - 11.5 * 15 })('hydrosphere')).toBe(-0.4);
  expect(coupled({ tectonic: 85 })('biosphere')).toBe(-3);
  expect(coupled({ toxicity: 32 })('biosphere')).toBe(-0.8);
  expect(coupled({ oxygen: 50 })('biosphere')).toBe(-1.2);
  expect(coupled({ hydrosphere: 100 })('tectonic')).toBe(-0.5);
  expect(coupled({ biosphere: 95 })('oxygen')).toBe(0.25);
  expect(coupled({ biosphere: 60 })('oxygen')).toBe(0);
});
