import type { Point } from './mapScene.js';

/** What part of the map is shown: the point in the middle, and pixels for each unit. */
export interface MapCamera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The size of the map on the screen, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const MIN_SCALE = 0.004;

/** At this scale a planet fills a screen. */
const MAX_SCALE = 400;

/** Where a point of the map is on the screen. */
export function toScreen({ scale, x, y }: MapCamera, { height, width }: Size, at: Point): Point {
  return { x: (at.x - x) * scale + width / 2, y: (at.y - y) * scale + height / 2 };
}

/** Which point of the map is at a point of the screen. */
export function toMap({ scale, x, y }: MapCamera, { height, width }: Size, at: Point): Point {
  return { x: (at.x - width / 2) / scale + x, y: (at.y - height / 2) / scale + y };
}

/** The camera that shows a point of the map in the middle of an area of the screen. */
export function centred({ x, y }: Point, scale: number, area: Box, size: Size): MapCamera {
  return {
    scale,
    x: x + (size.width - area.left - area.right) / 2 / scale,
    y: y + (size.height - area.top - area.bottom) / 2 / scale,
  };
}

/** What a map shows, whatever its size: a point in the middle, and how far it is to the edge. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  /** From the middle to the nearest edge, in units of the map. */
  readonly radius: number;
}

/** What a camera shows in an area of the screen. */
export function viewOf(camera: MapCamera, area: Box, size: Size): MapView {
  const { bottom, left, right, top } = area;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const radius = Math.min(right - left, bottom - top) / (2 * camera.scale);
  return { ...toMap(camera, size, middle), radius };
}

/** The camera that shows a view in an area of the screen. */
export function viewing({ radius, ...middle }: MapView, area: Box, size: Size): MapCamera {
  const { bottom, left, right, top } = area;
  const scale = Math.min(right - left, bottom - top) / (2 * radius);
  return centred(middle, Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale)), area, size);
}

/** The camera that shows points of the map in an area of the screen, at most so near. */
export function fitted(
  points: readonly Point[],
  maxScale: number,
  area: Box,
  size: Size,
): MapCamera {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const room = { width: area.right - area.left, height: area.bottom - area.top };
  const scale = Math.min(
    maxScale,
    (room.width * 0.8) / (right - left),
    (room.height * 0.8) / (bottom - top),
  );
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return centred(middle, Math.max(MIN_SCALE, scale), area, size);
}

/** A camera moved until a point is within an area of the screen, without a part of its edges. */
export function seeing(
  camera: MapCamera,
  point: Point,
  area: Box,
  size: Size,
  margin = 0.2,
): MapCamera {
  const { x, y } = toScreen(camera, size, point);
  const across = (area.right - area.left) * margin;
  const down = (area.bottom - area.top) * margin;
  return panned(
    camera,
    Math.max(0, area.left + across - x) - Math.max(0, x - area.right + across),
    Math.max(0, area.top + down - y) - Math.max(0, y - area.bottom + down),
  );
}

/** Moves what is shown by pixels. */
export function panned(camera: MapCamera, dx: number, dy: number): MapCamera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Zooms by a factor; the point under `at` stays where it is. */
export function zoomed(camera: MapCamera, size: Size, at: Point, factor: number): MapCamera {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, camera.scale * factor));
  const fixed = toMap(camera, size, at);
  return {
    scale,
    x: fixed.x - (at.x - size.width / 2) / scale,
    y: fixed.y - (at.y - size.height / 2) / scale,
  };
}

/** A camera between two others, for `part` from 0 to 1; the scale changes evenly. */
export function between(from: MapCamera, to: MapCamera, part: number): MapCamera {
  const scale = from.scale * (to.scale / from.scale) ** part;
  // The centre follows the scale, so that the target does not leave the screen on the way.
  const shrink =
    to.scale === from.scale
      ? 1 - part
      : (1 / scale - 1 / to.scale) / (1 / from.scale - 1 / to.scale);
  return { scale, x: to.x + (from.x - to.x) * shrink, y: to.y + (from.y - to.y) * shrink };
}
