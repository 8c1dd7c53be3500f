import { describe, expect, it } from 'vitest';
import { STANDARD_RULESET as RULES } from '../ruleset/standardRuleset.js';
import { distanceMicroAu, distanceMilliLy } from './distance.js';
import { parseLocation } from './location.js';
import { starIndex } from './starAt.js';
import { starSystem } from './starSystem.js';
import { cruiseSeconds, surgeSeconds, travelLegs, travelSeconds } from './travelSeconds.js';

const SEED = 11;
const FULL = { drivePerMille: 1000, speedPerMille: 1000 };
const at = (code: string) => parseLocation(SEED, code) ?? 0;
const au = (from: string, to: string) => distanceMicroAu(SEED, at(from), at(to));
const star = (code: string) => starIndex(code) ?? -1;

describe('distances within a system', () => {
  const codes = ['SOL', 'SOL-1', 'SOL-3', 'SOL-3-1', 'SOL-3-L4', 'SOL-5-2', 'SOL-8', 'SOL-BELT-1'];

  it('are 0 to itself, the same both ways, and never longer than a detour', () => {
    for (const a of codes) {
      expect(au(a, a)).toBe(0);
      for (const b of codes) {
        expect(au(a, b)).toBe(au(b, a));
        if (a !== b) expect(au(a, b)).toBeGreaterThanOrEqual(10_000);
        for (const c of codes) expect(au(a, b)).toBeLessThanOrEqual(au(a, c) + au(c, b) + 1);
      }
    }
  });

  it('are 0.01 AU from a planet to its satellites; a belt is at its mid radius', () => {
    expect(au('SOL-3', 'SOL-3-1')).toBe(10_000);
    expect(au('SOL-3-1', 'SOL-3-L4')).toBe(20_000);
    expect(au('SOL-3-1', 'SOL-BELT-1')).toBe(au('SOL-3', 'SOL-BELT-1') + 10_000);
    expect(au('SOL-3', 'SOL-BELT-1') / 1e6).toBeCloseTo(Math.sqrt(1 + 2.7 * 2.7), 4);
  });

  it('reject places of different systems', () => {
    expect(() => au('SOL', 'BARNARD')).toThrow('one system');
  });
});

describe('distances between stars', () => {
  it('agree with the catalogue and are the same both ways', () => {
    expect(distanceMilliLy(SEED, 0, star('ALPHACEN'))).toBeCloseTo(4344, -1);
    expect(distanceMilliLy(SEED, star('LUYTEN7268'), star('TAUCETI'))).toBeCloseTo(3200, -2);
    expect(distanceMilliLy(SEED, 5, 77_000)).toBe(distanceMilliLy(SEED, 77_000, 5));
    expect(distanceMilliLy(SEED, 9, 9)).toBe(0);
  });
});

describe('travel', () => {
  it('cruises 33.83 s at 1 AU, rounded up exactly, and never less than 5 s', () => {
    expect(cruiseSeconds(RULES, 1_000_000, FULL)).toBe(34);
    expect(cruiseSeconds(RULES, 0, FULL)).toBe(5);
    // 33.83 · √d = t exactly at d = (t / 33.83)²: one step further must give one second more.
    const even = { ...RULES, travel: { ...RULES.travel, cruiseMilliseconds: 30_000 } };
    expect(cruiseSeconds(even, 4_000_000, FULL)).toBe(60);
    expect(cruiseSeconds(even, 4_000_001, FULL)).toBe(61);
  });

  it('agrees with the closed form wherever that is not next to a whole second', () => {
    for (let n = 1; n < 3000; n += 1) {
      const seconds = 33.83 * Math.sqrt((n * 17_389) / 1e6);
      if (Math.abs(seconds - Math.round(seconds)) < 1e-9) continue;
      expect(cruiseSeconds(RULES, n * 17_389, FULL)).toBe(Math.max(5, Math.ceil(seconds)));
    }
  });

  it('surges 45 s a light year, a quarter shorter to a hub', () => {
    expect(surgeSeconds(RULES, 42_290, FULL, false)).toBe(1904);
    expect(surgeSeconds(RULES, 4000, FULL, false)).toBe(180);
    expect(surgeSeconds(RULES, 4000, FULL, true)).toBe(135);
  });

  it('goes in one leg within a system, over both edges between systems', () => {
    expect(travelLegs(SEED, at('SOL-3'), at('SOL-3'))).toEqual([]);
    expect(travelLegs(SEED, at('SOL-3'), at('SOL-4'))).toHaveLength(1);
    const legs = travelLegs(SEED, at('SOL-3'), at('BARNARD-BELT-1'));
    expect(legs.map((leg) => leg.kind)).toEqual(['cruise', 'surge', 'cruise']);
    expect(legs[1]).toMatchObject({ from: at('SOL'), to: at('BARNARD') });
    expect(legs[1]?.distance).toBe(distanceMilliLy(SEED, 0, star('BARNARD')));
    expect(legs[0]?.distance).toBe(au('SOL-3', 'SOL'));
    expect(travelLegs(SEED, at('SOL'), at('SIRIUS')).map((leg) => leg.kind)).toEqual(['surge']);
    expect(legs.map((leg) => travelSeconds(RULES, leg, FULL, true))).toEqual([
      cruiseSeconds(RULES, legs[0]?.distance ?? 0, FULL),
      surgeSeconds(RULES, 5963, FULL, true),
      cruiseSeconds(RULES, legs[2]?.distance ?? 0, FULL),
    ]);
    expect(starSystem(SEED, 0).edgeMicroAu).toBeLessThan(legs[0]?.distance ?? 0);
  });
});
