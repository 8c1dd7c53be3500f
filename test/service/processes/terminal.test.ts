import { spawn, spawnSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { cliBundle } from '../../tools/cliBundle.js';
import { serverFolder } from './server.js';

// `script` of util-linux runs a program on a terminal of its own.
if (spawnSync('script', ['--version']).status === 0) {
  test('on a terminal, serve shows its progress and keeps the token in sight', async () => {
    const folder = serverFolder();
    const line = `exec node ${await cliBundle()} serve --port 0 --data ${folder.data}`;
    const child = spawn('script', ['--quiet', '--return', '--command', line, '/dev/null']);
    onTestFinished(async () => {
      child.kill();
      await folder.close();
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => void (text += piece));
    await expect.poll(() => text).toMatch(/Read it from the command line:\s+curl .*accounts/);
    expect(text.indexOf('making the game')).toBeGreaterThanOrEqual(0);
    expect(text.indexOf('making the game')).toBeLessThan(text.indexOf('Astrarium at'));

    const url = /Astrarium at (\S+)/.exec(text)?.[1] ?? '';
    for (let n = 0; n < 60; n += 1) await (await fetch(`${url}/v1/time`)).text();
    await expect.poll(() => text).toContain('60 requests, 0 refused');
    const [, after = ''] = text.split(/curl .*devices/);
    expect(after).not.toContain('{"level"');
    // The lines after the token: of the verification of the game and of the count, not of requests.
    expect(after.split('\n').length).toBeLessThan(6);

    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.stdin.write('\x03');
    expect(await ended).toBe(0);
  });
}
