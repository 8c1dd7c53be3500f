import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { bundledHostThreads } from './hostThreads.js';
import { ROOT } from './sources/sources.js';

/** The environment variable with the process of the test run, whose sources do not change. */
export const TEST_RUN = 'ASTRARIUM_TEST_RUN';

/** In the folder of the build, so that Node finds the packages that are not bundled. */
const FOLDER = join(ROOT, 'packages/cli/dist');

/** The bundled command lines. */
const bundled = new Map<string, Promise<string>>();

/** Bundles the command line from its sources, once in a test run; returns the path. */
export function cliBundle(): Promise<string> {
  return bundleOf('present');
}

/** A command line that writes a hash line every minute of the game. */
export function hashingCliBundle(): Promise<string> {
  return bundleOf('hashing');
}

type Version = 'hashing' | 'present';

function bundleOf(version: Version): Promise<string> {
  const made = bundled.get(version) ?? makeBundle(version);
  bundled.set(version, made);
  return made;
}

/** Makes a bundle, unless another process of this test run has made it. */
async function makeBundle(version: Version): Promise<string> {
  const run = process.env[TEST_RUN] ?? process.pid;
  const path = join(FOLDER, `under-test-${run}-${version}.js`);
  if (existsSync(path)) return path;
  removeOldBundles();
  const draft = `${path}.${process.pid}`;
  await build({
    entryPoints: [join(ROOT, 'packages/cli/src/main.ts')],
    outfile: draft,
    bundle: true,
    conditions: ['source'],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    plugins: [bundledHostThreads, ...PLUGINS[version]],
    external: [
      'esbuild',
      '@photostructure/sqlite',
      'cli-progress',
      'commander',
      'marked',
      'nodemailer',
      'pg',
      'pino',
      'prom-client',
    ],
  });
  renameSync(draft, path);
  return path;
}

/** Writes hash lines often. */
const hashingPlugin: Plugin = {
  name: 'a hash line every minute of the game',
  setup: (all) =>
    all.onLoad({ filter: /host\/src\/turns\/hashSchedule\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace('const HASH_TICKS = 3600;', 'const HASH_TICKS = 60;')
        .replace('const HASH_MS = 60_000;', 'const HASH_MS = 0;'),
      loader: 'ts',
    })),
};

const PLUGINS: Readonly<Record<Version, readonly Plugin[]>> = {
  present: [],
  hashing: [hashingPlugin],
};

/** Removes the bundles of test runs that have ended. */
function removeOldBundles(): void {
  for (const name of existsSync(FOLDER) ? readdirSync(FOLDER) : []) {
    const pid = Number(/^under-test-(\d+)-/.exec(name)?.[1] ?? process.pid);
    try {
      process.kill(pid, 0);
    } catch {
      rmSync(join(FOLDER, name), { force: true });
    }
  }
}
