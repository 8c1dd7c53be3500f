import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../tools/sources.js';
import { serverFolder } from './server.js';

const folder = serverFolder();
afterAll(() => folder.close());

/** The shell commands of the page, without those that start the server. */
function script(): string {
  const page = readFileSync(join(ROOT, 'docs/TUTORIAL.md'), 'utf8');
  return [...page.matchAll(/^```sh\n(.*?)^```/gms)].map(({ 1: code }) => code).join('\n');
}

test('every command of the tutorial runs', { timeout: 120_000 }, async () => {
  const { url } = await folder.start('--speed', '1200', '--seed', '3');
  const env = { ...process.env, URL: url, DATA: folder.data };
  const { stdout } = await promisify(execFile)('bash', ['-euc', script()], {
    env,
    timeout: 100_000,
    maxBuffer: 10_000_000,
  });
  expect(stdout).toContain('"dry_run":true');
  expect(stdout).toContain('"status":"contribution_recorded"');
  expect(stdout).toContain('"replicant":"Ada","devices":1');
  const events = [...stdout.matchAll(/^event: (\S+)$/gm)].map(({ 1: name }) => name);
  for (const name of [
    'account.opened',
    'scan.completed',
    'mining.started',
    'print.completed',
    'travel.arrived',
    'megastructure.contributed',
  ]) {
    expect(events).toContain(name);
  }
});
