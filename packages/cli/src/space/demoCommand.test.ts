import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { cliTester } from '../cliTester.js';

const cli = cliTester();
afterAll(() => cli.close());

test('the demo prints the final hash of its log and verifies the log', async () => {
  const log = cli.pathOf('demo.jsonl');
  const { code, out, error } = await cli.run('demo', '--ticks', '21600', '--log', log);
  expect(error).toBe('');
  expect(code).toBe(0);
  const { hash } = JSON.parse(readFileSync(log, 'utf8').trimEnd().split('\n').at(-1) ?? '') as {
    readonly hash: string;
  };
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(out).toContain(`final hash  ${hash}, the same on every machine`);
  expect(out).toContain('all outcomes and hashes are equal');
  for (const part of ['Devices', 'Mined', 'Travel', 'Commands', '★ Sol A']) {
    expect(out).toContain(part);
  }
  const wide = out.split('\n').filter((line) => [...line].length > 80 && !line.includes(log));
  expect(wide).toEqual([]);
  expect((await cli.run('verify', log)).code).toBe(0);
});
