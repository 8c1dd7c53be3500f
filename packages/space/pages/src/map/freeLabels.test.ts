import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../../../test/tools/browser/screens.js';
import { freeLabels, type MapLabel } from './freeLabels.js';
import type { Disk } from './hitGrid.js';
import type { Box } from './mapCamera.js';

const widthOf = ({ text }: MapLabel): number => text.length * 7;

const { height, width } = SCREENS.phone;
const AREA: Box = { left: 40, top: 30, right: width - 10, bottom: height - 100 };
const TAKEN: readonly Box[] = [{ left: 200, top: 300, right: 330, bottom: 400 }];
const ROOM = { area: AREA, taken: TAKEN, widthOf };

const disk = fc.record({
  x: fc.integer({ min: -50, max: 450 }),
  y: fc.integer({ min: -50, max: 900 }),
  radius: fc.integer({ min: 0, max: 40 }),
});

const labels = fc.array(
  fc.record(
    {
      text: fc.string({ minLength: 1, maxLength: 20 }),
      note: fc.string({ minLength: 1, maxLength: 20 }),
      at: disk,
    },
    { requiredKeys: ['text', 'at'] },
  ),
  { minLength: 20, maxLength: 200 },
);

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return across > 0 && Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);
}

function covers({ bottom, left, right, top }: Box, { radius, x, y }: Disk): boolean {
  const nearest = {
    x: Math.min(right, Math.max(left, x)),
    y: Math.min(bottom, Math.max(top, y)),
  };
  return Math.hypot(nearest.x - x, nearest.y - y) < radius;
}

test('no label covers a body, another label or a panel, or is cut off', () => {
  const property = fc.property(labels, fc.array(disk, { maxLength: 60 }), (all, more) => {
    const disks = [...all.map(({ at }) => at), ...more];
    const shown = freeLabels(all, disks, ROOM);
    for (const [index, box] of shown.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(AREA.left);
      expect(box.top).toBeGreaterThanOrEqual(AREA.top);
      expect(box.right).toBeLessThanOrEqual(AREA.right);
      expect(box.bottom).toBeLessThanOrEqual(AREA.bottom);
      const others = [...shown.slice(index + 1), ...TAKEN];
      expect(others.filter((other) => overlap(box, other))).toEqual([]);
      expect(disks.filter((one) => covers(box, one))).toEqual([]);
    }
  });
  fc.assert(property, { numRuns: 50 });
});

test('a label that is in the way of an earlier one goes to the other side, or is left out', () => {
  const at = { x: 100, y: 100, radius: 4 };
  const names = ['Sol', 'Sirius', 'Procyon', 'Wolf 359', 'Ross 128', 'Vega', 'Altair', 'Luyten'];
  const all = names.map((text) => ({ text, at }));
  const shown = freeLabels(all, [at], ROOM);
  expect(shown.map(({ label }) => label.text)).toEqual(names.slice(0, shown.length));
  expect(shown.length).toBeLessThan(names.length);
  const [right, left, below, above] = shown;
  expect(right?.left).toBeGreaterThan(104);
  expect(left?.right).toBeLessThan(96);
  expect(below?.top).toBeGreaterThan(104);
  expect(above?.bottom).toBeLessThan(96);
});
