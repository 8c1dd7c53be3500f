import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Disk, diskNumbers, hitGrid } from './hitGrid.js';

const SIZE = { width: 400, height: 300 };

/** Numbers between two others, all as likely: those of `fc.double` are mostly tiny. */
const evenly = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10);

const coordinate = evenly(-80, 480);

const disks = fc.array(
  fc.record({
    x: coordinate,
    y: coordinate,
    radius: fc.oneof(
      { weight: 40, arbitrary: evenly(0, 6) },
      { weight: 1, arbitrary: evenly(0, 260) },
    ),
  }),
  { maxLength: 120 },
);

const point = fc.record({
  x: evenly(0, SIZE.width),
  y: evenly(0, SIZE.height),
});

const awayOf = ({ radius, x, y }: Disk, at: { readonly x: number; readonly y: number }): number =>
  Math.max(0, Math.hypot(x - at.x, y - at.y) - radius);

/** Whether a disk is on the screen at least in part. */
const isSeen = ({ radius, x, y }: Disk): boolean =>
  x + radius >= 0 && x - radius <= SIZE.width && y + radius >= 0 && y - radius <= SIZE.height;

test('what is found is the nearest disk within reach, and of several around a point the smallest', () => {
  const reach = evenly(0, 60);
  const property = fc.property(disks, point, reach, (all, at, within) => {
    const hit = hitGrid(diskNumbers(all), SIZE).nearest(at, within);
    const near = all.filter((disk) => isSeen(disk) && awayOf(disk, at) <= within);
    const least = Math.min(...near.map((disk) => awayOf(disk, at)));
    const best = near.filter((disk) => awayOf(disk, at) === least);
    expect(hit?.away).toBe(near.length === 0 ? undefined : least);
    if (hit === undefined) return;
    const found = all[hit.index] as Disk;
    expect(awayOf(found, at)).toBe(least);
    expect(found.radius).toBe(Math.min(...best.map(({ radius }) => radius)));
  });
  fc.assert(property, { numRuns: 300 });
});

test('a rectangle touches the disks that have a point in it', () => {
  const property = fc.property(disks, point, point, (all, one, other) => {
    const box = {
      left: Math.min(one.x, other.x),
      right: Math.max(one.x, other.x),
      top: Math.min(one.y, other.y),
      bottom: Math.max(one.y, other.y),
    };
    const isTouched = all.some((disk) => {
      const x = Math.min(box.right, Math.max(box.left, disk.x));
      const y = Math.min(box.bottom, Math.max(box.top, disk.y));
      return Math.hypot(x - disk.x, y - disk.y) < disk.radius;
    });
    expect(hitGrid(diskNumbers(all), SIZE).touches(box)).toBe(isTouched);
  });
  fc.assert(property, { numRuns: 300 });
});
