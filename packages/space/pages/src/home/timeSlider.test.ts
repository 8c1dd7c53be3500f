import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('sessionStorage', { getItem: () => null });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('location', new URL('http://game.test/'));
vi.stubGlobal('addEventListener', () => undefined);
const { sliderPosition, sliderTick } = await import('./timeSlider.js');

const DAY = 86_400;

test('a tick within a day has a position that leads back to it', () => {
  const reach = fc.integer({ min: -DAY, max: DAY });
  fc.assert(
    fc.property(fc.integer({ min: DAY, max: 1e9 }), reach, (now, offset) => {
      const position = sliderPosition(now + offset, now);
      expect(sliderTick(position ?? NaN, now)).toBe(now + offset);
    }),
  );
});

test('further ticks have no position, and there is none before the beginning', () => {
  expect(sliderPosition(DAY * 2 + 1, DAY)).toBeUndefined();
  expect([-1, 0, 1].map((position) => sliderTick(position, 100))).toEqual([0, 100, DAY + 100]);
});
