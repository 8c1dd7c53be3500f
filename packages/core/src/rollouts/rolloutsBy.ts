import { floorDiv, max, min } from '../kernel/int.js';
import type { ForkPlan } from '../log/compare/forkRun.js';
import type { Rollout } from './rollout.js';
import type { RolloutAnswer, RolloutMessage } from './rolloutMessage.js';

/** Passes a message to a worker, and resolves with what its `answerRollouts` function returns. */
export type RolloutWorker<Measured> = (message: RolloutMessage) => Promise<RolloutAnswer<Measured>>;

/** Maximum of plans in one message: their results wait for each other. */
const MAX_PLANS = 64;

/** Each worker gets at least so many messages, so that all end at about the same time. */
const MIN_MESSAGES = 8;

/**
 * Runs plans in several workers, from the bytes of one snapshot. The results are in the order of
 * the plans, and the same with any number of workers.
 *
 * @throws RangeError when there is no worker
 * @throws Error naming a plan that failed; the others may not have run
 */
export async function rolloutsBy<Measured>(
  workers: readonly RolloutWorker<Measured>[],
  bytes: Uint8Array,
  plans: readonly ForkPlan[],
): Promise<readonly Rollout<Measured>[]> {
  if (workers.length === 0) throw new RangeError('Rollouts need at least one worker.');
  const size = max(1, min(MAX_PLANS, floorDiv(plans.length, workers.length * MIN_MESSAGES)));
  const results: (readonly Rollout<Measured>[])[] = [];
  let next = 0;
  const work = async (ask: RolloutWorker<Measured>): Promise<void> => {
    if (next >= plans.length) return;
    await ask({ kind: 'start', bytes });
    while (next < plans.length) {
      const first = next;
      next += size;
      const answer = await ask({ kind: 'run', plans: plans.slice(first, first + size) });
      if (answer.kind === 'failed') {
        throw new Error(`Plan ${first + answer.plan} failed: ${answer.reason}`);
      }
      if (answer.kind === 'ran') results[first / size] = answer.rollouts;
    }
  };
  try {
    await Promise.all(workers.map(work));
  } finally {
    // The other workers need not go on after a failure.
    next = plans.length;
  }
  return results.flat();
}
