import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The programs of threads, by the folders of the packages. */
const SOURCES = [
  'host/src/store/writerThread',
  'host/src/rollouts/rolloutThread',
  'cli/src/verify/verifyThread',
];

/** A program, built for tests. From its folder, Node finds SQLite. */
const builtFile = (name: string): string => join(ROOT, `node_modules/.cache/astrarium/${name}.mjs`);

/** The program of a writer thread. */
export const WRITER_THREAD = builtFile('writerThread');

/** The environment variable with the address of another program of writer threads. */
export const OTHER_WRITER_THREAD = 'ASTRARIUM_TEST_writerThread';

/** The module that names a program, for tests: it replaces `writerThreadFile.ts`, for example. */
function moduleOf(name: string): string {
  const address = JSON.stringify(pathToFileURL(builtFile(name)).href);
  return `export const ${name}File = () =>
  new URL(process.env.ASTRARIUM_TEST_${name} ?? ${address});`;
}

/** Which of them a file with sources names. */
const threadOf = (path: string): string | undefined =>
  SOURCES.find((source) => path.endsWith(`/${source}File.ts`));

const NAME = 'threads of sources run the programs that were made for tests';

/** Makes the programs; another test run may use them meanwhile. */
export async function buildHostThreads(): Promise<void> {
  for (const source of SOURCES) {
    const file = builtFile(basename(source));
    const draft = `${file}.${process.pid}`;
    mkdirSync(dirname(draft), { recursive: true });
    await build({
      entryPoints: [join(ROOT, `packages/${source}.ts`)],
      outfile: draft,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      conditions: ['source'],
      external: ['@photostructure/sqlite'],
      // The build of the core keeps imports of modules without side effects, see its settings.
      logLevel: 'error',
      sourcemap: 'inline',
      plugins: [bundledHostThreads],
    });
    renameSync(draft, file);
  }
}

/** For sources that Vitest runs. */
export const vitestHostThreads = {
  name: NAME,
  enforce: 'pre' as const,
  transform(_code: string, id: string) {
    const source = threadOf(id);
    return source === undefined ? undefined : { code: moduleOf(basename(source)), map: null };
  },
};

/** The address of an entry point of a package, and that of its module. See `nativeSources.ts`. */
const ENTRY_POINT = String.raw`/\/(?:src|dist)\/(\w+)\.[jt]s$/`;
const MODULE = '/node_modules/.cache/astrarium/src/$1.mjs';

/** For programs that a test bundles from sources. Games that they load import the same modules. */
export const bundledHostThreads: Plugin = {
  name: NAME,
  setup(all) {
    all.onLoad({ filter: /ThreadFile\.ts$/ }, ({ path }) => {
      const source = threadOf(path);
      return source === undefined ? undefined : { contents: moduleOf(basename(source)) };
    });
    all.onLoad({ filter: /bundledGame\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        /import\.meta\.resolve\(\w+\)/,
        `$&.replace(${ENTRY_POINT}, '${MODULE.replace('$', '$$$$')}')`,
      ),
      loader: 'ts',
    }));
  },
};
