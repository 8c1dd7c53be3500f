import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundledHostThreads } from './hostThreads.js';
import { ROOT } from './sources/sources.js';

/** The environment variable with the process of the test run, whose sources do not change. */
export const TEST_RUN = 'ASTRARIUM_TEST_RUN';

/** In the folder of the build, so that Node finds the packages that are not bundled. */
const FOLDER = join(ROOT, 'packages/cli/dist');

let bundled: Promise<string> | undefined;

/** Bundles the command line from its sources, once in a test run; returns the path. */
export function cliBundle(): Promise<string> {
  return (bundled ??= makeBundle());
}

/** Makes the bundle, unless another process of this test run has made it. */
async function makeBundle(): Promise<string> {
  const run = process.env[TEST_RUN] ?? process.pid;
  const path = join(FOLDER, `under-test-${run}-cli.js`);
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
    plugins: [bundledHostThreads],
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
