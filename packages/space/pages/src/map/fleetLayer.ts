import { Particle, ParticleContainer, type Texture } from 'pixi.js';
import type { MapCamera, Size } from './mapCamera.js';
import { MAP_COLORS } from './mapColors.js';

/** When more moving devices than these are on the screen, near ones are drawn as one. */
const MAX_SINGLE = 4000;

/** The side of the squares whose devices are drawn as one, in pixels. */
const CELL_PX = 20;

/** The layer of moving devices, drawn in each frame; its particles are used again. */
export function fleetLayer(texture: Texture) {
  const container = new ParticleContainer({
    texture,
    dynamicProperties: { position: true, vertex: true, color: false },
  });
  const pool: Particle[] = [];
  let cells = new Uint32Array(0);
  let used = 0;

  function put(x: number, y: number, scale: number): void {
    let particle = pool[used];
    if (particle === undefined) {
      const anchor = { anchorX: 0.5, anchorY: 0.5 };
      particle = new Particle({ texture, ...anchor, tint: MAP_COLORS.device });
      pool.push(particle);
    }
    used += 1;
    particle.x = x;
    particle.y = y;
    particle.scaleX = scale;
    particle.scaleY = scale;
  }

  return {
    container,
    /** Draws the devices at their positions; returns how many are on the screen. */
    draw(positions: Float64Array, camera: MapCamera, { height, width }: Size): number {
      const columns = Math.ceil(width / CELL_PX) + 1;
      const rows = Math.ceil(height / CELL_PX) + 1;
      if (cells.length === columns * rows) cells.fill(0);
      else cells = new Uint32Array(columns * rows);
      const { scale } = camera;
      const [left, top] = [width / 2 - camera.x * scale, height / 2 - camera.y * scale];
      let seen = 0;
      for (let at = 0; at < positions.length; at += 2) {
        const x = (positions[at] as number) * scale + left;
        const y = (positions[at + 1] as number) * scale + top;
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        seen += 1;
        const cell = Math.floor(y / CELL_PX) * columns + Math.floor(x / CELL_PX);
        cells[cell] = (cells[cell] as number) + 1;
      }
      used = 0;
      if (seen > MAX_SINGLE) putCells(cells, columns, put);
      else putSingle(positions, { scale, left, top, width, height }, put);
      show(container, pool, used);
      return seen;
    },
  };
}

/** Shows the first particles of the pool. */
function show(container: ParticleContainer, pool: readonly Particle[], used: number): void {
  const shown = container.particleChildren;
  if (shown.length === used) return;
  if (shown.length > used) shown.length = used;
  else for (let at = shown.length; at < used; at += 1) shown.push(pool[at] as Particle);
  container.update();
}

type Put = (x: number, y: number, scale: number) => void;

function putCells(cells: Uint32Array, columns: number, put: Put): void {
  for (let cell = 0; cell < cells.length; cell += 1) {
    const count = cells[cell] as number;
    if (count === 0) continue;
    const size = Math.min(0.9, 0.16 + Math.log2(count + 1) * 0.07);
    put(((cell % columns) + 0.5) * CELL_PX, (Math.floor(cell / columns) + 0.5) * CELL_PX, size);
  }
}

interface Frame extends Size {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

function putSingle(positions: Float64Array, frame: Frame, put: Put): void {
  const { height, left, scale, top, width } = frame;
  for (let at = 0; at < positions.length; at += 2) {
    const x = (positions[at] as number) * scale + left;
    const y = (positions[at + 1] as number) * scale + top;
    if (x >= 0 && y >= 0 && x < width && y < height) put(x, y, 0.2);
  }
}
