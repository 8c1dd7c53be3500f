import { INT_MAX } from '@astrarium/core';
import type { Section } from './section.js';

const DAY = 86_400;

/** Asteroids: how often one passes a belt or a planet, and what it does to devices there. */
export interface AsteroidRules {
  /** One asteroid strikes each belt and each planet in so many seconds; 0 for no asteroids. */
  readonly periodSeconds: number;
  /** From its sighting until it strikes. */
  readonly noticeSeconds: number;
  /** Capacity that a device loses when it is hit, in millionths of full capacity. */
  readonly damagePpm: number;
  /** No device is left with less capacity by an asteroid, in millionths. */
  readonly floorPpm: number;
  /** The most devices of one account that an asteroid hits. */
  readonly maxDevices: number;
}

/** Values and bounds of `AsteroidRules`. */
export const ASTEROIDS: Section<AsteroidRules> = {
  periodSeconds: [30 * DAY, 0, 1e9],
  noticeSeconds: [DAY / 4, 0, 'asteroids.periodSeconds'],
  damagePpm: [200_000, 0, 1_000_000],
  floorPpm: [100_000, 0, 1_000_000],
  maxDevices: [8, 0, INT_MAX],
};
