import type { Disk } from './hitGrid.js';
import { type MapCamera, type Size, toScreen } from './mapCamera.js';
import { MAP_COLORS } from './mapColors.js';
import {
  FLATNESS,
  lagrangePoints,
  type MapLayout,
  orbitRadius,
  SYSTEM_RADIUS,
} from './mapLayout.js';
import type { MapClimate, MapScene, MapStar, MapSystem, Point } from './mapScene.js';
import { chance, PICTURE_RADII, planetPicture, seedOf } from './planetPicture.js';
import { drawGoalRing, isBright, starPicture } from './starPicture.js';

/** What still things of a map are drawn with. */
export interface StillView {
  readonly context: CanvasRenderingContext2D;
  readonly scene: MapScene;
  readonly layout: MapLayout;
  readonly camera: MapCamera;
  readonly size: Size;
  /** What is drawn, by code: labels do not cover it, and clicks find it. */
  readonly bodies: Map<string, Disk>;
  /** What else no label covers. */
  readonly obstacles: Disk[];
}

/** Between these radii of systems on the screen, in pixels, what orbits their stars fades in. */
const FADE_PX = [12, 48] as const;

/** From this scale the moons and Lagrange points of a planet are drawn. */
export const SATELLITE_SCALE = 12;

/** The stones of a belt, and those around the place at which its devices are. */
const STONES = 420;
const STONES_AT_PLACE = 60;

/** Points of light in the sky near a star. */
const SPECKS = 260;

/** Draws the stars on the screen and, where they are large enough, what orbits them. */
export function drawSystems(view: StillView): void {
  const { camera, context, scene, size } = view;
  const systemPx = SYSTEM_RADIUS * camera.scale;
  const shown = Math.min(1, Math.max(0, (systemPx - FADE_PX[0]) / (FADE_PX[1] - FADE_PX[0])));
  drawSpecks(view, shown);
  const reach = systemPx * 1.1 + 60;
  for (const star of scene.stars) {
    const center = placeOf(view, star.code);
    if (center === undefined) continue;
    const isNear =
      center.x > -reach &&
      center.y > -reach &&
      center.x < size.width + reach &&
      center.y < size.height + reach;
    if (!isNear) continue;
    const system = scene.systems.get(star.code);
    if (shown > 0 && system === undefined) drawUnread(view, star, center, shown);
    if (shown > 0 && system !== undefined) drawOrbits(view, system, center, shown);
    drawStar(view, star, center, systemPx);
    if (shown > 0 && system !== undefined) drawBodies(view, system, center, shown);
    context.globalAlpha = 1;
  }
}

/** Draws stars too far away to be on the map, so that the sky near a star is not empty. */
function drawSpecks({ context, size }: StillView, shown: number): void {
  context.fillStyle = MAP_COLORS.label;
  for (let n = 0; n < SPECKS && shown > 0; n += 1) {
    context.globalAlpha = (0.12 + chance(5, n) * 0.4) * shown;
    const px = chance(6, n) < 0.12 ? 1.6 : 1;
    context.fillRect(chance(7, n, 31) * size.width, chance(8, n, 977) * size.height, px, px);
  }
  context.globalAlpha = 1;
}

/** Where a place is on the screen. */
export function placeOf({ camera, layout, size }: StillView, code: string): Point | undefined {
  const place = layout.placeOf(code);
  return place === undefined ? undefined : toScreen(camera, size, place);
}

/** Whether a disk is on the screen at least in part. */
function isSeen({ size }: StillView, { x, y }: Point, radius: number): boolean {
  return x > -radius && y > -radius && x < size.width + radius && y < size.height + radius;
}

function drawStar(view: StillView, star: MapStar, { x, y }: Point, systemPx: number): void {
  const { camera, context, bodies } = view;
  const isStrong = isBright(star.spectralClass);
  const growth = Math.min(2.2, Math.max(0.75, 1 + Math.log2(camera.scale / 0.02) * 0.22));
  const radius = Math.max((isStrong ? 13 : 8) * growth, Math.min(260, systemPx * 0.25));
  if (!isSeen(view, { x, y }, radius)) return;
  context.globalAlpha = isStrong || systemPx > FADE_PX[0] ? 1 : 0.8;
  const picture = starPicture(star.spectralClass, radius);
  context.drawImage(picture, x - radius, y - radius, 2 * radius, 2 * radius);
  bodies.set(star.code, { x, y, radius: Math.max(2.5, radius / 7) });
}

function drawCircle({ context }: StillView, { x, y }: Point, radius: number): void {
  context.beginPath();
  context.ellipse(x, y, radius, radius * FLATNESS, 0, 0, 2 * Math.PI);
  context.stroke();
}

/** Draws as many circles around a star as it has planets: where they are is not known yet. */
function drawUnread(view: StillView, star: MapStar, center: Point, shown: number): void {
  const { camera, context } = view;
  if (SYSTEM_RADIUS * camera.scale > 4 * Math.max(view.size.width, view.size.height)) return;
  context.globalAlpha = 0.3 * shown;
  context.strokeStyle = MAP_COLORS.orbit;
  context.lineWidth = 1;
  context.setLineDash([2, 6]);
  for (let number = 1; number <= star.planets; number += 1) {
    const part = Math.sqrt(number / star.planets);
    drawCircle(view, center, SYSTEM_RADIUS * part * camera.scale);
  }
  context.setLineDash([]);
}

function drawOrbits(view: StillView, system: MapSystem, center: Point, shown: number): void {
  const { camera, context } = view;
  context.strokeStyle = MAP_COLORS.orbit;
  context.lineWidth = 1;
  context.globalAlpha = 0.26 * shown;
  for (const { orbitAu } of system.planets) {
    drawCircle(view, center, orbitRadius(system, orbitAu) * camera.scale);
  }
  for (const belt of system.belts) drawBelt(view, system, belt, center, shown);
}

interface Stone {
  /** The part of the width of its belt at which it is, and its angle. */
  readonly part: number;
  readonly angle: number;
  readonly size: number;
  readonly light: number;
}

const stonesOfBelts = new Map<string, readonly Stone[]>();

function stonesOf(belt: string): readonly Stone[] {
  const known = stonesOfBelts.get(belt);
  if (known !== undefined) return known;
  const seed = seedOf(belt);
  const stones = Array.from({ length: STONES }, (_, n) => ({
    part: (chance(seed, n, 1) + chance(seed, n, 2)) / 2,
    angle: chance(seed, n, 3) * 2 * Math.PI,
    size: 0.5 + chance(seed, n, 4) ** 3,
    light: 0.3 + chance(seed, n, 5) * 0.7,
  }));
  stonesOfBelts.set(belt, stones);
  return stones;
}

function drawBelt(
  view: StillView,
  system: MapSystem,
  { code, innerAu, outerAu }: MapSystem['belts'][number],
  center: Point,
  shown: number,
): void {
  const { camera } = view;
  const inner = orbitRadius(system, innerAu) * camera.scale;
  const width = orbitRadius(system, outerAu) * camera.scale - inner;
  for (const stone of stonesOf(code)) {
    const radius = inner + width * stone.part;
    const at = {
      x: center.x + radius * Math.cos(stone.angle),
      y: center.y + radius * Math.sin(stone.angle) * FLATNESS,
    };
    drawStone(view, at, stone, shown);
  }
  const place = placeOf(view, code);
  if (place === undefined) return;
  // Near the place at which devices mine there are more, so that no near view is empty.
  for (const { angle, light, part, size } of stonesOf(code).slice(0, STONES_AT_PLACE)) {
    const away = 12 * camera.scale * (0.1 + part);
    const at = {
      x: place.x + away * Math.cos(angle),
      y: place.y + away * Math.sin(angle) * FLATNESS,
    };
    drawStone(view, at, { angle, light, part, size: size * 0.8 }, shown);
  }
  view.bodies.set(code, { ...place, radius: 4 });
}

function drawStone(view: StillView, { x, y }: Point, stone: Stone, shown: number): void {
  const { camera, context } = view;
  const px = Math.min(26, Math.max(0.9, 0.16 * camera.scale) * stone.size);
  if (!isSeen(view, { x, y }, px)) return;
  context.globalAlpha = stone.light * shown * 0.9;
  context.fillStyle = MAP_COLORS.stone;
  if (px < 2) {
    context.fillRect(x - px, y - px, 2 * px, 2 * px);
    return;
  }
  context.beginPath();
  for (let corner = 0; corner < 9; corner += 1) {
    const angle = (corner / 9) * 2 * Math.PI + stone.angle;
    const away = px * (0.86 + 0.14 * Math.sin(stone.angle * 31 + corner * 2.4));
    context.lineTo(x + away * Math.cos(angle), y + away * Math.sin(angle) * 0.8);
  }
  context.fill();
}

function drawBodies(view: StillView, system: MapSystem, center: Point, shown: number): void {
  const { camera, context, scene } = view;
  for (const planet of system.planets) {
    const isGiant = planet.kind.endsWith('_giant');
    const radius = bodyPx(isGiant ? 1.5 : 0.9, isGiant ? 1.6 : 1, camera.scale);
    const climate = scene.climates.get(planet.code);
    drawGlobe(view, planet, { climate, radius, center, shown });
    if (camera.scale < SATELLITE_SCALE) continue;
    for (const code of planet.moons) {
      const moonPx = bodyPx(0.26, 0.3, camera.scale);
      drawGlobe(
        view,
        { code, kind: 'moon' },
        { climate: undefined, radius: moonPx, center, shown },
      );
    }
    for (const code of lagrangePoints(planet.code)) {
      const at = placeOf(view, code);
      if (at === undefined || !isSeen(view, at, 6)) continue;
      context.globalAlpha = 0.7;
      context.strokeStyle = MAP_COLORS.idle;
      context.lineWidth = 1.2;
      context.beginPath();
      context.arc(at.x, at.y, 2.5, 0, 2 * Math.PI);
      context.stroke();
      view.bodies.set(code, { ...at, radius: 3 });
    }
  }
  for (const code of system.objects) {
    const at = placeOf(view, code);
    if (at === undefined) continue;
    const grown = Math.min(20, SYSTEM_RADIUS * camera.scale * 0.08);
    const radius = Math.max(grown, Math.min(160, camera.scale * 1.6));
    context.globalAlpha = shown;
    const part = scene.goal?.code === code ? scene.goal.part : 0;
    const colors = { goal: MAP_COLORS.goal, line: MAP_COLORS.line };
    drawGoalRing(context, { ...at, part, radius }, colors);
    view.bodies.set(code, { ...at, radius: radius + 2 });
  }
}

/** The radius of a body on the screen: true to its size near, larger than that far away. */
function bodyPx(radius: number, strength: number, scale: number): number {
  return Math.max(radius * scale, Math.min(16, 6.8 * Math.sqrt(scale)) * strength);
}

interface Globe {
  readonly climate: MapClimate | undefined;
  readonly radius: number;
  /** Where its star is. */
  readonly center: Point;
  readonly shown: number;
}

function drawGlobe(
  view: StillView,
  { code, kind }: { readonly code: string; readonly kind: string },
  { center, climate, radius, shown }: Globe,
): void {
  const at = placeOf(view, code);
  if (at === undefined || !isSeen(view, at, radius * PICTURE_RADII)) return;
  const starAngle = Math.atan2(center.y - at.y, center.x - at.x);
  const picture = planetPicture({ code, kind, climate, starAngle }, radius);
  const half = radius * PICTURE_RADII;
  view.context.globalAlpha = shown;
  view.context.drawImage(picture, at.x - half, at.y - half, 2 * half, 2 * half);
  view.bodies.set(code, { ...at, radius });
}
