import type { TestProject } from 'vitest/node';
import { TEST_RUN } from './cliBundle.js';
import { buildHostThreads } from './hostThreads.js';
import { buildNativeSources } from './nativeSources.js';
import { installPrograms } from './programs.js';

/** Makes what the tests of a run share. */
export async function setup({ config }: TestProject): Promise<void> {
  installPrograms();
  buildHostThreads();
  if (config.watch) return;
  process.env[TEST_RUN] = `${process.pid}`;
  await buildNativeSources();
}
