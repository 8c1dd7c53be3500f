import { describe, expect, test } from 'vitest';
import { agoText, momentHash, momentText, readMoment } from './moment.js';

describe('the address of a moment', () => {
  test('leads back to the moment', () => {
    const moment = { tick: 120_000, digest: '12ab', name: 'a game & more.jsonl', view: '1/SOL-3' };
    expect(readMoment(momentHash(moment))).toEqual(moment);
    const first = { tick: 0, digest: '', name: '', view: '' };
    expect(momentHash(first)).toBe('#tick=0');
    expect(readMoment('#tick=0')).toEqual(first);
  });

  test.each(['', '#/map/SOL', '#tick=', '#tick=-1', '#tick=1.5', '#tick=x', '#view=1'])(
    'is not %j',
    (hash) => expect(readMoment(hash)).toBeUndefined(),
  );
});

test.each([
  [0, 604_800, 1000, 'day 1, 00:00 of 7'],
  [293_880, 604_800, 1000, 'day 4, 09:38 of 7'],
  [604_800, 604_800, 1000, 'day 7, 24:00 of 7'],
  [3661, 40_000, 1000, '01:01:01 of 11:06:40'],
  [60, 100, 500, 'tick 60 of 100'],
])('tick %i of %i with %i ms is %j', (tick, end, tickMs, words) => {
  expect(momentText(tick, end, tickMs).join(' ')).toBe(words);
});

test('says how long ago an event was', () => {
  expect(agoText(0, 1000)).toBe('now');
  expect(agoText(75, 1000)).toBe('1 min 15 s');
  expect(agoText(75, 250)).toBe('75 ticks');
});
