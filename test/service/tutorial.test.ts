import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../tools/sources/sources.js';
import { serverFolder } from './processes/server.js';

const folder = serverFolder();
afterAll(() => folder.close());

/** The shell commands of the page, without those that start the server. */
function script(): string {
  const page = readFileSync(join(ROOT, 'docs/TUTORIAL.md'), 'utf8');
  return [...page.matchAll(/^```sh\n(.*?)^```/gms)].map(({ 1: code }) => code).join('\n');
}

/** The names of the events in the output of a stream. */
function eventNames(text: string): Set<string | undefined> {
  return new Set([...text.matchAll(/^event: (\S+)$/gm)].map(({ 1: name }) => name));
}

/** Runs the commands of the page; returns what they print. */
async function runPage(url: string): Promise<string> {
  const env = { ...process.env, URL: url, DATA: folder.data };
  const options = { env, timeout: 150_000, maxBuffer: 10_000_000 };
  try {
    return (await promisify(execFile)('bash', ['-euc', script()], options)).stdout;
  } catch (error) {
    const { stderr, stdout } = error as { readonly stderr: string; readonly stdout: string };
    throw new Error(`The page failed after: ${stdout.slice(-1000)}\n${stderr}`, { cause: error });
  }
}

test('every command of the tutorial runs, twice in a row', async () => {
  const { url } = await folder.start('--speed', '1200', '--seed', '3');
  for (const round of [1, 2]) {
    const text = await runPage(url);
    expect(text).toContain('"dry_run":true');
    expect(text).toContain('"status":"contribution_recorded"');
    expect(text).toMatch(new RegExp(`"replicant":"Ada"[^}]*"devices":${round}\\b`));
    const names = eventNames(text);
    for (const name of [
      'account.opened',
      'scan.completed',
      'mining.started',
      'print.completed',
      'travel.arrived',
      'megastructure.contributed',
    ]) {
      expect(names).toContain(name);
    }
    if (round === 2) expect(names).toContain('account.token_replaced');
  }
});

test('the commands show why the server refuses one, and wait for a bounded time', () => {
  const code = script();
  expect(code).not.toMatch(/\b(?:until|while)\b/);
  const calls = code.split('\n').filter((line) => /\bcurl\b/.test(line));
  // The stream never ends by itself: curl leaves it after two seconds.
  expect(calls).toEqual([
    expect.stringMatching(/^call\(\) .*--fail-with-body/),
    expect.stringContaining('-m 2'),
  ]);
});
