import { below, floorDiv, max, roll, type SecretKey } from '../../kernel.js';
import type { AsteroidRules } from '../ruleset/asteroidRules.js';
import { CHANCE } from './chance.js';
import { locationParts } from './locationNumber.js';

/** An asteroid on its way to a place. */
export interface Asteroid {
  /** The tick from which on everybody sees it. */
  readonly sightedAt: number;
  readonly strikesAt: number;
}

/**
 * The next asteroid that strikes a place after a tick; undefined where there are none. From the key
 * alone: what happens in the game does not change it.
 */
export function nextAsteroid(
  { noticeSeconds, periodSeconds }: AsteroidRules,
  key: SecretKey,
  place: number,
  tick: number,
): Asteroid | undefined {
  const kind = locationParts(place)?.kind;
  if (periodSeconds === 0 || (kind !== 'belt' && kind !== 'planet')) return undefined;
  const strikeIn = (period: number): number => {
    const rolled = roll(key, CHANCE.asteroid, place, period);
    const free = max(1, periodSeconds - noticeSeconds);
    return period * periodSeconds + noticeSeconds + below(free, rolled);
  };
  const period = floorDiv(tick, periodSeconds);
  const strike = strikeIn(period);
  const strikesAt = strike > tick ? strike : strikeIn(period + 1);
  return { sightedAt: strikesAt - noticeSeconds, strikesAt };
}
