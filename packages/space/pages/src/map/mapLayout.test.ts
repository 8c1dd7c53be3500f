import { expect, test } from 'vitest';
import { between, toMap, toScreen, zoomed } from './mapCamera.js';
import { mapLayout, placeInSystem, starOfCode, SYSTEM_RADIUS, UNITS_PER_LY } from './mapLayout.js';
import type { MapStar, MapSystem } from './mapScene.js';
import { movingDevices } from './movingDevices.js';

const star = (code: string, x: number): MapStar => ({
  code,
  name: code,
  spectralClass: 'G2V',
  x,
  y: 0,
  planets: 1,
  belts: 1,
  lockedBy: undefined,
});

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
const distance = ({ x, y }: { readonly x: number; readonly y: number }) => Math.hypot(x, y);

test.each(['A', 'A-1', 'A-1-1', 'A-1-L4', 'A-BELT-1', 'A-OBJ-1', 'A-BELT-1-SITE-0'])(
  'the star of %s',
  (code) => expect(starOfCode(code)).toBe('A'),
);

test('bodies are on their orbits, and satellites near their planet', () => {
  expect(distance(placeInSystem(SYSTEM, 'A-1'))).toBeCloseTo(SYSTEM_RADIUS / 2);
  expect(distance(placeInSystem(SYSTEM, 'A-10'))).toBeCloseTo(SYSTEM_RADIUS);
  expect(distance(placeInSystem(SYSTEM, 'A-BELT-1'))).toBeCloseTo(SYSTEM_RADIUS / Math.SQRT2);
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
  const device = { code: 'd', type: 'drone', name: 'D', work: '', location: 'A', legs };
  const standing = { ...device, code: 'e', location: 'B-1', legs: [] };
  const devices = movingDevices([device, standing], layout);
  const xAt = (tick: number) => devices.positions(tick)[0] as number;
  expect([0, 100, 150, 200, 250, 300, 900].map(xAt)).toEqual(
    [0, 0, 1, 2, 1, 0, 0].map((ly) => ly * UNITS_PER_LY),
  );
  expect(devices.standing).toEqual(new Map([['B-1', 1]]));
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
  const [from, to] = [
    { x: 0, y: 0, scale: 0.01 },
    { x: 100, y: 50, scale: 2 },
  ];
  for (const [part, camera] of [
    [0, from],
    [1, to],
  ] as const) {
    const { scale, x, y } = between(from, to, part);
    expect([x, y, scale].map((n) => Math.round(n * 1e6))).toEqual(
      [camera.x, camera.y, camera.scale].map((n) => Math.round(n * 1e6)),
    );
  }
});
