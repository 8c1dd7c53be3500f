import { arena } from '../../examples/games/src/arena.js';

/** Lengths of the arena are in millimetres; a tick is 50 ms. */
const FIELD = 100_000;
const TICKS = 200;
const SECONDS = TICKS / 20;
const PLAYERS = 30;

/** One frame in so many ticks; between two frames, the picture moves along a line. */
const FRAME = 5;

/** Players turn back when they are so near to the border: the picture shows no jumps across it. */
const MARGIN = 14_000;

/** The field in the picture, in pixels. */
const WIDTH = 640;
const HEIGHT = 400;

/** Ten seconds of the arena, and the hash of the last one. */
interface Played {
  /** The bodies of each frame. */
  readonly frames: readonly (readonly { readonly x: number; readonly y: number }[])[];
  readonly hashes: readonly string[];
  readonly hits: readonly { readonly tick: number; readonly x: number; readonly y: number }[];
}

type Body = Readonly<Record<'vx' | 'vy' | 'x' | 'y', number>>;
type Velocity = Pick<Body, 'vx' | 'vy'>;

/** Now and then, a player turns to a direction that follows from its number and the tick. */
function wander({ vx, vy, x, y }: Body, player: number, tick: number): Velocity {
  const turned = (at: number, speed: number, moment: number): number => {
    if (at < MARGIN) return 300;
    if (at > FIELD - MARGIN) return -300;
    return (tick + player) % 40 === 0 ? ((player * 37 + moment * 61) % 81) * 8 - 320 : speed;
  };
  return { vx: turned(x, vx, tick), vy: turned(y, vy, tick + 7) };
}

/** Every third player follows the nearest body. */
function hunt(own: Body, bodies: readonly Body[]): Velocity {
  const far = ({ x, y }: Body): number => (x - own.x) ** 2 + (y - own.y) ** 2;
  const [nearest = own] = bodies.filter((each) => each !== own).sort((a, b) => far(a) - far(b));
  const speed = (way: number): number => Math.max(-340, Math.min(340, Math.round(way / 8)));
  return { vx: speed(nearest.x - own.x), vy: speed(nearest.y - own.y) };
}

/** Plays the arena with commands of players who wander about. */
function play(): Played {
  let world = arena.genesis({ seed: 7 });
  const give = (account: number, type: 'join' | 'steer', args: object): void => {
    world = arena.execute(world, { id: '', account, type, args } as never).snapshot;
  };
  const players = Array.from({ length: PLAYERS }, (_, index) => index + 1);
  for (const player of players) give(player, 'join', {});
  const frames: Played['frames'][number][] = [];
  const hashes: string[] = [];
  const hits: Played['hits'][number][] = [];
  for (let tick = 0; tick <= TICKS; tick += 1) {
    const bodies = [...arena.read(world).bodies];
    if (tick % FRAME === 0) {
      frames.push(bodies.map(({ x, y }) => ({ x, y })));
      hashes.push(arena.hash(world));
    }
    for (const [index, body] of bodies.entries()) {
      const player = index + 1;
      if ((tick + player) % 10 !== 0) continue;
      const wanted = player % 3 === 0 ? hunt(body, bodies) : wander(body, player, tick);
      if (wanted.vx !== body.vx || wanted.vy !== body.vy) give(player, 'steer', wanted);
    }
    const { events, snapshot } = arena.tick(world);
    world = snapshot;
    for (const event of events) {
      if (event.name !== 'body.hit' || event.body > event.by) continue;
      const { x, y } = arena.read(world).bodies.get(event.body);
      hits.push({ tick, x, y });
    }
  }
  return { frames, hashes, hits };
}

/** The arena as a picture that moves: an SVG whose motion is CSS alone. */
export function arenaPicture(): string {
  const { frames, hashes, hits } = play();
  const at = ({ x, y }: { readonly x: number; readonly y: number }): string =>
    `${Math.round((x / FIELD) * WIDTH)}px,${Math.round((y / FIELD) * HEIGHT)}px`;
  const percent = (frame: number): string => `${(100 * frame) / (frames.length - 1)}%`;
  const moves = Array.from({ length: PLAYERS }, (_, index) => {
    const stops = frames.map((bodies, frame) => {
      const body = bodies[index];
      return body && `${percent(frame)}{transform:translate(${at(body)})}`;
    });
    return `@keyframes m${index}{${stops.join('')}}`;
  });
  // Behind each body are two paler ones, which are where it was a moment before.
  const bodies = Array.from({ length: PLAYERS }, (_, index) => {
    const circle = (look: string, radius: number): string =>
      `<circle class="${look}" style="animation-name:m${index}" r="${radius}"/>`;
    const hue = Math.round((index * 360) / PLAYERS);
    const circles = circle('m b', 3) + circle('m a', 4) + circle('m', 5);
    return `<g fill="hsl(${hue} 80% 65%)">${circles}</g>`;
  });
  const rings = hits.map(({ tick, ...place }) => {
    const [x, y] = at(place).replaceAll('px', '').split(',');
    return `<circle class="h" cx="${x}" cy="${y}" r="14" style="animation-delay:${tick / 20}s"/>`;
  });
  const captions = hashes.flatMap((hash, frame) => {
    const tick = frame * FRAME;
    if (tick % 20 !== 0 || tick === TICKS) return [];
    const text = `tick ${tick}, hash ${hash}`;
    return `<text x="12" y="${HEIGHT + 25}" style="animation-delay:${tick / 20}s">${text}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT + 38}">`,
    '<style>',
    `.m{animation:${SECONDS}s linear infinite backwards}`,
    '.a{opacity:.5;animation-delay:.15s}.b{opacity:.3;animation-delay:.3s}',
    `.h{fill:none;stroke:#fff;opacity:0;animation:hit ${SECONDS}s infinite}`,
    '@keyframes hit{0%{opacity:.9;stroke-width:4}6%,to{opacity:0;stroke-width:0}}',
    'text{fill:#9fb3c8;font:14px ui-monospace,Menlo,Consolas,monospace}',
    `text{opacity:0;animation:now ${SECONDS}s infinite}`,
    `@keyframes now{0%,${100 / SECONDS - 0.01}%{opacity:1}${100 / SECONDS}%,to{opacity:0}}`,
    '@media (prefers-reduced-motion:reduce){*{animation-play-state:paused!important}}',
    ...moves,
    '</style>',
    '<rect width="100%" height="100%" rx="8" fill="#0d1117"/>',
    `<rect width="100%" height="${HEIGHT}" rx="8" fill="#131b28"/>`,
    ...bodies,
    ...rings,
    ...captions,
    '</svg>',
    '',
  ].join('\n');
}
