import type { MapScene, MapSystem, Point } from './mapScene.js';

/** Units of the map for each light year. */
export const UNITS_PER_LY = 1000;

/** The radius of every system on the map, in its units: far larger than true to scale. */
export const SYSTEM_RADIUS = 160;

/** Inner orbits are spread: the radius on the map is this power of the true one. */
const ORBIT_POWER = 0.4;

/** The distance of moons and Lagrange points from their planet on the map. */
const SATELLITE_RADIUS = 4;

/** Systems are seen from a side: their circles are as much lower than wide. */
export const FLATNESS = 0.62;

/** Where everything is on the map. */
export interface MapLayout {
  /** The place of a location code; undefined for an unknown star. */
  placeOf(code: string): Point | undefined;
  /** The star that is nearest to a point; with bodies, the nearest body of its system. */
  nearestTo(point: Point, isWithBodies: boolean): Point | undefined;
}

/** The star of a location: `SOL` of `SOL-3-L4`, `SOL-BELT-1` and `SOL-OBJ-1`. */
export function starOfCode(code: string): string {
  const end = code.indexOf('-');
  return end < 0 ? code : code.slice(0, end);
}

/** A radius on the map for a distance from the star: inner orbits are spread. */
export function orbitRadius({ edgeAu }: Pick<MapSystem, 'edgeAu'>, au: number): number {
  return SYSTEM_RADIUS * (au / edgeAu) ** ORBIT_POWER;
}

/** The Lagrange points of a planet. */
export function lagrangePoints(planet: string): readonly string[] {
  return [1, 2, 3, 4, 5].map((number) => `${planet}-L${number}`);
}

/** The planet of one of its moons or Lagrange points; another place itself. */
export function planetOfCode(code: string): string {
  return /^(\w+-\d+)-(?:L?\d+)$/.exec(code)?.[1] ?? code;
}

/** What is at places, summed up for each larger place that they are drawn as. */
export function summedUp<Value>(
  places: ReadonlyMap<string, Value>,
  drawnAs: (code: string) => string,
  sum: (one: Value, other: Value) => Value,
): ReadonlyMap<string, Value> {
  const sums = new Map<string, Value>();
  for (const [code, value] of places) {
    const drawn = drawnAs(code);
    const before = sums.get(drawn);
    sums.set(drawn, before === undefined ? value : sum(before, value));
  }
  return sums;
}

/** Lays out a scene. Bodies stand still, at angles that follow from their codes. */
export function mapLayout(scene: Pick<MapScene, 'stars' | 'systems'>): MapLayout {
  const stars = new Map<string, Point>(
    scene.stars.map(({ code, x, y }) => [code, { x: x * UNITS_PER_LY, y: -y * UNITS_PER_LY }]),
  );
  const known = new Map<string, Point | undefined>();
  const find = (code: string): Point | undefined => {
    const star = starOfCode(code);
    const center = stars.get(star);
    const system = scene.systems.get(star);
    if (center === undefined || star === code || system === undefined) return center;
    const place = placeInSystem(system, code);
    return { x: center.x + place.x, y: center.y + place.y };
  };
  const placeOf = (code: string): Point | undefined => {
    if (!known.has(code)) known.set(code, find(code));
    return known.get(code);
  };
  return {
    placeOf,
    nearestTo(point, isWithBodies) {
      const star = nearestOf(stars.keys(), placeOf, point);
      const system = star === undefined ? undefined : scene.systems.get(star);
      if (star === undefined || system === undefined || !isWithBodies) {
        return star === undefined ? undefined : placeOf(star);
      }
      const { belts, objects, planets } = system;
      const bodies = [...planets, ...belts].map(({ code }) => code);
      const nearest = nearestOf([star, ...bodies, ...objects], placeOf, point);
      return nearest === undefined ? undefined : placeOf(nearest);
    },
  };
}

function nearestOf(
  codes: Iterable<string>,
  placeOf: MapLayout['placeOf'],
  { x, y }: Point,
): string | undefined {
  let nearest: string | undefined;
  let least = Infinity;
  for (const code of codes) {
    const place = placeOf(code);
    const away = place === undefined ? Infinity : Math.hypot(place.x - x, place.y - y);
    if (away < least) [nearest, least] = [code, away];
  }
  return nearest;
}

/** The place of a body relative to its star; what is unknown is at the edge. */
export function placeInSystem(system: MapSystem, code: string): Point {
  const belt = system.belts.find((one) => one.code === code);
  if (belt !== undefined) {
    return polar(orbitRadius(system, (belt.innerAu + belt.outerAu) / 2), angleOf(code));
  }
  const planet = system.planets.find((one) => code === one.code || code.startsWith(`${one.code}-`));
  if (planet === undefined) return polar(SYSTEM_RADIUS * 0.7, angleOf(code));
  const radius = orbitRadius(system, planet.orbitAu);
  const angle = angleOf(planet.code);
  const center = polar(radius, angle);
  if (planet.code === code) return center;
  const end = code.slice(planet.code.length + 1);
  const lagrange = /^L([1-5])$/.exec(end)?.[1];
  const offset = lagrange === undefined ? moonOffset(Number(end)) : lagrangeOffset(lagrange, angle);
  return { x: center.x + offset.x, y: center.y + offset.y };
}

function moonOffset(number: number): Point {
  return polar(SATELLITE_RADIUS * (0.6 + 0.25 * number), number * 2.4);
}

/** L1 is towards the star, L2 away from it, the others ahead of and behind the planet. */
function lagrangeOffset(number: string, angle: number): Point {
  const turns: Readonly<Record<string, number>> = { 1: 0.5, 2: 0, 3: 0.35, 4: 0.2, 5: -0.2 };
  return polar(SATELLITE_RADIUS * 1.8, angle + (turns[number] ?? 0) * 2 * Math.PI);
}

function polar(radius: number, angle: number): Point {
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) * FLATNESS };
}

/** The angle of a body, always the same for a code. */
function angleOf(code: string): number {
  let sum = 7;
  for (let at = 0; at < code.length; at += 1) sum = (sum * 31 + code.charCodeAt(at)) % 65_521;
  return ((sum * 0.618_034) % 1) * 2 * Math.PI;
}
