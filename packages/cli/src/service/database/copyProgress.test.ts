import { expect, test } from 'vitest';
import { copyProgress } from './databaseGame.js';

test('the rows of a copy are logged every ten seconds', () => {
  const lines: unknown[] = [];
  const log = { info: (...line: unknown[]) => void lines.push(line) };
  let nowMs = 5;
  const progress = copyProgress(log as never, () => nowMs);
  for (let rows = 1; rows <= 25; rows += 1) {
    nowMs += 1000;
    progress(rows * 5000);
  }
  const words = 'copying the game from the database';
  expect(lines).toEqual([
    [{ rows: 50_000 }, words],
    [{ rows: 100_000 }, words],
  ]);
});
