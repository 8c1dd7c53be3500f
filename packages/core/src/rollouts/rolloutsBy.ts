import { floorDiv, max, min } from '../kernel/int.js';
import type { Snapshot } from '../kernel/engine/snapshot.js';
import { type ForkPlan, type ForkRun, forkRun } from '../log/compare/forkRun.js';
import type { Replayable } from '../log/replayable.js';

/** The part of a simulation that a rollout needs. Every `Simulation` is one. */
export interface Rollable<State extends Snapshot = Snapshot> extends Replayable<State> {
  probe<R>(snapshot: State, f: (snapshot: State) => R): R;
}

/** What became of one plan. */
export interface Rollout<Measured> extends Omit<ForkRun, 'snapshot'> {
  /** The hash of the last world. */
  readonly hash: string;
  /** What was measured in the last world. */
  readonly measured: Measured;
}

/** Runs a plan from a snapshot on, which stays cheap to continue, and measures its last world. */
export function rollout<State extends Snapshot, Measured>(
  simulation: Rollable<State>,
  from: State,
  plan: ForkPlan,
  measure: (snapshot: State) => Measured,
): Rollout<Measured> {
  return simulation.probe(from, (start) => {
    const { snapshot, ...counts } = forkRun(simulation, start, plan);
    return { ...counts, hash: simulation.hash(snapshot), measured: measure(snapshot) };
  });
}

/** What a worker is asked: to start from the bytes of a snapshot, or to run plans from it on. */
export type RolloutMessage =
  | { readonly kind: 'start'; readonly bytes: Uint8Array }
  | { readonly kind: 'run'; readonly plans: readonly ForkPlan[] };

/** What it answers. */
export type RolloutAnswer<Measured> =
  | { readonly kind: 'started' }
  | { readonly kind: 'ran'; readonly rollouts: readonly Rollout<Measured>[] }
  /** `plan` is the place of the plan that failed among those of the message. */
  | { readonly kind: 'failed'; readonly plan: number; readonly reason: string };

/**
 * Makes the function that answers the messages of `rolloutsBy` in a worker. Both may be passed as
 * structured clones; what `measure` returns, too.
 *
 * @throws Error, from that function, when the bytes of a start are not those of a snapshot, or
 * when there was no start
 */
export function answerRollouts<State extends Snapshot, Measured>(
  simulation: Rollable<State>,
  measure: (snapshot: State) => Measured,
): (message: RolloutMessage) => RolloutAnswer<Measured> {
  let from: State | undefined;
  return (message) => {
    if (message.kind === 'start') {
      from = simulation.decode(message.bytes);
      return { kind: 'started' };
    }
    if (from === undefined) throw new Error('Plans were given before the snapshot to start from.');
    const rollouts: Rollout<Measured>[] = [];
    for (const [plan, given] of message.plans.entries()) {
      try {
        rollouts.push(rollout(simulation, from, given, measure));
      } catch (error) {
        return { kind: 'failed', plan, reason: String(error) };
      }
    }
    return { kind: 'ran', rollouts };
  };
}

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
