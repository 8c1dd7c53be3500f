import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';
import { startBrowser } from '../tools/browser/browser.js';
import { ROOT } from '../tools/sources/sources.js';

/** What `measureFrames` of the measured program returns, in milliseconds. */
interface FrameTimes {
  readonly median: number;
  readonly p95: number;
  readonly scriptMedian: number;
  readonly seen: number;
  readonly calls: number;
}

const DEVICES = 100_000;
const FRAMES = 50;

/** Far: all devices are on the screen and near ones are drawn as one. Near: a part of them. */
const SCALES = { far: 0.012, middle: 0.05, near: 0.4 } as const;

/** More calls of the canvas for each frame would not fit into one of 60 frames a second. */
const MAX_CALLS = 2;

const browser = FULL ? await startBrowser() : { reason: 'times belong to the full tier' };

if ('reason' in browser) notRun(`frame times of the map: ${browser.reason}`);
else {
  test.runIf(FULL)('draws 100,000 moving devices', async () => {
    try {
      const { outputFiles } = await build({
        entryPoints: [join(ROOT, 'packages/space/pages/bench/mapFrames.ts')],
        bundle: true,
        format: 'iife',
        write: false,
        logLevel: 'silent',
      });
      const page = await browser.context.newPage();
      for (const path of ['web/src/styles/tokens.css', 'space/pages/src/styles/kinds.css']) {
        await page.addStyleTag({ path: join(ROOT, 'packages', path) });
      }
      await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
      for (const [name, scale] of Object.entries(SCALES)) {
        const call = `measureFrames(${DEVICES}, ${scale}, ${FRAMES})`;
        const times = (await page.evaluate(call)) as FrameTimes;
        const { calls, median, p95, scriptMedian, seen } = times;
        const shown = [median, p95, scriptMedian].map((ms) => ms.toFixed(1)).join(', ');
        console.log(
          `${name}: ${seen} of ${DEVICES} devices seen; median, p95, script ms: ${shown}`,
        );
        expect(seen).toBeGreaterThan(name === 'far' ? DEVICES * 0.9 : 0);
        // Times depend on the machine: what makes them short does not.
        if (seen > 600) expect(calls).toBeLessThanOrEqual(MAX_CALLS);
        else expect(calls).toBeGreaterThan(0);
      }
    } finally {
      await browser.close();
    }
  });
}
