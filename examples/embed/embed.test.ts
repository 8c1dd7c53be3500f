import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expedition } from './src/expedition.js';

const SEED = 7;

/** The maximum size of the bundled game and kernel, minified, in bytes. */
const MAX_RAW = 290_000;
const MAX_GZIP = 102_000;

describe('the game inside a Node program', () => {
  const result = expedition(SEED);

  test('mines, prints and advances', () => {
    expect(result.ticks).toBe(600 + 8 * 3600);
    expect(result.events).toEqual([
      '600 print.completed',
      '600 achievement.earned',
      '600 print.started',
      '1200 print.completed',
    ]);
    expect(result.devices).toBe(7);
    expect(result.drone).toBe('mining (structural)');
    expect(result.matter_is_conserved).toBe(true);
  });

  test('forks into two independent worlds', () => {
    expect(result.mined_in_fork).toBeGreaterThan(result.mined);
    expect(result.differences).toBeGreaterThan(0);
    expect(result.hash_of_fork).not.toBe(result.hash);
  });

  test('has the same result for the same seed, and another for another seed', () => {
    expect(expedition(SEED)).toEqual(result);
    expect(expedition(SEED + 1).hash).not.toBe(result.hash);
  });
});

describe('the game in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-embed-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let script = '';
  let printed = '';

  beforeAll(() => {
    const file = join(folder, 'expedition.js');
    const bundle = fileURLToPath(new URL('bundle.js', import.meta.url));
    printed = execFileSync(process.execPath, [bundle, file, 'source'], { encoding: 'utf8' });
    script = readFileSync(file, 'utf8');
    process.stdout.write(printed);
  });

  test('is small, and prints its size', () => {
    const [, raw, gzipped] = /: (\d+) bytes raw, (\d+) gzipped/.exec(printed) ?? [];
    expect(Number(raw)).toBe(Buffer.byteLength(script));
    expect(Number(raw)).toBeLessThan(MAX_RAW);
    expect(Number(gzipped)).toBeLessThan(MAX_GZIP);
  });

  test('uses nothing of Node', () => {
    // `require` alone is a member of a draft.
    expect(script).not.toMatch(/\brequire\(["'`]|["']node:|\bprocess\b|\bBuffer\b/);
  });

  test('has the same result in a context with the language only', () => {
    const context = createContext({});
    runInContext('delete globalThis.console', context);
    const absent = ['console', 'process', 'require', 'Buffer', 'setTimeout', 'performance'];
    const kinds = absent.map((name) => runInContext(`typeof ${name}`, context) as string);
    expect(new Set(kinds)).toEqual(new Set(['undefined']));
    runInContext(script, context);
    const text = runInContext(`JSON.stringify(astrariumExample.expedition(${SEED}))`, context);
    expect(JSON.parse(String(text))).toEqual(expedition(SEED));
  });
});
