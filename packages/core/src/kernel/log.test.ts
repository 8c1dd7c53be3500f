import { describe, expect, test } from 'vitest';
import { readLog, replayLog, verifyLog } from './index.js';
import { orchard, playOrchard } from './logGame.test.js';

const game = playOrchard();
const verify = (text: string, options = {}) => readLog(text, verifyLog(orchard, options));

describe('a sound log', () => {
  test('verifies', async () => {
    expect(await verify(game.text)).toEqual({
      ok: true,
      cut: false,
      ticks: 40,
      commands: 40,
      events: game.events,
      final_hash: orchard.hash(game.last),
      sealed_line: game.lines.length - 1,
      first_difference: null,
      problem: null,
    });
  });
  test('seeks', async () => {
    for (let until = 0; until <= 40; until += 1) {
      const plain = await readLog(game.text, replayLog(orchard, { until }));
      expect(plain.problem).toBe(null);
      expect(plain.ticks).toBe(until);
      for (const [tick, bytes] of game.keyframes) {
        if (tick > until) continue;
        const sought = await readLog(
          game.text,
          replayLog(orchard, { until, keyframe: { tick, bytes } }),
        );
        expect(sought.problem).toBe(null);
        expect(sought.final_hash).toBe(plain.final_hash);
      }
    }
  });
});
