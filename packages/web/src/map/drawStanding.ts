import { type Drawing, MIN_SYSTEM_PX } from './drawSystems.js';
import { type MapCamera, toScreen } from './mapCamera.js';
import { MAP_COLORS } from './mapColors.js';
import { starOfCode, SYSTEM_RADIUS } from './mapLayout.js';
import type { OtherDevices, Point } from './mapScene.js';

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

/** Counts by place; by star when systems are drawn as points. */
export function clustered(
  counts: ReadonlyMap<string, number>,
  { scale }: Pick<MapCamera, 'scale'>,
): ReadonlyMap<string, number> {
  if (SYSTEM_RADIUS * scale >= MIN_SYSTEM_PX) return counts;
  const sums = new Map<string, number>();
  for (const [code, count] of counts) {
    const star = starOfCode(code);
    sums.set(star, (sums.get(star) ?? 0) + count);
  }
  return sums;
}

/** Where a place is on the screen; undefined when it is beyond. */
function shownAt(code: string, { camera, layout, size }: Drawing): Point | undefined {
  const place = layout.placeOf(code);
  if (place === undefined) return undefined;
  const { x, y } = toScreen(camera, size, place);
  const isSeen = x >= -50 && y >= -50 && x <= size.width + 50 && y <= size.height + 50;
  return isSeen ? { x, y } : undefined;
}
