import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../tools/sources/sources.js';

// Kept in the repository: the package with the pages of any game is published as sources.
const FOLDER = join(ROOT, 'packages/web/src/styles');
const INTER = '@fontsource-variable/inter';
const require = createRequire(import.meta.url);
const subsetFont = require('subset-font') as (
  font: Buffer,
  text: string,
  options: object,
) => Promise<Buffer>;

/** Latin-1, and the signs that our texts have besides. */
const CHARACTERS =
  [...Array(0x100).keys()]
    .filter((code) => (code >= 0x20 && code < 0x7f) || code >= 0xa0)
    .map((code) => String.fromCodePoint(code))
    .join('') + '–—‘’“”•…−';

test('the font is Inter, cut to Latin-1 and two weights, with its licence', async () => {
  const whole = readFileSync(require.resolve(`${INTER}/files/inter-latin-wght-normal.woff2`));
  const cut = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
    keepFeatures: ['kern', 'tnum'],
    // Its makers, and its licence.
    preserveNameIds: [0, 13, 14],
  });
  const files = [
    ['inter.woff2', cut],
    ['inter.LICENSE', readFileSync(require.resolve(`${INTER}/LICENSE`))],
  ] as const;
  for (const [name, bytes] of files) {
    const path = join(FOLDER, name);
    if (process.env['ASTRARIUM_RECORD'] === 'font') writeFileSync(path, bytes);
    expect(bytes.equals(readFileSync(path)), name).toBe(true);
  }
  console.log(`the font has ${cut.length} B`);
  expect(cut.length).toBeLessThanOrEqual(22_000);
});
