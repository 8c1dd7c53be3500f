// Hunts the nearest body of the arena: node arenaBot.js http://127.0.0.1:8080 Ada
import { openPlayer } from './player.js';

/** The highest speed, in millimetres a tick, in each direction. */
const SPEED = 400;

const [, , url = 'http://127.0.0.1:8080', name = 'Ada'] = process.argv;
const player = await openPlayer(url, name);
let last = '';
let isSteering = false;
for await (const [, { bodies, me, size }] of player.follow('/v1/views/field/stream')) {
  // Views come while a command is under way: the next one is steered by the newest.
  const own = bodies?.find(({ id }) => id === me);
  if (own && !isSteering) void steer(own, bodies, size);
}

async function steer(own, bodies, size) {
  /** The shorter way around the field. */
  const way = (from, to) => ((to - from + 1.5 * size) % size) - size / 2;
  const [nearest = { x: SPEED, y: SPEED / 2 }] = bodies
    .filter(({ id }) => id !== own.id)
    .map(({ x, y }) => ({ x: way(own.x, x), y: way(own.y, y) }))
    .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
  const speed = (distance) => Math.max(-SPEED, Math.min(SPEED, Math.round(distance)));
  const wanted = { vx: speed(nearest.x), vy: speed(nearest.y) };
  if (JSON.stringify(wanted) === last) return;
  isSteering = true;
  const { code, tick } = await player.ask('/v1/commands/steer', wanted);
  isSteering = false;
  last = JSON.stringify(wanted);
  console.log(`steer ${last}: ${code ?? `done at tick ${tick}`}, ${own.hits} hits`);
}
