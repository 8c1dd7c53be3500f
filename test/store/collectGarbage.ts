import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects garbage, and waits until what goes with it is done: the binding of SQLite lets go of
 * files that were closed only when the statements on them are collected.
 */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  await new Promise((resolve) => setImmediate(resolve));
}
