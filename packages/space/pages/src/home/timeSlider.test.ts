import { type Due, ProblemError } from '@astrarium/space/client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serverTime, shownTick } from '../live/gameClock.js';
import { momentText, pastFault, sliderPosition, sliderTick } from './timeSlider.js';

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

test('a tick of the past tells what had happened, a later one what comes', () => {
  const arrived = {
    event: 'travel.arrived',
    device_code: 'a1',
    device_type: 'mining_drone',
    payload: { location: 'SOL-3', origin: 'SOL-4' },
    tick: 90,
  } as const;
  const left = { ...arrived, payload: { location: 'SOL-4', origin: 'SOL-5' }, tick: 70 };
  const nothing = { device_code: null, attribute: null };
  const full = { kind: 'stock_full', location: 'SOL-3', resource_type: 'carbon', ...nothing };
  const empty = { ...full, kind: 'deposit_depleted' };
  const due = [{ ...full, tick: 120 } as Due, { ...empty, tick: 150 } as Due];
  const known = { events: [arrived, left], due };
  const now = 100;
  expect(momentText(95, now, known)).toBe('The mining drone arrived at SOL-3 from SOL-4.');
  expect(momentText(85, now, known)).toBe('The mining drone arrived at SOL-4 from SOL-5.');
  expect(momentText(60, now, known)).toBe('');
  // What happened a moment ago is nearer, but did not come after.
  expect(momentText(101, now, known)).toBe('Carbon at SOL-3 is full');
  expect(momentText(130, now, known)).toBe('A deposit of carbon at SOL-3 is empty');
  expect(momentText(160, now, known)).toBe('');
});

test('a picture that is not kept says how far back there are some', () => {
  serverTime.value = { speed: 60 } as typeof serverTime.value;
  shownTick.value = 10_000;
  const problem = { type: '', title: '', status: 410, detail: 'Tick 1 is not kept' } as const;
  const rule = { first_tick: 9400, last_tick: 10_000 };
  expect(pastFault(new ProblemError({ ...problem, code: 'tick_not_retained', rule }))).toBe(
    'There is no picture of then. Pictures reach back 10 s.',
  );
  expect(pastFault(new Error('no network'))).toBe('No network.');
});
