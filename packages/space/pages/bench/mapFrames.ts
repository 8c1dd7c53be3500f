import { startMapDrawing } from '../src/map/mapDrawing.js';
import type { MapDevice, MapStar } from '../src/map/mapScene.js';

/** What frames took, in milliseconds. */
interface FrameTimes {
  readonly median: number;
  readonly p95: number;
  /** The part of the median in which the page draws. */
  readonly scriptMedian: number;
  /** Devices on the screen in the last frame. */
  readonly seen: number;
  /** How often the last frame has called the canvas. */
  readonly calls: number;
}

const STARS = 1000;

/** The width of each of the two panels over the map, in pixels. */
const PANEL_PX = 260;

/** A number from 0 to 1 that follows from another one. */
function spread(n: number): number {
  return (n * 0.618_033_988_7) % 1;
}

function madeUpStars(): readonly MapStar[] {
  return Array.from({ length: STARS }, (_, n) => {
    const distance = 40 * Math.cbrt(n / STARS);
    const angle = spread(n) * 2 * Math.PI;
    const [x, y] = [distance * Math.cos(angle), distance * Math.sin(angle)];
    const rest = { planets: 3, belts: 1, lockedBy: undefined };
    return { code: `S${n}`, name: `Star ${n}`, spectralClass: 'GKM'.charAt(n % 3), x, y, ...rest };
  });
}

function madeUpDevices(count: number): readonly MapDevice[] {
  return Array.from({ length: count }, (_, n) => {
    const [from, to] = [`S${n % STARS}`, `S${Math.floor(spread(n) * STARS)}`];
    const leg = { from, to, departTick: 0, arriveTick: 5000 + (n % 7919) };
    const device = { code: `d${n}`, type: 'mining_drone', name: `Drone ${n}`, work: 'travelling' };
    return { ...device, location: from, legs: [leg] };
  });
}

/** Panels over both sides of the map, as players have them open. */
function madeUpPanels(): readonly HTMLElement[] {
  return (['left', 'right'] as const).map((side) => {
    const panel = document.createElement('aside');
    panel.textContent = 'A panel over the map. '.repeat(40);
    Object.assign(panel.style, {
      position: 'absolute',
      top: '80px',
      bottom: '80px',
      [side]: '0',
      width: `${PANEL_PX}px`,
      opacity: '0.92',
      background: 'var(--panel)',
      borderRadius: '14px',
    });
    return panel;
  });
}

/** Draws frames of a map with moving devices at a scale, and measures them. */
async function measureFrames(
  count: number,
  scale: number,
  frames: number,
  isPanned = false,
): Promise<FrameTimes> {
  const canvas = document.createElement('canvas');
  document.body.replaceChildren(canvas, ...madeUpPanels());
  const drawing = startMapDrawing(canvas);
  drawing.setSize({ width: innerWidth, height: innerHeight });
  drawing.setArea({ left: PANEL_PX, top: 0, right: innerWidth - PANEL_PX, bottom: innerHeight });
  drawing.setScene({
    stars: madeUpStars(),
    systems: new Map(),
    devices: madeUpDevices(count),
    others: new Map(),
    names: new Map(),
    goal: undefined,
    route: [],
    climates: new Map(),
  });
  const gaps: number[] = [];
  const scripts: number[] = [];
  let camera = { x: 0, y: 0, scale };
  let beforeMs = await nextFrame();
  for (let n = 0; n < frames; n += 1) {
    if (isPanned) camera = { ...camera, x: camera.x + 2 / scale };
    const startMs = performance.now();
    drawing.draw({ camera, tick: 100 + n * 10, selected: '' });
    scripts.push(performance.now() - startMs);
    const nowMs = await nextFrame();
    gaps.push(nowMs - beforeMs);
    beforeMs = nowMs;
  }
  const seen = drawing.seen();
  const calls = countCalls(() => drawing.draw({ camera, tick: 5000, selected: '' }));
  drawing.close();
  return {
    median: quantile(gaps, 0.5),
    p95: quantile(gaps, 0.95),
    scriptMedian: quantile(scripts, 0.5),
    seen,
    calls,
  };
}

/** How often something calls a method of a canvas. */
function countCalls(draw: () => void): number {
  const prototype = CanvasRenderingContext2D.prototype as unknown as Record<string, unknown>;
  const fields = Object.entries(Object.getOwnPropertyDescriptors(prototype));
  const methods = fields.filter(([, { value }]) => typeof value === 'function');
  let calls = 0;
  for (const [name, { value }] of methods) {
    prototype[name] = function counted(this: unknown, ...args: unknown[]) {
      calls += 1;
      return (value as (...all: unknown[]) => unknown).apply(this, args);
    };
  }
  draw();
  Object.defineProperties(prototype, Object.fromEntries(methods));
  return calls;
}

function nextFrame(): Promise<number> {
  return new Promise((done) => void requestAnimationFrame(done));
}

/** A quantile of numbers, without the first ones, which warm up. */
function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.slice(10).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
}

Object.assign(globalThis, { measureFrames });
