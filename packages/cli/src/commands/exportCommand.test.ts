import { existsSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { cliTester } from '../cliTester.js';

test('where there is no game none is made, and no log is written over', async () => {
  const cli = cliTester();
  onTestFinished(() => cli.close());
  const log = cli.write('game.jsonl', 'a log');
  const data = cli.pathOf('nowhere');
  const { code, error } = await cli.run('export', log, '--data', data);
  expect([code, error]).toEqual([2, `astrarium: there is no game in ${data}`]);
  expect(cli.read('game.jsonl')).toBe('a log');
  expect(existsSync(data)).toBe(false);
});
