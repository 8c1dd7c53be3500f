import type { MapCamera } from './mapCamera.js';
import { MIN_SYSTEM_PX, starOfCode, SYSTEM_RADIUS } from './mapLayout.js';

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
