import { expect, test } from 'vitest';
import { MOMENT, MOMENT_NOT_TICK, momentParts } from './moment.js';

const NOON = Date.parse('2026-01-01T12:00:00Z') / 1000;

test.each([
  ['2026-01-01T12:00:00Z', 0, 0],
  ['20260101T120000Z', 0, 0],
  ['2026-01-01T12Z', 0, 0],
  ['20260101T12', 0, undefined],
  ['2026-01-01T12:00', 0, undefined],
  ['20260101T1200+0130', 0, 5400],
  ['2026-01-01T12:00:00+01', 0, 3600],
  ['2026-01-01T12:00:00 01:00', 0, 3600],
  ['2026-01-01T12:00:00-03:30', 0, -12_600],
  ['2026-01-01T12:00:00,5Z', 0.5, 0],
  [`2026-01-01T12:00:00.${'0'.repeat(60)}1Z`, 0, 0],
  ['2026-01-01T12:30,5Z', 1830, 0],
  ['2026-01-01T12.25Z', 900, 0],
  ['2026-01-01', -43_200, undefined],
  ['20260101', -43_200, undefined],
  ['2026-01-01T24:00', 43_200, undefined],
  ['20260101T240000,000Z', 43_200, 0],
  ['2025-12-31T24Z', -43_200, 0],
])('reads %s', (text, afterNoon, aheadSeconds) => {
  expect(MOMENT.safeParse(text).success).toBe(true);
  const parts = momentParts(text);
  expect(parts.localSeconds - NOON).toBeCloseTo(afterNoon, 6);
  expect(parts.aheadSeconds).toBe(aheadSeconds);
});

test.each([
  '',
  'now',
  '1e9',
  ' 2026',
  '2026',
  '2026-01',
  '2026-13-01',
  '2026-02-29',
  '20260229',
  '2026-0101',
  '202601-01',
  '2026-01-01T',
  '2026-01-01T1',
  '2026-01-01T25:00',
  '2026-01-01T24:01',
  '2026-01-01T24:00:00.1',
  '2026-01-01T12:60',
  '2026-01-01T12:00:60',
  '20260101T12:00',
  '2026-01-01T1200',
  '2026-01-01T12:00.',
  '2026-01-01 12:00',
  '2026-01-01Z',
  '2026-01-01T12:00+1',
  '2026-01-01T12:00+01:0',
  '2026-01-01T12:00+24:00',
  '2026-01-01T12:00+01:60',
  `2026-01-01T12:00:00.${'1'.repeat(90)}`,
])('rejects %j', (text) => {
  expect(MOMENT.safeParse(text).success).toBe(false);
});

test('digits alone are a tick where a tick is possible', () => {
  expect(MOMENT_NOT_TICK.safeParse('20260101').success).toBe(false);
  expect(MOMENT_NOT_TICK.safeParse('20260101T00').success).toBe(true);
  expect(MOMENT_NOT_TICK.safeParse('2026-01-01').success).toBe(true);
});
