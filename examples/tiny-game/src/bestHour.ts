import { Worker } from 'node:worker_threads';
import {
  type RolloutAnswer,
  type RolloutMessage,
  rolloutsBy,
  type RolloutWorker,
} from '@astrarium/core/rollouts';
import { lighthouse } from './lighthouse.js';

/** The minutes in which a plan is tried. */
const DAY = 1440;

/** A plan for each hour of the day: the keeper lights the lamp then, and leaves it burning. */
export const plans = Array.from({ length: 24 }, (_, hour) => ({
  ticks: DAY,
  commands: [{ tick: hour * 60, command: { id: '', account: 1, type: 'light', args: {} } }],
}));

/** The start of all plans: a keeper in a dark lighthouse. */
export function darkLighthouse(seed: number) {
  const command = { id: '', account: 1, type: 'keep', args: { name: 'Ada' } } as const;
  return lighthouse.execute(lighthouse.genesis({ seed }), command).snapshot;
}

/** Tries all plans in threads; returns the ships that are lost with each, by hour. */
export async function shipsLostByHour(
  seed: number,
  program: URL,
  threads: number,
): Promise<number[]> {
  const workers = Array.from({ length: threads }, () => new Worker(program));
  try {
    const asks = workers.map(askOf);
    const results = await rolloutsBy(asks, lighthouse.encode(darkLighthouse(seed)), plans);
    return results.map(({ measured }) => measured);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Passes a message to a thread, and resolves with its answer. */
function askOf(worker: Worker): RolloutWorker<number> {
  return (message: RolloutMessage) =>
    new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (answer: RolloutAnswer<number>) => {
        worker.off('error', reject);
        resolve(answer);
      });
      worker.postMessage(message);
    });
}
