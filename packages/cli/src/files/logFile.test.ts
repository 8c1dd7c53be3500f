import { expect, onTestFinished, test } from 'vitest';
import { cliTester } from '../cliTester.js';
import { logFile } from './logFile.js';

function tester() {
  const cli = cliTester();
  onTestFinished(() => cli.close());
  return cli;
}

test('a log takes the place of a former one, however little there was of that', () => {
  const cli = tester();
  for (const former of ['', '{"ki', '{"kind":"header","format":1}\n']) {
    const file = logFile(cli.write('game.jsonl', former));
    file.write('{"kind":"header"}\n');
    file.close();
    expect(cli.read('game.jsonl')).toBe('{"kind":"header"}\n');
  }
});

test('what is no log is left as it is', async () => {
  const cli = tester();
  for (const other of ['SQLite format 3\0', '{"seed":1}\n', '{']) {
    const path = cli.write('other', `${other}!`);
    const { code, error } = await cli.run('play', '--ticks', '1', '--log', path);
    expect([code, error]).toEqual([2, `astrarium: ${path}: it is no log, and is not written over`]);
    expect(cli.read('other')).toBe(`${other}!`);
  }
});
