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

test('export replaces a log only with --force', async () => {
  const cli = cliTester();
  onTestFinished(() => cli.close());
  const log = cli.pathOf('game.jsonl');
  const data = cli.pathOf('data');
  await cli.run('play', '--ticks', '10', '--players', '1', '--log', log);
  await cli.run('import', log, '--data', data);
  const former = cli.write('former.jsonl', '{"kind":"header"}\n');

  const refused = await cli.run('export', former, '--data', data);
  expect([refused.code, refused.error]).toEqual([
    2,
    `astrarium: ${former} exists. To replace it, use --force.`,
  ]);
  expect(cli.read('former.jsonl')).toBe('{"kind":"header"}\n');

  expect((await cli.run('export', former, '--data', data, '--force')).code).toBe(0);
  expect((await cli.run('verify', former)).code).toBe(0);
});
