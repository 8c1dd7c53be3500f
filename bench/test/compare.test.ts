import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildOf } from '../src/compare/build.js';
import { type RoundTimes, roundsNeeded, runComparison, verdictOf } from '../src/compare/compare.js';
import type { Started } from '../src/measure/scenario.js';
import { SCENARIOS } from '../src/scenarios/scenarios.js';

const folder = mkdtempSync(join(tmpdir(), 'astrarium-bench-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Rounds in which A takes 100 and 101, and B what is given. */
const against = (...times: readonly number[]): RoundTimes[] =>
  times.map((b, round) => (round % 2 ? { a: 100, again: 101, b } : { a: 101, again: 100, b }));

test('B is slower or faster when all of seven rounds, or eight of nine, agree', () => {
  const slower = { ratio: 105 / 100.5, noise: 0.01, verdict: 'slower' };
  expect(verdictOf(against(...Array(7).fill(105)))).toEqual(slower);
  expect(verdictOf(against(...Array(6).fill(105), 100.5))).toEqual({ ...slower, verdict: 'same' });
  expect(verdictOf(against(90, ...Array(8).fill(105)))).toEqual(slower);
  expect(verdictOf(against(90, 100.5, ...Array(7).fill(105)))).toEqual({
    ...slower,
    verdict: 'same',
  });
  expect(verdictOf(against(...Array(7).fill(95))).verdict).toBe('faster');
});

test('a certain change of less than 2 % is the same', () => {
  expect(verdictOf(against(...Array(9).fill(102))).verdict).toBe('same');
  expect(verdictOf(against(...Array(9).fill(103))).verdict).toBe('slower');
  expect(verdictOf(against(...Array(9).fill(99))).verdict).toBe('same');
});

test('equal programs are slower in one of 2,187 comparisons of seven rounds', () => {
  // Each of the three measurements is the longest in a third of the rounds.
  const longest: readonly RoundTimes[] = [
    { a: 2, again: 1, b: 1 },
    { a: 1, again: 2, b: 1 },
    { a: 1, again: 1, b: 2 },
  ];
  let slower = 0;
  for (let game = 0; game < 3 ** 7; game += 1) {
    const rounds = Array.from({ length: 7 }, (_, at) => longest[Math.floor(game / 3 ** at) % 3]);
    if (verdictOf(rounds as RoundTimes[]).verdict === 'slower') slower += 1;
  }
  expect(slower).toBe(1);
});

test('the rounds needed are the fewest that chance reaches less than once in 1,000', () => {
  // The chance of each number of rounds, extended by one round in each turn.
  let chances = [1];
  for (let rounds = 0; rounds < 30; rounds += 1) {
    const chanceFrom = (count: number) => chances.slice(count).reduce((sum, each) => sum + each, 0);
    const needed = roundsNeeded(rounds);
    expect(chanceFrom(needed)).toBeLessThan(1 / 1000);
    expect(chanceFrom(needed - 1)).toBeGreaterThanOrEqual(1 / 1000);
    chances = [...chances, 0].map((own, count) => (own * 2 + (chances[count - 1] ?? 0)) / 3);
  }
});

/** What the program of a build takes for a round, and where it ends. */
interface Fake {
  readonly seconds: number;
  readonly hash: string;
}

/** Compares `rows-1e5` and `codec` of fake builds; `order` has the sides as they started. */
async function compareFakes(b: Fake, scenarios = SCENARIOS) {
  const order: string[] = [];
  const chosen = SCENARIOS.filter(({ name }) => ['rows-1e5', 'codec'].includes(name));
  const builds = [
    { module: '', name: 'HEAD', scenarios },
    { module: '', name: '.', scenarios: SCENARIOS },
  ] as const;
  let out = '';
  const code = await runComparison(builds, SCENARIOS, {
    rounds: 7,
    scenarios: chosen,
    write: (text) => void (out += text),
    onProgress: () => undefined,
    async start({ name }): Promise<Started> {
      order.push(name);
      const { hash, seconds } = name === '.' ? b : { hash: 'aa', seconds: 1 };
      const round = { changes: 1, seconds, cpuSeconds: seconds, micros: new Float64Array(1) };
      return {
        round: async (steps) => ({ ...round, steps }),
        finish: async () => ({ bytes: 0, hash }),
        end: async () => undefined,
      };
    },
  });
  return { code, order, out };
}

test('a comparison prints a table and ends with 1 when a scenario is slower', async () => {
  const { code, order, out } = await compareFakes({ seconds: 1.1, hash: 'aa' });
  expect(code).toBe(1);
  expect(out.split('\n').slice(2)).toEqual([
    '| scenario | size | A ms | B ms | B / A | noise | hash | verdict |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    '| rows-1e5 | 100,000 | 1,000 | 1,100 | 1.100 | 0.0 % | same | slower |',
    '| codec | 100,000 | 1,000 | 1,100 | 1.100 | 0.0 % | same | slower |',
    '',
  ]);
  // Each side is the first in every third round.
  expect(order.slice(0, 9).join(' ')).toBe('HEAD . HEAD . HEAD HEAD HEAD HEAD .');
  expect(order).toHaveLength(2 * 7 * 3);
});

test('a comparison ends with 0 when nothing is slower, and names what one side lacks', async () => {
  const scenarios = SCENARIOS.filter(({ name }) => name !== 'codec');
  const { code, out } = await compareFakes({ seconds: 0.9, hash: 'aa' }, scenarios);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^\| rows-1e5 .* 0\.900 .* faster \|\n\ncodec is not in both revisions\.\n$/m,
  );
});

test('another hash is a failure, even if it is faster', async () => {
  const { code, out } = await compareFakes({ seconds: 0.9, hash: 'bb' });
  expect(code).toBe(1);
  expect(out).toMatch(/^\| rows-1e5 .* \| other \| other hash \|$/m);
});

test('the sources of a working tree are bundled with their scenarios', async () => {
  const { module, name, scenarios } = await buildOf('.', folder);
  expect([name, module]).toEqual(['.', expect.stringMatching(/^file:.*\/scenarios\.mjs$/)]);
  expect(scenarios.map((each) => each.golden)).toEqual(SCENARIOS.map((each) => each.golden));
  await expect(buildOf('no-such-revision', folder)).rejects.toThrow(
    'no revision and no folder no-such-re',
  );
});
