import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expedition } from './src/expedition.js';

const SEED = 7;

/** The most that the game and the kernel may weigh in a page, minified, in bytes. */
const RAW_MOST = 240_000;
const GZIP_MOST = 80_000;

describe('the game inside a Node program', () => {
  const found = expedition(SEED);

  test('mines, prints, and goes on in time', () => {
    expect(found.ticks).toBe(600 + 8 * 3600);
    expect(found.events).toEqual([
      '600 print.completed',
      '600 print.started',
      '1200 print.completed',
    ]);
    expect(found.devices).toBe(7);
    expect(found.drone).toBe('mining (structural)');
    expect(found.matter_is_conserved).toBe(true);
  });

  test('asks what if, and neither world knows of the other', () => {
    expect(found.mined_if_two_had_dug).toBeGreaterThan(found.mined);
    expect(found.differences).toBeGreaterThan(0);
    expect(found.hash_if_two_had_dug).not.toBe(found.hash);
  });

  test('is the same every time, and another one for another seed', () => {
    expect(expedition(SEED)).toEqual(found);
    expect(expedition(SEED + 1).hash).not.toBe(found.hash);
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

  test('is small, and says how small', () => {
    const [, raw, gzipped] = /: (\d+) bytes raw, (\d+) gzipped/.exec(printed) ?? [];
    expect(Number(raw)).toBe(Buffer.byteLength(script));
    expect(Number(raw)).toBeLessThan(RAW_MOST);
    expect(Number(gzipped)).toBeLessThan(GZIP_MOST);
  });

  test('asks for nothing of Node', () => {
    expect(script).not.toMatch(/\brequire\b|["']node:|\bprocess\b|\bBuffer\b/);
  });

  test('gives the same in a context that has only the language', () => {
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
