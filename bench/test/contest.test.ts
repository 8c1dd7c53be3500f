import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { StoreTrace } from '../src/backends/storeTrace.js';
import { contest } from '../src/measure/contest.js';
import { type Arena, contestantOf, localArena } from '../src/measure/contestant.js';
import type { BenchReport } from '../src/runBench.js';

/** An arena of contenders that end in the worlds given; `turns` are their rounds in order. */
function arenaOf(worlds: Readonly<Record<string, string>>): { arena: Arena; turns: string[] } {
  const turns: string[] = [];
  const contenders = Object.fromEntries(
    Object.entries(worlds).map(([name, rows]) => {
      const tick = () => (turns.push(name), 2);
      return [name, async () => contestantOf({ name, tick }, () => ({ world: { rows } }))];
    }),
  );
  return { arena: localArena(contenders, 1), turns };
}

test('contenders take turns, every second round in the opposite order', async () => {
  const { arena, turns } = arenaOf({ a: 'same', b: 'same' });
  const { a } = await contest(arena, ['a', 'b'], { rounds: 3, ticks: 1 });
  expect(turns.join('')).toBe('baabbaab');
  expect(a.summary.changes_per_tick).toBe(2);
});

test('a contender that reaches another world fails the contest', async () => {
  const { arena } = arenaOf({ a: 'one', b: 'other' });
  const failed = contest(arena, ['a', 'b'], { rounds: 1, ticks: 1 });
  await expect(failed).rejects.toThrow('b reaches another world: rows differs');
});

test('a trace replays its stores by tick, without those that were rolled back', () => {
  const trace = new StoreTrace(2);
  trace.store(0, 1, 10);
  trace.store(1, 0, 20);
  trace.endTick();
  trace.touch(0, 2);
  trace.store(0, 1, 11);
  const { size } = trace;
  trace.store(0, 1, 99);
  trace.truncate(size);
  trace.endTick();
  trace.flatten([0, 4]);
  const words = new Float64Array(6);
  expect(trace.replay(0, words)).toBe(2);
  expect([...words]).toEqual([0, 10, 0, 0, 20, 0]);
  expect(trace.replay(1, words)).toBe(1);
  expect([...words]).toEqual([0, 11, 0, 0, 20, 0]);
  // Two lines in the first tick, one in the second.
  expect(trace.lines).toBe(3);
});

test('the benchmark runs each contender in a process of its own', async () => {
  const src = fileURLToPath(new URL('../src/', import.meta.url));
  const outdir = fileURLToPath(new URL(`../dist/contest-${process.pid}/`, import.meta.url));
  await build({
    entryPoints: ['main', 'contender'].map((name) => `${src}${name}.ts`),
    outdir,
    bundle: true,
    conditions: ['source'],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    packages: 'external',
    alias: Object.fromEntries(
      ['core', 'core/log', 'core/migrations', 'space', 'internal/kernel'].map((name) => {
        return [`@astrarium/${name}`, sourceOf(name)];
      }),
    ),
  });
  const args = ['--json', '--scenario', 'moves-1e5', '--devices', '600'];
  const run = (...given: readonly string[]): string =>
    String(spawnSync(process.execPath, [join(outdir, 'main.js'), ...given]).stdout);
  const stdout = run(...args);
  expect(run('--help')).toContain('dense-1e6-100%');
  rmSync(outdir, { recursive: true });
  const { load_average, scenarios } = JSON.parse(stdout) as BenchReport;
  expect(load_average).toBeGreaterThanOrEqual(0);
  expect(scenarios[0]).toMatchObject({ name: 'moves-1e5', checked: 'every row equal on the peer' });
  expect(scenarios[0]?.ratios['boardgame']).toBeGreaterThan(0);
});

/** The source of an entry point. */
function sourceOf(name: string): string {
  const paths: Readonly<Record<string, string>> = {
    core: 'core/src/index.ts',
    'core/migrations': 'core/src/migrations.ts',
    'core/log': 'core/src/log.ts',
    space: 'space/src/index.ts',
    'internal/kernel': 'core/internal/kernelParts.ts',
  };
  return fileURLToPath(new URL(`../../packages/${paths[name]}`, import.meta.url));
}
