import { handleAsteroid } from '../rules/asteroids/handleAsteroid.js';
import type { GameSystem } from '../rules/schema.js';

/** An asteroid is sighted on its way to a place, or strikes it. */
export const asteroid: GameSystem = {
  name: 'asteroid',
  table: 'locations',
  timer: 'asteroid',
  run: handleAsteroid,
};
