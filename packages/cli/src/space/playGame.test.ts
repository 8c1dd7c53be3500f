import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { astrarium, audit, summary } from '@astrarium/space';
import { expect, test } from 'vitest';
import { playGame } from './playGame.js';

const DAY = { seed: 18, players: 4, ticks: 86_400, hashEvery: 0, write: () => undefined };
const played = playGame(DAY);
const world = astrarium.read(played.snapshot);

/** The commands that bots send, as their sources name them, but not their invalid moves. */
const USED_COMMANDS = new Set(
  readdirSync(import.meta.dirname)
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\bexecute\('(\w+)'/g)].map(([, name = '']) => name)),
);

test('each command that bots send is accepted, and some are refused', () => {
  expect(played.commands).toBeGreaterThan(1000);
  expect(USED_COMMANDS.size).toBeGreaterThan(8);
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

test('a game without bots runs to its end', () => {
  const { snapshot, commands } = playGame({ ...DAY, players: 0 });
  expect([snapshot.now, commands]).toEqual([86_400, 0]);
});
