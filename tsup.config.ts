import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { pureConstants } from './packages/core/pureConstants.js';

/** The part of a `package.json` that says what is built. */
interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | { readonly source?: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Programs that no `exports` names: command lines, and threads, which are files of their own. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  'packages/host': ['src/store/writerThread.ts', 'src/rollouts/rolloutThread.ts'],
  'packages/cli': ['src/main.ts', 'src/verify/verifyThread.ts'],
  bench: [
    'src/main.ts',
    'src/measure/programProcess.ts',
    'src/scenarios/scenarios.ts',
    'src/service/service.ts',
    'src/service/gameProcess.ts',
    'src/service/honoProcess.ts',
    'src/service/sqliteProcess.ts',
  ],
};

/** For packages that embedders bundle. */
const PURE: NonNullable<Options['plugins']>[number] = {
  name: 'pure constants',
  renderChunk: (code) => ({ code: pureConstants(code) }),
};

/** Settings of single packages. */
const SPECIAL: Readonly<Record<string, Options>> = {
  'packages/core': {
    platform: 'neutral',
    esbuildOptions(options) {
      // Keeps the imports by which each entry point reaches the whole kernel.
      options.ignoreAnnotations = true;
    },
    plugins: [PURE],
  },
  'packages/space': { platform: 'neutral', plugins: [PURE] },
  'packages/testkit': { platform: 'neutral' },
};

const folders = ['bench', ...readdirSync('packages').map((name) => `packages/${name}`)];
const manifests = new Map(folders.map((folder) => [folder, manifestOf(folder)]));

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
}

/** The folders of a package and of what it depends on. */
function withDependencies(name: string): string[] {
  const found = [...manifests].find(([, manifest]) => manifest.name === name);
  if (found === undefined) return [];
  const [folder, { dependencies = {} }] = found;
  return [folder, ...Object.keys(dependencies).flatMap(withDependencies)];
}

/** The entry points of a package: what it exports of its sources, and its programs. */
function entriesOf(folder: string): Record<string, string> {
  const exported = Object.entries(manifests.get(folder)?.exports ?? {}).flatMap(([path, target]) =>
    typeof target === 'object' && target.source !== undefined
      ? [[path === '.' ? 'index' : path.slice(2), target.source]]
      : [],
  );
  const programs = (PROGRAMS[folder] ?? []).map((path) => [path.replace(/^.*\/|\.ts$/g, ''), path]);
  return Object.fromEntries(
    [...exported, ...programs].map(([name, path]) => [name, `${folder}/${path}`]),
  );
}

const wanted = process.env['PACKAGE'];
const chosen = [...new Set(wanted === undefined ? folders : withDependencies(wanted))].filter(
  (folder) => Object.keys(entriesOf(folder)).length > 0,
);
let built = 0;

/**
 * The JavaScript of all packages; with a name in `PACKAGE`, that of this package and of what it
 * depends on. Pages have Vite. Declarations are made by the type check.
 */
export default defineConfig(
  chosen.map((folder) => ({
    entry: entriesOf(folder),
    outDir: `${folder}/dist`,
    tsconfig: 'tsconfig.json',
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    sourcemap: true,
    // Not the declarations, nor the pages, nor what a test run makes.
    clean: ['!types', '!pages', '!under-test-*'],
    // Packages are never bundled, neither ours nor others'.
    skipNodeModulesBundle: true,
    silent: true,
    async onSuccess() {
      built += 1;
      process.stdout.write(`built ${built} of ${chosen.length} packages: ${folder}\n`);
    },
    ...SPECIAL[folder],
  })),
);
