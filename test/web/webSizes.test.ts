import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { WEB_DIST } from '../tools/browser/webTester.js';

/** The names of the built files that a page loads: those that it names, and so on, with fonts. */
function loadedBy(page: string): Set<string> {
  const html = readFileSync(join(WEB_DIST, page), 'utf8');
  const found = new Set<string>();
  const visit = (text: string, pattern: RegExp): void => {
    for (const [, name = ''] of text.matchAll(pattern)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(readFileSync(join(WEB_DIST, 'assets', name), 'utf8'), STATIC_IMPORT);
    }
  };
  visit(html, /assets\/([\w.-]+)"/g);
  for (const name of found) {
    if (!name.endsWith('.css')) continue;
    visit(readFileSync(join(WEB_DIST, 'assets', name), 'utf8'), /url\(["']?\.\/([\w.-]+)/g);
  }
  return found;
}

/** The names of the built files that a page may ever load: not those of the theatre alone. */
function namedBy(page: string): Set<string> {
  const names = readdirSync(join(WEB_DIST, 'assets'));
  const found = new Set<string>();
  const visit = (text: string): void => {
    for (const name of names) {
      if (found.has(name) || !text.includes(name)) continue;
      found.add(name);
      if (/\.(?:js|css)$/.test(name)) visit(readFileSync(join(WEB_DIST, 'assets', name), 'utf8'));
    }
  };
  visit(readFileSync(join(WEB_DIST, page), 'utf8'));
  return found;
}

const STATIC_IMPORT = /(?:^|[;}\s])(?:import|from)\s*["']\.\/([\w.-]+)["']/g;

const zipped = (names: Iterable<string>): number =>
  [...names].reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(WEB_DIST, 'assets', name))).length,
    0,
  );

if (!existsSync(join(WEB_DIST, 'index.html'))) notRun('sizes of pages: the pages are not built');
else {
  test('the first page has at most 60 kB with its font, all of its files 300 kB, the recorded game 130 kB', () => {
    const first = zipped(loadedBy('index.html'));
    // The recorded game and its engine come after the first paint, in a worker.
    const named = [...namedBy('index.html')];
    const recorded = zipped(named.filter((name) => name.startsWith('main-')));
    const all = zipped(named) - recorded;
    const whole = zipped(readdirSync(join(WEB_DIST, 'assets')));
    console.log(
      `first page ${first} B, its files ${all} B, recorded game ${recorded} B, ` +
        `with the theatre ${whole} B, gzipped`,
    );
    expect(first).toBeGreaterThan(5000);
    expect(first).toBeLessThanOrEqual(60_000);
    expect(all).toBeGreaterThan(first);
    expect(all).toBeLessThanOrEqual(300_000);
    expect(recorded).toBeGreaterThan(50_000);
    expect(recorded).toBeLessThanOrEqual(130_000);
  });
}
