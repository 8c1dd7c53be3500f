import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FULL, notRun } from '../packages/testkit/test/tier.js';
import { readSources, ROOT } from './house/sources.js';

const CONFIG = 'tsup.config.ts';

test('what tsup can build, `npm run build` builds', () => {
  const sources = readSources();
  const folders = [...sources.keys()].flatMap((path) =>
    path.endsWith(`/${CONFIG}`) ? [path.slice(0, -CONFIG.length)] : [],
  );
  expect(folders).toContain('bench/');
  for (const folder of folders) {
    const settings = JSON.parse(sources.get(`${folder}package.json`) ?? '{}');
    expect(settings, folder).toHaveProperty('scripts.build', expect.stringMatching(/\btsup$/));
  }
});

if (FULL) {
  test('the command line finds the benchmark of a checkout that is built', () => {
    const astrarium = join(ROOT, 'packages/cli/bin/astrarium.js');
    const args = [astrarium, 'bench', '--scenario', 'none'];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^bench: there is no scenario none/),
    ]);
  });
} else notRun('astrarium bench');
