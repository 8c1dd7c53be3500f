import { type Hit, type HitGrid, hitGrid } from './hitGrid.js';
import type { Box, MapCamera } from './mapCamera.js';
import { MAP_COLORS, rgbOf } from './mapColors.js';
import type { Point } from './mapScene.js';
import { LEG_WORDS, type MovingDevices } from './movingDevices.js';

/** Up to so many moving devices on the screen have trails, arrows, and dots along their ways. */
const MAX_TRAILS = 5000;
const MAX_ARROWS = 600;
const MAX_WAYS = 200;

/** The length of a trail, and the distance of dots along a way, in pixels. */
const TRAIL_PX = 30;
const DOT_GAP_PX = 7;

/** Numbers for each device on the screen: x and y in pixels of the canvas, and its index. */
const SEEN_WORDS = 3;

/** The radius of a device on the screen, in pixels. */
const DEVICE_PX = 4;

const [RED, GREEN, BLUE] = rgbOf(MAP_COLORS.travelling);

/** The moving devices of a canvas. */
export interface FleetDrawing {
  /** Takes what the canvas shows now as what stands still; devices do not cover a part of it. */
  takeStill(kept: Box | undefined): void;
  /** Draws the devices where they are at a tick; returns whether the canvas has changed. */
  draw(devices: MovingDevices, tick: number, camera: MapCamera): boolean;
  /** The devices on the screen: their indices and points, in pixels of the page. */
  shown(): Generator<Point & { readonly index: number }>;
  /** The index of the device that the last frame has nearest to a point, within a reach. */
  nearest(at: Point, reach: number): (Hit & Point) | undefined;
  /** How many moving devices the last frame has on the screen. */
  readonly count: () => number;
}

/**
 * Draws moving devices over a picture of what stands still. A frame copies the picture in memory,
 * adds light to it where devices are, and writes it to the canvas: one call for all devices, and
 * no work for a graphics card, which a machine may lack. A frame in which no device has moved by a
 * quarter of a pixel is not drawn.
 */
export function fleetDrawing(context: CanvasRenderingContext2D, ratio: number): FleetDrawing {
  const { height, width } = context.canvas;
  const frame = new ImageData(width, height);
  let still = frame;
  let seen = new Float64Array(0);
  let count = 0;
  let places = 0;
  let hits: HitGrid | undefined;
  let kept: Box | undefined;

  /** Finds the devices on the screen; returns a number that changes when they move. */
  function look(positions: Float64Array, { scale, x, y }: MapCamera): number {
    const room = (positions.length / 2) * SEEN_WORDS;
    if (seen.length < room) seen = new Float64Array(room);
    const zoom = scale * ratio;
    const [left, top] = [width / 2 - x * zoom, height / 2 - y * zoom];
    let sum = 1;
    count = 0;
    for (let at = 0; at < positions.length; at += 2) {
      const across = (positions[at] as number) * zoom + left;
      const down = (positions[at + 1] as number) * zoom + top;
      if (!(across >= 0 && down >= 0 && across < width - 4 && down < height - 4)) continue;
      const isKept =
        kept !== undefined &&
        across >= kept.left * ratio &&
        across <= kept.right * ratio &&
        down >= kept.top * ratio &&
        down <= kept.bottom * ratio;
      if (isKept) continue;
      seen[count] = across;
      seen[count + 1] = down;
      seen[count + 2] = at / 2;
      count += SEEN_WORDS;
      sum = (Math.imul(sum, 31) + Math.floor(across * 4) + Math.floor(down * 4) * 8191) | 0;
    }
    return sum;
  }

  const deviceAt = (at: number) => ({
    index: seen[at + 2] as number,
    x: (seen[at] as number) / ratio,
    y: (seen[at + 1] as number) / ratio,
  });

  return {
    takeStill(box) {
      kept = box;
      still = context.getImageData(0, 0, width, height);
      places = 0;
    },
    draw(devices, tick, camera) {
      const now = look(devices.positions(tick), camera);
      if (now === places) return false;
      places = now;
      hits = undefined;
      const shown = seen.subarray(0, count);
      const devicesCount = count / SEEN_WORDS;
      frame.data.set(still.data);
      if (devicesCount <= MAX_TRAILS) {
        const hasWays = devicesCount <= MAX_WAYS;
        addTrails(frame, shown, { legs: devices.legs, camera, ratio, hasWays });
      }
      if (devicesCount > MAX_ARROWS) addDots(frame, shown, ratio);
      context.putImageData(frame, 0, 0);
      if (devicesCount <= MAX_ARROWS) drawArrows(context, shown, devices.legs, ratio);
      return true;
    },
    *shown() {
      for (let at = 0; at < count; at += SEEN_WORDS) yield deviceAt(at);
    },
    nearest(at, reach) {
      hits ??= hitGrid(disksOf(seen.subarray(0, count), ratio), {
        width: width / ratio,
        height: height / ratio,
      });
      const hit = hits.nearest(at, reach);
      return hit && { ...hit, ...deviceAt(hit.index * SEEN_WORDS) };
    },
    count: () => count / SEEN_WORDS,
  };
}

/** The devices on the screen as disks in pixels of the page. */
function disksOf(seen: Float64Array, ratio: number): Float64Array {
  return seen.map((value, at) => (at % SEEN_WORDS === 2 ? DEVICE_PX : value / ratio));
}

/** Adds light around a point; what is brighter than white stays white. */
function addLight({ data, width }: ImageData, x: number, y: number, strength: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - left, y - top];
  let at = (top * width + left) * 4;
  for (let row = 0; row < 2; row += 1) {
    const rowStrength = (row === 0 ? 1 - down : down) * strength;
    for (let column = 0; column < 2; column += 1) {
      const share = (column === 0 ? 1 - across : across) * rowStrength;
      data[at] = (data[at] as number) + RED * share;
      data[at + 1] = (data[at + 1] as number) + GREEN * share;
      data[at + 2] = (data[at + 2] as number) + BLUE * share;
      at += 4;
    }
    at += width * 4 - 8;
  }
}

/** Adds a dot for each device; many together shine less each. */
function addDots(frame: ImageData, seen: Float64Array, ratio: number): void {
  const strength = seen.length > 30_000 * SEEN_WORDS ? 0.9 : 1.5;
  const sides = Math.ceil(ratio);
  for (let at = 0; at < seen.length; at += SEEN_WORDS) {
    const [x, y] = [seen[at] as number, seen[at + 1] as number];
    for (let part = 0; part < sides * sides; part += 1) {
      addLight(frame, x + (part % sides), y + Math.floor(part / sides), strength);
    }
  }
}

interface Ways {
  readonly legs: Float64Array;
  readonly camera: MapCamera;
  readonly ratio: number;
  /** Whether dots show where devices go. */
  readonly hasWays: boolean;
}

/** Adds a fading line behind each device, and dots up to where it goes. */
function addTrails(frame: ImageData, seen: Float64Array, ways: Ways): void {
  const { height, width } = frame;
  const { camera, hasWays, legs, ratio } = ways;
  const isInside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width - 2 && y < height - 2;
  for (let at = 0; at < seen.length; at += SEEN_WORDS) {
    const [x, y] = [seen[at] as number, seen[at + 1] as number];
    const leg = (seen[at + 2] as number) * LEG_WORDS;
    const zoom = camera.scale * ratio;
    const [wayX, wayY] = [(legs[leg + 2] as number) * zoom, (legs[leg + 3] as number) * zoom];
    const length = Math.hypot(wayX, wayY);
    if (length < 1) continue;
    const [stepX, stepY] = [wayX / length, wayY / length];
    const startX = ((legs[leg] as number) - camera.x) * zoom + width / 2;
    const startY = ((legs[leg + 1] as number) - camera.y) * zoom + height / 2;
    const done = Math.hypot(x - startX, y - startY);
    const trail = Math.min(TRAIL_PX * ratio, done);
    for (let away = 0; away < trail; away += 1) {
      const [behindX, behindY] = [x - stepX * away, y - stepY * away];
      if (!isInside(behindX, behindY)) break;
      addLight(frame, behindX, behindY, 0.8 * (1 - away / (TRAIL_PX * ratio)));
    }
    if (!hasWays) continue;
    const gap = DOT_GAP_PX * ratio;
    for (let away = 2 * gap; away < length - done; away += gap) {
      const [aheadX, aheadY] = [x + stepX * away, y + stepY * away];
      if (!isInside(aheadX, aheadY)) break;
      addLight(frame, aheadX, aheadY, 0.6);
    }
  }
}

/** Draws an arrow for each device that points to where it goes. */
function drawArrows(
  context: CanvasRenderingContext2D,
  seen: Float64Array,
  legs: Float64Array,
  ratio: number,
): void {
  context.fillStyle = MAP_COLORS.selected;
  context.beginPath();
  for (let at = 0; at < seen.length; at += SEEN_WORDS) {
    const [x, y] = [(seen[at] as number) / ratio, (seen[at + 1] as number) / ratio];
    const leg = (seen[at + 2] as number) * LEG_WORDS;
    const angle = Math.atan2(legs[leg + 3] as number, legs[leg + 2] as number);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    context.moveTo(x + 6 * cos, y + 6 * sin);
    context.lineTo(x - 4 * cos - 3.4 * sin, y - 4 * sin + 3.4 * cos);
    context.lineTo(x - 2 * cos, y - 2 * sin);
    context.lineTo(x - 4 * cos + 3.4 * sin, y - 4 * sin - 3.4 * cos);
    context.closePath();
  }
  context.fill();
}
