import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** How long one run of tests may take. */
const MAX_RUN_MS = 30 * 60_000;

/** Whether a test is about what is built, not about sources. */
export function needsBuild(path: string): boolean {
  const builds = /^(?:bench\/|test\/(?:web|packages)\/|test\/(?:build|docs|.*\/playFile)\.test)/;
  return builds.test(path);
}

/** Stands for the build in the list of tests that fail. */
export const BUILD = '(build)';

/** Stands for errors outside of tests, and for runs that do not end. */
export const NO_TEST = '(no test)';

/**
 * Runs test files of a checkout in one process of Vitest, after a build if they need it.
 *
 * @param stops whether to stop after the first test that fails
 * @returns the test files that fail
 */
export async function runTests(
  folder: string,
  tests: readonly string[],
  stops: boolean,
): Promise<string[]> {
  if (tests.length === 0) return [];
  if (tests.some(needsBuild)) {
    if (!(await run(folder, 'npm', ['run', '--silent', 'build']))) return [BUILD];
  }
  const output = join(folder, 'node_modules/.cache/failed.json');
  rmSync(output, { force: true });
  const options = ['--reporter=json', `--outputFile=${output}`, ...(stops ? ['--bail=1'] : [])];
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const passes = await run(folder, process.execPath, [vitest, 'run', ...options, ...tests]);
  if (passes) return [];
  const failed = existsSync(output) ? failedFiles(folder, readFileSync(output, 'utf8')) : [];
  return failed.length === 0 ? [NO_TEST] : failed;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The files with a test that fails, and those that cannot be loaded. */
function failedFiles(folder: string, text: string): string[] {
  const { testResults } = JSON.parse(text) as Report;
  return testResults
    .filter(
      ({ assertionResults, message, status }) =>
        assertionResults.some((each) => each.status === 'failed') ||
        (status === 'failed' && message !== ''),
    )
    .map(({ name }) => relative(folder, name))
    .sort();
}

/** Runs a program in a process group of its own; whether it succeeds. */
function run(folder: string, program: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(program, args, { cwd: folder, stdio: 'ignore', detached: true });
  const end = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  const timer = setTimeout(end, MAX_RUN_MS);
  process.on('exit', end);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      resolve(code === 0);
    });
  });
}
