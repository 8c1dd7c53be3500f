import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync, type Plugin } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The program of a writer thread, built for tests. From its folder, Node finds SQLite. */
export const WRITER_THREAD = join(ROOT, 'node_modules/.cache/astrarium/writerThread.mjs');

/** The module that names the program, for tests. */
const MODULE = `export const writerThreadFile = () =>
  new URL(${JSON.stringify(pathToFileURL(WRITER_THREAD).href)});`;

const NAME = 'writer threads of sources run the program that was made for tests';

/** Makes the program; another test run may use it meanwhile. */
export function buildWriterThread(): void {
  const draft = `${WRITER_THREAD}.${process.pid}`;
  mkdirSync(dirname(draft), { recursive: true });
  buildSync({
    entryPoints: [join(ROOT, 'packages/host/src/store/writerThread.ts')],
    outfile: draft,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['source'],
    external: ['@photostructure/sqlite'],
    sourcemap: 'inline',
  });
  renameSync(draft, WRITER_THREAD);
}

/** For sources that Vitest runs. */
export const vitestWriterThread = {
  name: NAME,
  enforce: 'pre' as const,
  transform: (_code: string, id: string) =>
    id.endsWith('/store/writerThreadFile.ts') ? { code: MODULE, map: null } : undefined,
};

/** For programs that a test bundles from sources. */
export const bundledWriterThread: Plugin = {
  name: NAME,
  setup: (all) =>
    all.onLoad({ filter: /store\/writerThreadFile\.ts$/ }, () => ({ contents: MODULE })),
};
