import { existsSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { cliTester } from '../cliTester.js';

test('export without a game creates no game and overwrites no log', async () => {
  const cli = cliTester();
  onTestFinished(() => cli.close());
  const log = cli.write('game.jsonl', 'a log');
  const data = cli.pathOf('nowhere');
  const { code, error } = await cli.run('export', log, '--data', data);
  expect([code, error]).toEqual([
    2,
    `astrarium: There is no game in ${data}. Name its data folder with --data.`,
  ]);
  expect(cli.read('game.jsonl')).toBe('a log');
  expect(existsSync(data)).toBe(false);
});
