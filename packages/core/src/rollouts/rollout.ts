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
