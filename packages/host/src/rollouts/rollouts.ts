import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Snapshot } from '@astrarium/core';
import {
  type ForkPlan,
  type Rollout,
  type RolloutAnswer,
  rolloutsBy,
  type RolloutWorker,
} from '@astrarium/core/rollouts';
import type { RolloutThreadData } from './rolloutThread.js';
import { rolloutThreadFile } from './rolloutThreadFile.js';

/** Options of rollouts. */
export interface RolloutOptions {
  /** A module with the exports of a `RolloutModule`, or with a game. Each thread imports it. */
  readonly module: URL;
  /** The number of threads, from 1; one for each core by default. */
  readonly workers?: number | undefined;
}

/**
 * Runs plans in threads, each from the same snapshot of a simulation on, and measures their last
 * worlds with the function of the module. The results are in the order of the plans, and the same
 * with any number of threads. To start a thread takes about 0.1 s and to decode a large snapshot
 * more: give thousands of plans at once.
 *
 * @throws RangeError when `workers` is no integer from 1 on
 * @throws TypeError from a thread, when the module has no simulation or measures nothing
 * @throws Error naming a plan that failed
 */
export async function rollouts<State extends Snapshot>(
  simulation: { encode(snapshot: State): Uint8Array },
  snapshot: State,
  plans: readonly ForkPlan[],
  { module, workers = availableParallelism() }: RolloutOptions,
): Promise<readonly Rollout<unknown>[]> {
  if (!Number.isInteger(workers) || workers < 1) {
    throw new RangeError(`workers must be an integer from 1 on, not ${workers}.`);
  }
  const bytes = sharedCopy(simulation.encode(snapshot));
  const threads = Array.from({ length: Math.min(workers, plans.length) }, () =>
    rolloutThread({ module: module.href }),
  );
  try {
    const asks = threads.map(({ ask }) => ask);
    return threads.length === 0 ? [] : await rolloutsBy(asks, bytes, plans);
  } finally {
    await Promise.all(threads.map(({ end }) => end()));
  }
}

/** The same bytes in memory that all threads see: they are not copied for each. */
function sharedCopy(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

/** Starts a thread that runs plans. It answers one message at a time. */
function rolloutThread(data: RolloutThreadData) {
  // Without the options of this process, some of which a thread refuses.
  const worker = new Worker(rolloutThreadFile(), { workerData: data, execArgv: [] });
  let answered: (answer: RolloutAnswer<unknown>) => void = () => undefined;
  let failed: (error: Error) => void = () => undefined;
  let failure: Error | undefined;
  worker.on('message', (answer: RolloutAnswer<unknown>) => answered(answer));
  worker.on('error', (error) => {
    failure = error;
    failed(error);
  });
  const ask: RolloutWorker<unknown> = (message) =>
    new Promise((resolve, reject) => {
      if (failure !== undefined) return reject(failure);
      [answered, failed] = [resolve, reject];
      worker.postMessage(message);
    });
  return { ask, end: () => worker.terminate() };
}
