import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FULL, notRun } from '../packages/testkit/test/tier.js';
import { readSources, ROOT } from './house/sources.js';

const DOOR = /^packages\/\w+\/src\/(?:kernel\/)?index\.ts$/;

test('every door has a page in `npm run docs`', () => {
  const sources = readSources();
  const doors = [...sources.keys()].filter(
    (path) => DOOR.test(path) && sources.get(path)?.includes('@module'),
  );
  const settings = sources.get('typedoc.json') ?? '{}';
  const { entryPoints } = JSON.parse(settings) as { readonly entryPoints?: readonly string[] };
  expect([...(entryPoints ?? [])].sort()).toEqual(doors.sort());
});

if (FULL) {
  test('`npm run docs` has no warnings', { timeout: 600_000 }, () => {
    const typedoc = join(ROOT, 'node_modules/typedoc/bin/typedoc');
    execFileSync(process.execPath, [typedoc, '--emit', 'none'], { cwd: ROOT, stdio: 'pipe' });
  });
} else notRun('npm run docs');
