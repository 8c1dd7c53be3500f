import { execFileSync } from 'node:child_process';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { FULL } from '../packages/testkit/test/tier.js';
import { pick, readSources, ROOT } from './tools/sources/sources.js';

interface Manifest {
  readonly exports?: Readonly<Record<string, string | { readonly source: string }>>;
}

/** The entry point of generated types: those of an interface, which a server documents itself. */
const GENERATED = 'packages/space/src/client.ts';

/** The source files of a package's entry points, as paths from the root of the repository. */
function entryPointsOf(manifest: string, text: string): string[] {
  const { exports = {} } = JSON.parse(text) as Manifest;
  return Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [] : [posix.join(posix.dirname(manifest), target.source)],
  );
}

test('every entry point has a page in `npm run docs`', () => {
  const sources = readSources();
  const manifests = pick(sources, /^packages\/\w+\/package\.json$/);
  const paths = [...manifests]
    .flatMap(([path, text]) => entryPointsOf(path, text))
    .filter((path) => path !== GENERATED);
  for (const path of paths) expect(sources.get(path), path).toContain('@module');
  const settings = sources.get('typedoc.json') ?? '{}';
  const { entryPoints } = JSON.parse(settings) as { readonly entryPoints?: readonly string[] };
  expect([...(entryPoints ?? [])].sort()).toEqual(paths.sort());
});

if (FULL) {
  test('`npm run docs` has no warnings', () => {
    const typedoc = join(ROOT, 'node_modules/typedoc/bin/typedoc');
    execFileSync(process.execPath, [typedoc, '--emit', 'none'], { cwd: ROOT, stdio: 'pipe' });
  });
}
