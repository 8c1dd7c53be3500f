import { execFileSync } from 'node:child_process';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { FULL, notRun } from '../packages/testkit/test/tier.js';
import { pick, readSources, ROOT } from './house/sources.js';

interface Manifest {
  readonly exports?: Readonly<Record<string, string | { readonly source: string }>>;
}

/** Nobody wrote its types: they are those of the interface, which a server shows under `/docs/`. */
const GENERATED = 'packages/client/';

/** The doors of a package: what its programs may import, from the root of the repository. */
function doorsOf(manifest: string, text: string): string[] {
  const { exports = {} } = JSON.parse(text) as Manifest;
  return Object.values(exports).flatMap((door) =>
    typeof door === 'string' ? [] : [posix.join(posix.dirname(manifest), door.source)],
  );
}

test('every door has a page in `npm run docs`', () => {
  const sources = readSources();
  const manifests = pick(sources, /^packages\/\w+\/package\.json$/);
  const doors = [...manifests]
    .flatMap(([path, text]) => doorsOf(path, text))
    .filter((path) => !path.startsWith(GENERATED));
  for (const door of doors) expect(sources.get(door), door).toContain('@module');
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
