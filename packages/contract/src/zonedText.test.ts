import { fc, test } from '@fast-check/vitest';
import { Temporal } from 'temporal-polyfill';
import { describe, expect } from 'vitest';
import { isZone, readTime, zonedText } from './zonedText.js';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
];

const zones = fc.constantFrom(...ZONES);
const seconds = fc.integer({ min: 0, max: 4_000_000_000 });

/** Moments near the changes of summer time of 2026, where all the trouble is. */
const troubled = fc
  .integer({ min: -7200, max: 7200 })
  .chain((off) =>
    fc
      .constantFrom(
        '2026-03-29T01:00:00Z',
        '2026-10-25T01:00:00Z',
        '2026-03-08T07:00:00Z',
        '2026-11-01T06:00:00Z',
        '2026-04-04T15:00:00Z',
        '2026-10-03T15:30:00Z',
      )
      .map((text) => Date.parse(text) / 1000 + off),
  );

describe('times in zones, compared with Temporal', () => {
  test.prop([fc.oneof(seconds, troubled), zones])('have the same text', (moment, zone) => {
    const theirs = Temporal.Instant.fromEpochMilliseconds(moment * 1000)
      .toZonedDateTimeISO(zone)
      .toString({ timeZoneName: 'never', fractionalSecondDigits: 0 });
    expect(zonedText(moment, zone)).toBe(theirs);
  });

  test.prop([fc.oneof(seconds, troubled), zones])(
    'are parsed back to the same moment',
    (moment, zone) => {
      expect(readTime(zonedText(moment, zone), 'UTC')).toBe(moment);
    },
  );

  test.prop([fc.oneof(seconds, troubled), zones])(
    'without an offset are local times of the zone, also skipped and repeated ones',
    (moment, zone) => {
      const local = new Date(moment * 1000).toISOString().slice(0, 19);
      const theirs = Temporal.PlainDateTime.from(local).toZonedDateTime(zone);
      expect(readTime(local, zone)).toBe(theirs.epochMilliseconds / 1000);
    },
  );
});

test.each([
  ['2026-11-21', '2026-11-20T23:00:00Z'],
  ['2026-11-21T12:00Z', '2026-11-21T12:00:00Z'],
  ['2026-11-21T12:00:00+0100', '2026-11-21T11:00:00Z'],
  ['2026-11-21T12:00-03', '2026-11-21T15:00:00Z'],
  ['20261121T24', '2026-11-21T23:00:00Z'],
  ['2026-11-21T12:00:00.5-03:30', '2026-11-21T15:30:00.5Z'],
])('in Berlin %s is %s', (text, utc) => {
  expect(readTime(text, 'Europe/Berlin')).toBe(Date.parse(utc) / 1000);
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['+01:00', false],
  ['Mars/Olympus', false],
  ['', false],
])('a zone: %s %s', (zone, is) => expect(isZone(zone)).toBe(is));
