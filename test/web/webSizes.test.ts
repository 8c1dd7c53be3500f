import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { notRun } from '../../packages/testkit/test/tier.js';
import { WEB_DIST } from '../tools/browser/webTester.js';

/** The names of the built files that a page loads: those that it names, and so on, with fonts. */
function loadedBy(page: string, ...links: readonly RegExp[]): Set<string> {
  const html = readFileSync(join(WEB_DIST, page), 'utf8');
  const found = new Set<string>();
  const visit = (text: string, patterns: readonly RegExp[]): void => {
    for (const [, name = ''] of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
      if (found.has(name)) continue;
      found.add(name);
      visit(readFileSync(join(WEB_DIST, 'assets', name), 'utf8'), links);
    }
  };
  visit(html, [/assets\/([\w.-]+)"/g]);
  for (const name of found) {
    if (!name.endsWith('.css')) continue;
    visit(readFileSync(join(WEB_DIST, 'assets', name), 'utf8'), [/url\(["']?\.\/([\w.-]+)/g]);
  }
  return found;
}

const STATIC_IMPORT = /(?:^|[;}\s])(?:import|from)\s*["']\.\/([\w.-]+)["']/g;

/** What a page loads later, and the style sheets of that. */
const LATER = [/import\(\s*["'`]\.\/([\w.-]+)["'`]/g, /["']assets\/([\w.-]+\.css)["']/g];

const zipped = (names: Iterable<string>): number =>
  [...names].reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(WEB_DIST, 'assets', name))).length,
    0,
  );

if (!existsSync(join(WEB_DIST, 'index.html'))) notRun('sizes of pages: the pages are not built');
else {
  test('the first page has at most 60 kB with its font, all of the game 300 kB', () => {
    const first = zipped(loadedBy('index.html', STATIC_IMPORT));
    const game = zipped(loadedBy('index.html', STATIC_IMPORT, ...LATER));
    // The recorded game and its engine come after the first paint, in a worker.
    const recorded = zipped(
      readdirSync(join(WEB_DIST, 'assets')).filter((name) => name.startsWith('worker-')),
    );
    const all = zipped(readdirSync(join(WEB_DIST, 'assets')));
    console.log(
      `first page ${first} B, game ${game} B, recorded game ${recorded} B, ` +
        `all files with the theatre ${all} B, gzipped`,
    );
    expect(first).toBeGreaterThan(5000);
    expect(first).toBeLessThanOrEqual(60_000);
    expect(game).toBeGreaterThan(first * 1.5);
    expect(game).toBeLessThanOrEqual(300_000);
    expect(recorded).toBeGreaterThan(50_000);
    expect(recorded).toBeLessThanOrEqual(130_000);
  });
}
