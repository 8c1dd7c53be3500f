import { expect, test } from 'vitest';
import { between, fitted, seeing, toMap, toScreen, zoomed } from './mapCamera.js';
import {
  FLATNESS,
  mapLayout,
  placeInSystem,
  planetOfCode,
  starOfCode,
  summedUp,
  SYSTEM_RADIUS,
  UNITS_PER_LY,
} from './mapLayout.js';
import type { MapStar, MapSystem, OtherDevices } from './mapScene.js';
import { movingDevices } from './movingDevices.js';
import { mapClimate } from './climates.js';
import { deviceCount, othersOf, placedOthers } from './placedOthers.js';

const star = (code: string, x: number): MapStar => {
  const looks = { spectralClass: 'G2V', planets: 1, belts: 1, lockedBy: undefined };
  return { code, name: code, x, y: 0, ...looks };
};

const SYSTEM: MapSystem = {
  star: 'A',
  edgeAu: 4,
  planets: [
    { code: 'A-1', kind: 'rocky', orbitAu: 1, moons: ['A-1-1'] },
    { code: 'A-10', kind: 'rocky', orbitAu: 4, moons: [] },
  ],
  belts: [{ code: 'A-BELT-1', innerAu: 1.5, outerAu: 2.5 }],
  objects: ['A-OBJ-1'],
};

const scene = { stars: [star('A', 0), star('B', 2)], systems: new Map([['A', SYSTEM]]) };
/** The distance in the plane of a system, which is seen from a side. */
const distance = ({ x, y }: { readonly x: number; readonly y: number }) =>
  Math.hypot(x, y / FLATNESS);

test('the star of a place is the first part of its code', () => {
  for (const code of ['A', 'A-1', 'A-1-L4', 'A-BELT-1-SITE-0']) expect(starOfCode(code)).toBe('A');
});

test('bodies are on their orbits, and satellites near their planet', () => {
  expect(distance(placeInSystem(SYSTEM, 'A-1'))).toBeCloseTo(SYSTEM_RADIUS * 0.25 ** 0.4);
  expect(distance(placeInSystem(SYSTEM, 'A-10'))).toBeCloseTo(SYSTEM_RADIUS);
  expect(distance(placeInSystem(SYSTEM, 'A-BELT-1'))).toBeCloseTo(SYSTEM_RADIUS * 0.5 ** 0.4);
  const planet = placeInSystem(SYSTEM, 'A-1');
  for (const code of ['A-1-1', 'A-1-L1', 'A-1-L5']) {
    const at = placeInSystem(SYSTEM, code);
    const apart = distance({ x: at.x - planet.x, y: at.y - planet.y });
    expect(apart).toBeGreaterThan(1);
    expect(apart).toBeLessThan(10);
  }
});

test('places of unknown systems are at their star, those of unknown stars nowhere', () => {
  const layout = mapLayout(scene);
  expect(layout.placeOf('B-3')).toEqual(layout.placeOf('B'));
  expect(layout.placeOf('C-3')).toBeUndefined();
});

test('devices move along their legs, and wait at both ends', () => {
  const layout = mapLayout({ ...scene, systems: new Map() });
  const legs = [
    { from: 'A', to: 'B', departTick: 100, arriveTick: 200 },
    { from: 'B', to: 'A', departTick: 200, arriveTick: 300 },
  ];
  const device = { code: 'd', type: 'drone', name: 'Argo', work: '', location: 'A', legs };
  const standing = { ...device, code: 'e', work: 'mining', location: 'B-1', legs: [] };
  const devices = movingDevices([device, standing], layout);
  const xAt = (tick: number) => devices.positions(tick)[0] as number;
  expect([0, 100, 150, 200, 250, 300, 900, 150].map(xAt)).toEqual(
    [0, 0, 1, 2, 1, 0, 0, 1].map((ly) => ly * UNITS_PER_LY),
  );
  expect(devices.standing).toEqual(new Map([['B-1', { mining: 1 }]]));
});

test('zooming keeps the point under the pointer', () => {
  const size = { width: 800, height: 600 };
  const camera = { x: 5, y: -3, scale: 0.5 };
  const at = { x: 100, y: 50 };
  const fixed = toMap(camera, size, at);
  const { x, y } = toScreen(zoomed(camera, size, at, 3), size, fixed);
  expect([x, y].map(Math.round)).toEqual([100, 50]);
});

test('a flight begins and ends at its cameras', () => {
  const cameras = [
    { x: 0, y: 0, scale: 0.01 },
    { x: 100, y: 50, scale: 2 },
  ] as const;
  for (const [part, camera] of cameras.entries()) {
    const shown = between(...cameras, part);
    for (const name of ['x', 'y', 'scale'] as const)
      expect(shown[name]).toBeCloseTo(camera[name], 6);
  }
});

test('places are counted at the star or planet that they are drawn as', () => {
  const counts = new Map(
    Object.entries({ 'A-1': 2, 'A-1-2': 3, 'A-1-L4': 4, A: 3, 'B-BELT-1': 1 }),
  );
  const sum = (one: number, other: number): number => one + other;
  const summed = (of: (code: string) => string) => Object.fromEntries(summedUp(counts, of, sum));
  expect(summed(starOfCode)).toEqual({ A: 12, B: 1 });
  expect(summed(planetOfCode)).toEqual({ 'A-1': 9, A: 3, 'B-BELT-1': 1 });
});

test('the nearest star, or the nearest body of its system, is found', () => {
  const layout = mapLayout(scene);
  const near = { x: UNITS_PER_LY * 0.1, y: 0 };
  expect(layout.nearestTo(near, false)).toEqual(layout.placeOf('A'));
  const planet = layout.placeOf('A-10') ?? near;
  const beside = { x: planet.x + 1, y: planet.y };
  expect(layout.nearestTo(beside, true)).toEqual(planet);
  expect(layout.nearestTo({ x: UNITS_PER_LY * 3, y: 0 }, true)).toEqual(layout.placeOf('B'));
  expect(mapLayout({ stars: [], systems: new Map() }).nearestTo(near, true)).toBeUndefined();
});

test('points fit into the area beside panels', () => {
  const size = { width: 800, height: 600 };
  const area = { left: 200, top: 50, right: 700, bottom: 550 };
  const points = [
    { x: -500, y: 20 },
    { x: 900, y: 70 },
    { x: 10, y: 800 },
  ];
  const camera = fitted(points, 5, area, size);
  for (const point of points) {
    const { x, y } = toScreen(camera, size, point);
    expect(x).toBeGreaterThan(area.left);
    expect(x).toBeLessThan(area.right);
    expect(y).toBeGreaterThan(area.top);
    expect(y).toBeLessThan(area.bottom);
  }
  expect(fitted(points.slice(0, 1), 5, area, size).scale).toBe(5);
  const alone = fitted(points.slice(0, 1), 5, area, size);
  expect(toScreen(alone, size, points[0]!)).toEqual({ x: 450, y: 300 });
});

test('a camera moves as little as needed to see a point', () => {
  const size = { width: 1000, height: 1000 };
  const area = { left: 0, top: 0, right: 1000, bottom: 1000 };
  const camera = { x: 0, y: 0, scale: 1 };
  expect(seeing(camera, { x: 100, y: -200 }, area, size)).toEqual(camera);
  expect(seeing(camera, { x: 900, y: -301 }, area, size)).toEqual({ x: 600, y: -1, scale: 1 });
  expect(seeing(camera, { x: 900, y: 0 }, area, size, 0.45)).toEqual({ x: 850, y: 0, scale: 1 });
});

const climate = (temperature: number, pressure: number, hydrosphere: number, biosphere: number) => {
  const values = { temperature, pressure, hydrosphere, biosphere };
  const attributes = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value }]),
  );
  return mapClimate({ attributes } as unknown as Parameters<typeof mapClimate>[0]);
};

test('a climate looks like its attributes, and never more than whole', () => {
  expect(climate(290, 1.96, 71, 80)).toEqual({ warmth: 0.5, water: 0.71, air: 1, life: 0.8 });
  expect(climate(40, 0, 0, 0)).toEqual({ warmth: 0, water: 0, air: 0, life: 0 });
  expect(climate(900, 100, 100, 100)).toEqual({ warmth: 1, water: 1, air: 1, life: 1 });
});

const others = (count: number, isPart = false): OtherDevices => ({ count, isPart });

const ADA = { replicant_code: '0000000a', name: 'Ada', devices: { mining_drone: 2 } };
const BOB = {
  replicant_code: '0000000b',
  name: 'Bob',
  devices: { mining_drone: 1, autofactory: 3 },
};

test('own replicants are no others, and devices of all types count', () => {
  const found = othersOf({ replicants: [ADA, BOB] }, new Set([ADA.replicant_code]));
  expect(found).toEqual([BOB]);
  expect(deviceCount(found)).toBe(4);
  expect(deviceCount([])).toBe(0);
});

test('devices whose place is unknown are at the star', () => {
  const places = [
    ['A-1', others(2)],
    ['A-2', others(0)],
  ] as const;
  const placed = placedOthers('A', others(5, true), places);
  expect([...placed]).toEqual([
    ['A-1', others(2)],
    ['A', others(3, true)],
  ]);
  expect([...placedOthers('A', others(1), places)]).toEqual([['A-1', others(2)]]);
});
