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

const COLOR = rgbOf(MAP_COLORS.travelling);

const OPAQUE = 0xff000000 | 0;

/** The steps in which trails fade. */
const FADE_STEPS = 12;

const DOT = lightOf(1.5);
const FAINT_DOT = lightOf(0.9);
const WAY_DOT = lightOf(0.6);
const FADING = Array.from({ length: FADE_STEPS }, (_, step) =>
  lightOf(0.8 * (1 - step / FADE_STEPS)),
);

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

/** The pixels of a picture as numbers, red in the lowest byte. */
function pixelsOf({ data }: ImageData): Int32Array {
  return new Int32Array(data.buffer);
}

/**
 * The light that a point adds to the four pixels around it, for each of 4 × 4 places within the
 * first one: computed once, because a frame adds hundreds of thousands.
 */
function lightOf(strength: number): Int32Array {
  const shares = Array.from({ length: 64 }, (_, at) => {
    const [across, down] = [((at >> 2) & 3) / 4, (at >> 4) / 4];
    const share = (at & 1 ? across : 1 - across) * (at & 2 ? down : 1 - down);
    return COLOR.map((part) => Math.min(255, Math.round(part * share * strength)));
  });
  return Int32Array.from(
    shares,
    ([red = 0, green = 0, blue = 0]) => red | (green << 8) | (blue << 16),
  );
}

/** Adds light around a point; what is brighter than white stays white. */
function addLight(pixels: Int32Array, width: number, x: number, y: number, light: Int32Array) {
  const [quarterX, quarterY] = [Math.floor(x * 4), Math.floor(y * 4)];
  const at = (quarterY >> 2) * width + (quarterX >> 2);
  const from = ((quarterY & 3) * 4 + (quarterX & 3)) * 4;
  addTo(pixels, at, light[from] as number);
  addTo(pixels, at + 1, light[from + 1] as number);
  addTo(pixels, at + width, light[from + 2] as number);
  addTo(pixels, at + width + 1, light[from + 3] as number);
}

/** Adds a colour to a pixel, all channels at once: one that overflows becomes 255. */
function addTo(pixels: Int32Array, at: number, color: number): void {
  const under = pixels[at] as number;
  const redBlue = (under & 0xff00ff) + (color & 0xff00ff);
  const green = (under & 0xff00) + (color & 0xff00);
  const over = (redBlue & 0x1000100) | (green & 0x10000);
  const full = over - (over >>> 8);
  pixels[at] = OPAQUE | (redBlue & 0xff00ff) | (green & 0xff00) | full;
}

/** Adds a dot for each device; many together shine less each. */
function addDots(frame: ImageData, seen: Float64Array, ratio: number): void {
  const pixels = pixelsOf(frame);
  const light = seen.length > 30_000 * SEEN_WORDS ? FAINT_DOT : DOT;
  const sides = Math.ceil(ratio);
  for (let at = 0; at < seen.length; at += SEEN_WORDS) {
    const x = seen[at] as number;
    const y = seen[at + 1] as number;
    for (let down = 0; down < sides; down += 1) {
      for (let across = 0; across < sides; across += 1) {
        addLight(pixels, frame.width, x + across, y + down, light);
      }
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
  const pixels = pixelsOf(frame);
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
      const step = Math.floor((away / (TRAIL_PX * ratio)) * FADE_STEPS);
      addLight(pixels, width, behindX, behindY, FADING[step] as Int32Array);
    }
    if (!hasWays) continue;
    const gap = DOT_GAP_PX * ratio;
    for (let away = 2 * gap; away < length - done; away += gap) {
      const [aheadX, aheadY] = [x + stepX * away, y + stepY * away];
      if (!isInside(aheadX, aheadY)) break;
      addLight(pixels, width, aheadX, aheadY, WAY_DOT);
    }
  }
}

/** Draws an arrow for each device that points to where it goes; smaller ones when many do. */
function drawArrows(
  context: CanvasRenderingContext2D,
  seen: Float64Array,
  legs: Float64Array,
  ratio: number,
): void {
  const px = seen.length > 60 * SEEN_WORDS ? 0.7 : 1;
  context.fillStyle = MAP_COLORS.selected;
  context.globalAlpha = 1;
  context.beginPath();
  for (let at = 0; at < seen.length; at += SEEN_WORDS) {
    const [x, y] = [(seen[at] as number) / ratio, (seen[at + 1] as number) / ratio];
    const leg = (seen[at + 2] as number) * LEG_WORDS;
    const angle = Math.atan2(legs[leg + 3] as number, legs[leg + 2] as number);
    const [cos, sin] = [Math.cos(angle) * px, Math.sin(angle) * px];
    context.moveTo(x + 6 * cos, y + 6 * sin);
    context.lineTo(x - 4 * cos - 3.4 * sin, y - 4 * sin + 3.4 * cos);
    context.lineTo(x - 2 * cos, y - 2 * sin);
    context.lineTo(x - 4 * cos + 3.4 * sin, y - 4 * sin - 3.4 * cos);
    context.closePath();
  }
  context.fill();
}
