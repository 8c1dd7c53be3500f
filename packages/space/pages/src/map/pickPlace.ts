import { type MapCamera, type Size, toScreen } from './mapCamera.js';
import { type MapLayout, MIN_SYSTEM_PX, SYSTEM_RADIUS } from './mapLayout.js';
import type { MapScene, Point } from './mapScene.js';

/** How near a click must be, in pixels. */
const REACH_PX = 18;

/** The codes of all places of a scene that a click can hit. */
export function* placeCodes({ stars, systems }: MapScene): Generator<string> {
  for (const { belts, objects, planets } of systems.values()) {
    for (const planet of planets) {
      yield planet.code;
      yield* planet.moons;
      for (let number = 1; number <= 5; number += 1) yield `${planet.code}-L${number}`;
    }
    for (const { code } of belts) yield code;
    yield* objects;
  }
  for (const { code } of stars) yield code;
}

/** The place at a point of the screen; undefined when there is none. */
export function pickPlace(
  scene: MapScene,
  layout: MapLayout,
  { at, camera, size }: { readonly at: Point; readonly camera: MapCamera; readonly size: Size },
): string | undefined {
  const isFar = SYSTEM_RADIUS * camera.scale < MIN_SYSTEM_PX;
  let best: string | undefined;
  let nearest = REACH_PX;
  for (const code of placeCodes(scene)) {
    if (isFar && code !== layout.starOf(code)) continue;
    const place = layout.placeOf(code);
    if (place === undefined) continue;
    const { x, y } = toScreen(camera, size, place);
    const distance = Math.hypot(x - at.x, y - at.y);
    if (distance >= nearest) continue;
    nearest = distance;
    best = code;
  }
  return best;
}
