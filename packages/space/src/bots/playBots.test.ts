import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '@astrarium/core';
import { recordLog } from '@astrarium/core/log';
import { astrarium, audit, newGame, summary } from '@astrarium/space';
import { expect, test } from 'vitest';
import { playBots } from './playBots.js';

/** Plays a day, and counts what bots did. */
function playDay(players: number) {
  const recorder = recordLog(astrarium, newGame({ seed: 18 }), { write: () => undefined });
  const counts = { done: new Set<string>(), commands: 0, refused: 0, relocated: 0 };
  const game = {
    get snapshot() {
      return recorder.snapshot;
    },
    execute(command: Command) {
      const executed = recorder.execute(command);
      counts.commands += 1;
      if (executed.outcome.done) counts.done.add(command.type);
      else counts.refused += 1;
      return executed;
    },
    advance(bounds: Parameters<typeof recorder.advance>[0]) {
      const advanced = recorder.advance(bounds);
      for (const { name } of advanced.events)
        counts.relocated += Number(name === 'mining.relocated');
      return advanced;
    },
  };
  playBots(game, { players, ticks: 86_400, hashEvery: 0 });
  return { ...counts, snapshot: game.snapshot };
}

const played = playDay(4);

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
    expect(played.done, command).toContain(command);
  }
  expect(played.refused).toBeGreaterThan(20);
});

test('bots print, travel and mine all categories', () => {
  const world = astrarium.read(played.snapshot);
  const { totals } = summary(world);
  expect(totals.printed).toBeGreaterThan(100);
  expect(totals.trips).toBeGreaterThan(50);
  expect(played.relocated).toBeGreaterThan(100);
  for (const units of Object.values(totals.mined)) expect(units).toBeGreaterThan(1000);
  for (const { difference_micro } of Object.values(audit(world))) expect(difference_micro).toBe(0);
});

test('a game without bots runs to its end', () => {
  const { snapshot, commands } = playDay(0);
  expect([snapshot.now, commands]).toEqual([86_400, 0]);
});
