import { afterAll, expect, test } from 'vitest';
import { cliTester } from '../cliTester.js';

const cli = cliTester();
afterAll(() => cli.close());

/**
 * The hash of the demo's world after six hours. It may change when the rules, the ruleset or the
 * version of the game change, or when the bots play differently; never between two machines.
 */
const SIX_HOURS = 'f689563785cd0afc';

test('the demo plays, shows and verifies, with the same hash on every machine', async () => {
  const log = cli.pathOf('demo.jsonl');
  const { code, out, error } = await cli.run('demo', '--ticks', '21600', '--log', log);
  expect(error).toBe('');
  expect(code).toBe(0);
  expect(out).toContain(`final hash  ${SIX_HOURS}, on every machine`);
  expect(out).toContain('every outcome and every hash is the same');
  for (const part of ['Who owns what', 'Mined', 'Travelled', 'What was asked for', '★ Sol A']) {
    expect(out).toContain(part);
  }
  const wide = out.split('\n').filter((line) => [...line].length > 80 && !line.includes(log));
  expect(wide).toEqual([]);
  expect((await cli.run('verify', log)).code).toBe(0);
});

test('a game of no time at all is a game', async () => {
  const log = cli.pathOf('nothing.jsonl');
  expect((await cli.run('demo', '--ticks', '0', '--log', log)).code).toBe(0);
});
