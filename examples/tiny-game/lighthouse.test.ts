import { readFileSync } from 'node:fs';
import { readLog, verifyLog } from '@astrarium/core/log';
import { describe, expect, test } from 'vitest';
import { isNight, lighthouse } from './src/lighthouse.js';
import { watch } from './src/watch.js';

/** Executes commands from genesis, with an hour after each. */
function play(...types: readonly string[]) {
  let snapshot = lighthouse.genesis({ seed: 7 });
  const codes: string[] = [];
  for (const type of ['keep', ...types]) {
    const args = type === 'keep' ? { name: 'Ada' } : {};
    const executed = lighthouse.execute(snapshot, { id: type, account: 1, type, args });
    codes.push(executed.outcome.done ? 'done' : executed.outcome.refusal.code);
    snapshot = lighthouse.advance(executed.snapshot, { ticks: 60 }).snapshot;
  }
  return { snapshot, codes };
}

describe('the lighthouse', () => {
  test('has fewer than 150 lines', () => {
    const text = readFileSync(new URL('src/lighthouse.ts', import.meta.url), 'utf8');
    expect(text.split('\n').length).toBeLessThan(150);
  });

  test('refuses impossible commands with a reason', () => {
    expect(play('douse', 'light', 'light').codes).toEqual(['done', 'dark', 'done', 'lit']);
    expect(play('row', 'light').codes).toEqual(['done', 'done', 'at_sea']);
    const genesis = lighthouse.genesis({ seed: 7 });
    const command = { id: '1', account: 1, type: 'light', args: {} } as const;
    const { snapshot, outcome } = lighthouse.execute(genesis, command);
    expect(snapshot).toBe(genesis);
    expect(outcome).toMatchObject({ done: false, refusal: { code: 'no_lamp' } });
  });

  test('puts the lamp out in the minute in which the oil ends', () => {
    const { snapshot } = play('light');
    const { events, ticks } = lighthouse.advance(snapshot, {
      ticks: 2000,
      until: ({ name }) => name === 'lamp.out',
    });
    expect([...events].at(-1)).toMatchObject({ tick: 1060, name: 'lamp.out', lamp: 1 });
    expect(ticks).toBe(1060 - 120);
  });

  test('records ships that are lost at night without light in the diary', () => {
    const { snapshot, events } = lighthouse.advance(play().snapshot, { ticks: 100_000 });
    const lost = [...events].flatMap((event) => (event.name === 'ship.lost' ? [event] : []));
    expect(lost.length).toBeGreaterThan(100);
    expect(lost.every(({ tick }) => isNight(tick))).toBe(true);
    const diary = lost.map(({ tick, ship }) => `${tick}: the ${ship}`);
    const stored = lighthouse.read(snapshot).lamps.get(1).diary;
    expect(stored.map((line) => line.replace(' is on the rocks', ''))).toEqual(diary);
  });
});

test('the log of the lighthouse verifies', async () => {
  const { log, snapshot } = watch(7, 30);
  const hash = lighthouse.hash(snapshot);
  const report = await readLog(log, verifyLog(lighthouse));
  expect(report).toMatchObject({ ok: true, problem: null, ticks: 43_200, final_hash: hash });
  // Golden: it may change when the hash corpus may (CONTRIBUTING).
  expect(hash).toBe('80bcfab2cd6c7e5f');
});
