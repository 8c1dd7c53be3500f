import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Explanation } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { explanationSheet } from './explanationSheet.js';
import { countdownSheet } from './termSheet.js';

const part = { about: 'mining', formula: 'a * b', terms: { cycle_seconds: 1200 }, parts: [] };

test.each([
  ['nano_per_tick', -2_500_000, '-0.0025 per tick'],
  ['micro', 1_500_000, '1.5'],
  ['ppm_per_day', 20_000, '2 % per day'],
  ['per_mille', 800, '80 %'],
  ['micro_per_tick', 0, '0 per tick'],
  ['micro', 200_000_000, '200'],
  ['tick', 1234, 'tick 1\u202f234'],
  ['seconds', 90, '1 min 30 s'],
  ['devices', 7, '7 devices'],
] as const)('a value in %s', (unit, value, text) => {
  expect(explanationSheet({ ...part, value, unit }).value).toBe(text);
});

test('no explanation of the server shows a name of a program', () => {
  const folder = join(import.meta.dirname, '../../../src/views/explanations');
  const source = readdirSync(folder)
    .filter((name) => !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const found = (pattern: RegExp): string[] => [
    ...new Set([...source.matchAll(pattern)].map(([, name = '']) => name)),
  ];
  const subjects = found(/\babout: '(\w+)'|\bpart\(\s*'(\w+)'/g).filter((name) => name !== '');
  const parts = found(/\bpart\(\s*'(\w+)'/g);
  const more = ['cruise', 'surge', 'increase', 'decrease', 'hub_warning', 'hub_destroyed'];
  const ends = /\b([a-z]+(?:_[a-z]+)*_(?:micro|nano|ppm|milli|mille|seconds|tick|day|turn))\b/g;
  const names = found(ends).filter((name) => !/^(?:micro|nano|ppm|per)_/.test(name));
  expect([subjects.length, parts.length, names.length].every((count) => count > 4)).toBe(true);
  for (const about of new Set([...subjects, ...parts, ...more])) {
    const terms = Object.fromEntries(names.map((name) => [name, 1_000_000]));
    const raw: Explanation = { about, value: 1, unit: 'ppm', formula: 'x_micro', terms, parts: [] };
    const shown = JSON.stringify(explanationSheet(raw));
    expect(/\w_\w|micro|nano|milli\b|ppm|mille/.exec(shown)?.[0], about).toBe(undefined);
  }
});

test('countdowns tell tick and speed; real time while the game runs', () => {
  const time = { tick: 7200, now: 0, speed: 2 };
  const running = countdownSheet(time, { needed: 3 });
  expect(running.value).toBe('1 h');
  const speed = { 'present tick': '0', 'ticks per second': '2' };
  expect(running.terms).toEqual({ tick: '7\u202f200', ...speed, needed: '3' });
  const stopped = { about: 'game time left', value: '2 h' };
  expect(countdownSheet({ ...time, speed: 0 })).toMatchObject(stopped);
  expect(countdownSheet({ ...time, now: 8000 }).value).toBe('0 s');
});
