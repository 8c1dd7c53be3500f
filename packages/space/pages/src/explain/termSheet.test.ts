import { expect, test } from 'vitest';
import { countdownSheet } from './termSheet.js';

test('countdowns tell tick and speed; real time while the game runs', () => {
  const time = { tick: 7200, now: 0, speed: 2 };
  const running = countdownSheet(time, { needed: 3 });
  expect(running.value).toBe('1 h');
  expect(running.terms).toEqual({
    tick: '7\u202f200',
    'present tick': '0',
    'ticks per second': '2',
    needed: '3',
  });
  expect(countdownSheet({ ...time, speed: 0 })).toMatchObject({
    about: 'game time left',
    value: '2 h',
  });
  expect(countdownSheet({ ...time, now: 8000 }).value).toBe('0 s');
});
