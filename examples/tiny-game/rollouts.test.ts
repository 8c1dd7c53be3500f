import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rollout } from '@astrarium/core/rollouts';
import { buildSync } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { darkLighthouse, plans, shipsLostByHour } from './src/bestHour.js';
import { lighthouse } from './src/lighthouse.js';
import { shipsLost } from './src/shipsLost.js';

const folder = mkdtempSync(join(tmpdir(), 'astrarium-lighthouse-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The program of the threads in one file. */
function builtThread(): URL {
  const outfile = join(folder, 'rolloutThread.mjs');
  buildSync({
    entryPoints: [join(import.meta.dirname, 'src/rolloutThread.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    logLevel: 'error',
  });
  return pathToFileURL(outfile);
}

test('threads find what one plan after another finds', async () => {
  const start = darkLighthouse(7);
  const serial = plans.map((plan) => rollout(lighthouse, start, plan, shipsLost).measured);
  const program = builtThread();
  expect(await shipsLostByHour(7, program, 2)).toEqual(serial);
  expect(await shipsLostByHour(7, program, 1)).toEqual(serial);
  // The oil is enough for a night, but not when the lamp is lit in the early morning.
  expect(Math.min(...serial)).toBeLessThan(Math.max(...serial));
});
