import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../../../test/tools/browser/screens.js';
import { freeLabels, LABEL_PX, type MapLabel } from './freeLabels.js';

const widthOf = (text: string): number => text.length * 7;

const label = (text: string, x: number, y: number): MapLabel => ({ text, at: { x, y } });

const labels = fc.array(
  fc.record({
    text: fc.string({ minLength: 1, maxLength: 20 }),
    at: fc.record({ x: fc.integer({ min: -50, max: 450 }), y: fc.integer({ min: -50, max: 900 }) }),
  }),
  { minLength: 20, maxLength: 200 },
);

/** Whether two labels have a common point. */
function overlap(a: MapLabel, b: MapLabel): boolean {
  const [left, right] = a.at.x <= b.at.x ? [a, b] : [b, a];
  const isBeside = left.at.x + widthOf(left.text) < right.at.x;
  return !isBeside && Math.abs(a.at.y - b.at.y) < LABEL_PX;
}

test('on a phone no label covers another one, or is cut off', () => {
  const property = fc.property(labels, (all) => {
    const shown = freeLabels(all, SCREENS.phone, widthOf);
    expect(shown.every(({ at, text }) => at.x + widthOf(text) <= SCREENS.phone.width)).toBe(true);
    for (const [index, one] of shown.entries()) {
      expect(shown.slice(index + 1).filter((other) => overlap(one, other))).toEqual([]);
    }
  });
  fc.assert(property, { numRuns: 50 });
});

test('the earlier label is shown, and the one below it that is free', () => {
  const all = [label('Sol', 10, 10), label('Sirius', 20, 20), label('Wolf 359', 10, 28)];
  const shown = freeLabels(all, SCREENS.phone, widthOf);
  expect(shown.map(({ text }) => text)).toEqual(['Sol', 'Wolf 359']);
});
