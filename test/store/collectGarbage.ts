import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects garbage and waits for finalizers: the SQLite binding releases closed files only when
 * their statements are collected.
 */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  await new Promise((resolve) => setImmediate(resolve));
}
