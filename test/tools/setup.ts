import type { TestProject } from 'vitest/node';
import { TEST_RUN } from './cliBundle.js';
import { buildHostThreads } from './hostThreads.js';
import { buildNativeSources } from './nativeSources.js';
import { removeSharedServer } from './servers/postgresServer.js';
import { installPrograms } from './programs.js';

/** Makes what the tests of a run share; returns a function that removes what none else needs. */
export async function setup({ config }: TestProject): Promise<() => void> {
  installPrograms();
  await buildHostThreads();
  if (config.watch) return () => undefined;
  process.env[TEST_RUN] = `${process.pid}`;
  await buildNativeSources();
  return removeSharedServer;
}
