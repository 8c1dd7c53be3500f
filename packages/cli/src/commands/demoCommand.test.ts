import { afterAll, expect, test } from 'vitest';
import { cliTester } from '../cliTester.js';

const cli = cliTester();
afterAll(() => cli.close());

/**
 * The final hash of the demo after six hours, the same on every machine. It may change only with
 * the rules, the ruleset or the version of the game, or with the bots.
 */
const SIX_HOURS = 'db70276344bee96e';

test('the demo ends with the golden hash and verifies its log', async () => {
  const log = cli.pathOf('demo.jsonl');
  const { code, out, error } = await cli.run('demo', '--ticks', '21600', '--log', log);
  expect(error).toBe('');
  expect(code).toBe(0);
  expect(out).toContain(`final hash  ${SIX_HOURS}, the same on every machine`);
  expect(out).toContain('all outcomes and hashes are equal');
  for (const part of ['Devices', 'Mined', 'Travel', 'Commands', '★ Sol A']) {
    expect(out).toContain(part);
  }
  const wide = out.split('\n').filter((line) => [...line].length > 80 && !line.includes(log));
  expect(wide).toEqual([]);
  expect((await cli.run('verify', log)).code).toBe(0);
});

test('a game of 0 ticks is valid', async () => {
  const log = cli.pathOf('nothing.jsonl');
  expect((await cli.run('demo', '--ticks', '0', '--log', log)).code).toBe(0);
});
