import type { Graphics } from 'pixi.js';
import { clustered } from './clustered.js';
import { type MapCamera, type Size, toScreen } from './mapCamera.js';
import { MAP_COLORS, planetMapColor } from './mapColors.js';
import type { MapLabel } from './freeLabels.js';
import { type MapLayout, MIN_SYSTEM_PX, orbitRadius, SYSTEM_RADIUS } from './mapLayout.js';
import type { MapScene, MapSystem, OtherDevices, Point } from './mapScene.js';

/** The distance of labels from the middle of a place with a ring, in pixels. */
export const RING_LABEL_PX = 22;

/** From this scale the moons and Lagrange points of a planet are drawn. */
const SATELLITE_SCALE = 6;

const LAGRANGE_POINTS = [1, 2, 3, 4, 5] as const;

/** What places of a map are drawn with. */
export interface Drawing {
  readonly graphics: Graphics;
  readonly labels: MapLabel[];
  readonly camera: MapCamera;
  readonly size: Size;
  readonly layout: MapLayout;
  /** Codes of places with a ring, beside which labels are farther away. */
  readonly ringed: ReadonlySet<string>;
}

/** Draws the systems on the screen: orbits as rings, belts, and bodies with their labels. */
export function drawSystems(scene: MapScene, drawing: Drawing): void {
  const { camera, layout, size } = drawing;
  if (SYSTEM_RADIUS * camera.scale < MIN_SYSTEM_PX) return;
  const reach = SYSTEM_RADIUS * camera.scale + 50;
  for (const system of scene.systems.values()) {
    const center = layout.placeOf(system.star);
    if (center === undefined) continue;
    const at = toScreen(camera, size, center);
    const isSeen =
      at.x > -reach && at.y > -reach && at.x < size.width + reach && at.y < size.height + reach;
    if (isSeen) drawSystem(system, at, drawing);
  }
}

function drawSystem(system: MapSystem, center: Point, drawing: Drawing): void {
  const { camera, graphics, labels, layout, size } = drawing;
  const ring = (au: number): number => orbitRadius(system, au) * camera.scale;
  for (const { code, innerAu, outerAu } of system.belts) {
    const [inner, outer] = [ring(innerAu), ring(outerAu)];
    const width = Math.max(2, outer - inner);
    graphics
      .circle(center.x, center.y, (inner + outer) / 2)
      .stroke({ width, color: MAP_COLORS.belt, alpha: 0.28 });
    mark(drawing, code, MAP_COLORS.belt, 3);
  }
  for (const { code, kind, moons, orbitAu } of system.planets) {
    graphics
      .circle(center.x, center.y, ring(orbitAu))
      .stroke({ width: 1, color: MAP_COLORS.orbit, alpha: 0.9 });
    const isGiant = kind.endsWith('_giant');
    mark(drawing, code, planetMapColor(kind), bodyPx(camera.scale, isGiant));
    if (camera.scale < SATELLITE_SCALE) continue;
    const satellites = [...moons, ...LAGRANGE_POINTS.map((number) => `${code}-L${number}`)];
    for (const satellite of satellites) mark(drawing, satellite, MAP_COLORS.satellite, 3);
  }
  for (const code of system.objects) {
    const place = layout.placeOf(code);
    if (place === undefined) continue;
    const { x, y } = toScreen(camera, size, place);
    graphics.rect(x - 5, y - 5, 10, 10).fill(MAP_COLORS.object);
    labels.push({ text: code, at: { x: x + 9, y: y - 7 }, color: MAP_COLORS.object });
  }
}

/** The radius of a planet on the screen, in pixels. */
function bodyPx(scale: number, isGiant: boolean): number {
  return Math.min(26, (isGiant ? 5 : 3.2) * Math.max(1, scale ** 0.5));
}

/** Draws a body as a disk with its code. */
function mark(
  { camera, graphics, labels, layout, ringed, size }: Drawing,
  code: string,
  color: number,
  px: number,
): void {
  const place = layout.placeOf(code);
  if (place === undefined) return;
  const { x, y } = toScreen(camera, size, place);
  if (x < -50 || y < -50 || x > size.width + 50 || y > size.height + 50) return;
  graphics.circle(x, y, px).fill(color);
  const left = x + (ringed.has(code) ? RING_LABEL_PX : px + 4);
  labels.push({ text: code, at: { x: left, y: y - 7 } });
}

/** Draws how many own devices stand at each place, as a ring with a number. */
export function drawStanding(standing: ReadonlyMap<string, number>, drawing: Drawing): void {
  const { graphics, labels } = drawing;
  for (const [code, count] of clustered(standing, drawing.camera)) {
    const at = shownAt(code, drawing);
    if (at === undefined) continue;
    graphics.circle(at.x, at.y, 11).stroke({ width: 2, color: MAP_COLORS.device });
    const place = { x: at.x - 4, y: at.y - 28 };
    labels.push({ text: String(count), at: place, color: MAP_COLORS.device });
  }
}

/** Draws how many seen devices of others are at each place, as a diamond below it with a number. */
export function drawOthers(others: ReadonlyMap<string, OtherDevices>, drawing: Drawing): void {
  const { camera, graphics, labels } = drawing;
  const counts = new Map([...others].map(([code, { count }]) => [code, count]));
  const parts = [...others].filter(([, { isPart }]) => isPart).map(([code]) => code);
  const partly = clustered(new Map(parts.map((code) => [code, 1])), camera);
  for (const [code, count] of clustered(counts, camera)) {
    const at = shownAt(code, drawing);
    if (at === undefined) continue;
    const [x, y] = [at.x, at.y + 26];
    graphics.poly([x, y - 6, x + 6, y, x, y + 6, x - 6, y]).fill(MAP_COLORS.other);
    const more = partly.has(code) ? ' or more' : '';
    const text = `${count}${more} of others`;
    labels.push({ text, at: { x: x + 10, y: y - 8 }, color: MAP_COLORS.other });
  }
}

/** Where a place is on the screen; undefined when it is beyond. */
function shownAt(code: string, { camera, layout, size }: Drawing): Point | undefined {
  const place = layout.placeOf(code);
  if (place === undefined) return undefined;
  const { x, y } = toScreen(camera, size, place);
  const isSeen = x >= -50 && y >= -50 && x <= size.width + 50 && y <= size.height + 50;
  return isSeen ? { x, y } : undefined;
}
