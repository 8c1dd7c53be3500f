import { astrarium } from '@astrarium/space';
import { runGame } from './runGame.js';

const elementOf = (id: string): Element => document.getElementById(id) ?? document.body;

let game = astrarium;
// Only at /inspect of the development server: a build for production leaves the inspector out.
if (import.meta.env.DEV && location.pathname === '/inspect') {
  const { inspectedGame } = await import('./inspectedGame.js');
  game = inspectedGame(elementOf('inspector'));
}
runGame(game, elementOf('game'));
