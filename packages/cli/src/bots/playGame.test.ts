import type { Feature } from '@astrarium/internal/game';
import { astrarium, audit, DEVICE_COMMANDS, summary } from '@astrarium/core';
import { expect, test } from 'vitest';
import { playGame } from './playGame.js';

const DAY = { seed: 18, players: 4, ticks: 86_400, hashEvery: 0, write: () => undefined };
const played = playGame(DAY);
const world = astrarium.read(played.snapshot);

const USED_FEATURES: readonly Feature[] = ['cruise', 'mine', 'survey', 'print'];

/** The commands of the features that bots use, without scan, which shows nothing at belts. */
const USED_COMMANDS = DEVICE_COMMANDS.filter(
  ({ features, name }) => name !== 'scan' && features.some((each) => USED_FEATURES.includes(each)),
).map(({ name }) => name);

test('bots use every command of their features, and some that are refused', () => {
  expect(played.commands).toBeGreaterThan(1000);
  expect(USED_COMMANDS).toContain('start_mining');
  for (const command of ['open_account', ...USED_COMMANDS]) {
    expect(played.commandCounts[command]?.done, command).toBeGreaterThan(0);
  }
  const refused = Object.values(played.commandCounts).reduce((sum, each) => sum + each.refused, 0);
  expect(refused).toBeGreaterThan(20);
});

test('bots print, travel and mine all categories', () => {
  const { totals } = summary(world);
  expect(totals.printed).toBeGreaterThan(100);
  expect(totals.trips).toBeGreaterThan(50);
  expect(played.eventCounts['mining.relocated']).toBeGreaterThan(100);
  for (const units of Object.values(totals.mined)) expect(units).toBeGreaterThan(1000);
  for (const { difference_micro } of Object.values(audit(world))) expect(difference_micro).toBe(0);
});

test('the interval of hash lines does not change the game', () => {
  const short = { ...DAY, ticks: 10_000 };
  const plain = playGame(short);
  const hashed = playGame({ ...short, hashEvery: 700 });
  expect(astrarium.hash(hashed.snapshot)).toBe(astrarium.hash(plain.snapshot));
  expect(hashed.commands).toBe(plain.commands);
  expect(hashed.events).toBe(plain.events);
});

test('a game without bots runs to its end', () => {
  const { snapshot, commands } = playGame({ ...DAY, players: 0 });
  expect([snapshot.now, commands]).toEqual([86_400, 0]);
});
