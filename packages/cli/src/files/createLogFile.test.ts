import { chmodSync, statSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { cliTester } from '../cliTester.js';
import { createLogFile } from './createLogFile.js';

const cli = cliTester();
afterAll(() => cli.close());

test('replaces an existing log, also an incomplete one', () => {
  for (const former of ['', '{"ki', '{"kind":"header","format":1}\n']) {
    const file = createLogFile(cli.write('game.jsonl', former), true);
    file.write('{"kind":"header"}\n');
    file.close();
    expect(cli.read('game.jsonl')).toBe('{"kind":"header"}\n');
  }
});

test('does not overwrite a file that is not a log', async () => {
  for (const other of ['SQLite format 3\0', '{"seed":1}\n', '{']) {
    const path = cli.write('other', `${other}!`);
    const { code, error } = await cli.run('play', '--ticks', '1', '--log', path);
    const message = `astrarium: ${path} exists and is not a log. Choose another file.`;
    expect([code, error]).toEqual([2, message]);
    expect(cli.read('other')).toBe(`${other}!`);
  }
});

test('lets only its owner read a log, also one that others could read before', () => {
  const path = cli.write('open.jsonl', '');
  chmodSync(path, 0o644);
  createLogFile(path, true).close();
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
