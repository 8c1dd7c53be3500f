import { expect, test } from 'vitest';
import { countdownSheet, explanationSheet } from './termSheet.js';

const part = { about: 'mining', formula: 'a * b', terms: { cycle_seconds: 1200 }, parts: [] };

test('explanations are words and numbers that people read', () => {
  const explained = explanationSheet({
    about: 'stock',
    value: 1_250_000,
    unit: 'micro_per_tick',
    formula: 'sum',
    terms: { siblings_micro: -1234, density: 'very_sparse', share: 0.5 },
    parts: [{ ...part, value: 500_000, unit: 'ppm' }],
  });
  expect(explained).toEqual({
    about: 'stock',
    value: '1.25 per tick',
    formula: 'sum',
    terms: { 'siblings micro': '-1\u202f234', density: 'very sparse', share: '0.5' },
    parts: [
      {
        about: 'mining',
        value: '50 %',
        formula: 'a * b',
        terms: { 'cycle seconds': '1\u202f200' },
        parts: [],
      },
    ],
  });
});

test.each([
  ['nano_per_tick', -2_500_000, '-0.0025 per tick'],
  ['micro', 1_500_000, '1.5'],
  ['ppm_per_day', 20_000, '2 % per day'],
  ['micro_per_tick', 0, '0 per tick'],
  ['micro', 200_000_000, '200'],
  ['tick', 1234, 'tick 1\u202f234'],
  ['devices', 7, '7 devices'],
] as const)('a value in %s', (unit, value, text) => {
  expect(explanationSheet({ ...part, value, unit }).value).toBe(text);
});

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
