import { expect, test } from 'vitest';
import { compileMute } from './compileMute.js';

test.each([
  [['mining.*'], 'mining.started', true],
  [['mining.*'], 'mining.stopped', true],
  [['mining.*'], 'mining', false],
  [['mining.*'], 'mining.site.started', false],
  [['mining'], 'mining.started', false],
  [['*'], 'mining.started', false],
  [['*.*'], 'mining.started', true],
  [['*.started'], 'print.started', true],
  [['*.started'], 'print.completed', false],
  [['min*.started'], 'mining.started', false],
  [['travel.departed', 'mining.stopped'], 'mining.stopped', true],
  [['travel.departed', 'travel.*'], 'travel.arrived', true],
  [['experience.*'], 'travel.arrived', false],
  [[], 'travel.arrived', false],
  [[''], 'travel.arrived', false],
  [['*.*.*', 'ami.mining.digest'], 'ami.mining.digest', false],
  [['*.*.*'], 'ami.mining.planned', true],
])('%j and %s: %s', (patterns, event, muted) => {
  expect(compileMute(patterns)(event)).toBe(muted);
});

test('matches many wildcards and a long name in linear time', () => {
  const stars = Array.from({ length: 2000 }, () => '*').join('.');
  const muted = compileMute([stars, `${stars}.x`, ...Array.from({ length: 99 }, () => '*.*')]);
  expect(muted(Array.from({ length: 2000 }, () => 'a').join('.'))).toBe(true);
  expect(muted(Array.from({ length: 1999 }, () => 'a').join('.'))).toBe(false);
});
