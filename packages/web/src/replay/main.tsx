import { lazy } from 'preact/compat';
import { showTheatre } from './page/theatre.js';

/** Loaded when a log is open: it has the map. */
const GameWorld = lazy(async () => (await import('./game/gameWorld.js')).GameWorld);

showTheatre(
  () => new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' }),
  GameWorld,
);
