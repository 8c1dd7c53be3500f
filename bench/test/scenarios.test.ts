import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { figureTable } from '../src/measure/page.js';
import { contest, runScenario, type Scenario, startHere } from '../src/measure/scenario.js';
import { SCENARIOS } from '../src/scenarios/scenarios.js';
import { FULL } from '../../packages/testkit/test/tier.js';

/** A scenario whose programs end with the hashes given; `turns` are their steps in order. */
function fakeScenario(hashes: Readonly<Record<string, string>>) {
  const turns: string[] = [];
  const makers = Object.entries(hashes).map(([name, hash]) => [
    name,
    () => ({ step: () => (turns.push(name), 2), end: () => ({ hash }) }),
  ]);
  const programs = Object.fromEntries(makers) as Scenario['programs'];
  const length = { size: 1, rounds: 3, steps: 1 };
  const fake = { name: 'fake', about: '', golden: 'aa', figures: () => [], programs, ...length };
  return { fake, turns };
}

test('programs take turns, every second round in the opposite order', async () => {
  const { fake, turns } = fakeScenario({ a: 'aa', b: 'aa' });
  const { results } = await runScenario(fake, { here: true });
  expect(turns.join('')).toBe('baabbaab');
  expect(results['a']?.changesPerStep).toBe(2);
});

test('a program that ends with another hash fails, and ours with another than before', async () => {
  const other = fakeScenario({ ours: 'aa', peer: 'bb' }).fake;
  await expect(runScenario(other, { here: true })).rejects.toThrow(
    'fake: peer ends with hash bb, not ours, aa',
  );
  const { fake } = fakeScenario({ ours: 'bb' });
  await expect(runScenario(fake, { here: true })).rejects.toThrow('not the golden aa');
  expect((await runScenario(fake, { here: true, acceptsHash: true })).hash).toBe('bb');
});

test('a program that cannot start ends those that have started', async () => {
  let ended = 0;
  const started = contest(['a', 'b'], { rounds: 1, steps: 1 }, async (name) => {
    if (name === 'b') throw new Error('no b');
    const end = async () => void (ended += 1);
    return {
      ...(await startHere(() => ({ step: () => 1, end: () => ({ hash: '' }) }), 1, 1)),
      end,
    };
  });
  await expect(started).rejects.toThrow('no b');
  expect(ended).toBe(1);
});

test('a table of figures says which targets are reached, and why a figure is missing', () => {
  expect(
    figureTable([
      { what: 'rate', value: 3000, min: 4000 },
      { what: 'time', value: 1.5, max: 2 },
      { what: 'bytes', value: 7 },
      { what: 'ratio', value: 'no peer', max: 2 },
    ]).split('\n'),
  ).toEqual([
    '| figure | measured | target |  |',
    '| --- | --- | --- | --- |',
    '| rate | 3,000 | ≥ 4,000 | **not reached** |',
    '| time | 1.5 | ≤ 2 | reached |',
    '| bytes | 7 |  |  |',
    '| ratio | not run | ≤ 2 | no peer |',
    '',
  ]);
});

/** A scenario throws when a peer ends with another hash. */
test.each(SCENARIOS.filter(({ name }) => FULL || !['move-1e5', 'replay'].includes(name)))(
  '$name runs at a small size',
  async (scenario) => {
    const report = await runScenario(scenario, { size: 600, rounds: 1, steps: 3, here: true });
    expect(report.hash).toMatch(/^[0-9a-f]{16}$/);
    const targeted = report.figures.filter(
      ({ max, min }) => max !== undefined || min !== undefined,
    );
    for (const { value, what } of targeted) expect([what, value]).not.toEqual([what, NaN]);
    expect(scenario.golden).toMatch(/^[0-9a-f]{16}$/);
  },
);

test('the benchmark runs each program in a process of its own', async () => {
  const src = fileURLToPath(new URL('../src/', import.meta.url));
  const outdir = fileURLToPath(new URL(`../dist/under-test-${process.pid}/`, import.meta.url));
  await build({
    entryPoints: ['main', 'measure/programProcess', 'scenarios/scenarios'].map(
      (name) => `${src}${name}.ts`,
    ),
    entryNames: '[name]',
    outdir,
    bundle: true,
    conditions: ['source'],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    external: ['bitecs', 'esbuild', 'immer', 'immutable', 'mutative'],
  });
  const run = (...given: readonly string[]): string =>
    String(spawnSync(process.execPath, [join(outdir, 'main.js'), ...given]).stdout);
  const stdout = run('--scenario', 'rows-1e6', '--size', '600');
  expect(run('--help')).toContain('rows-1e5');
  rmSync(outdir, { recursive: true });
  expect(stdout).toMatch(/^\| rows-1e6 \| bitECS \| 600 \| 600 \| .*`[0-9a-f]{16}` \|$/m);
  expect(stdout).toMatch(/^\| rows-1e6: ours over bitECS \| [\d.,]+ \| ≤ 30 \|/m);
});
