import type { Snapshot } from '../kernel/engine/snapshot.js';
import { type Rollable, type Rollout, rollout } from './rollout.js';
import type { RolloutAnswer, RolloutMessage } from './rolloutMessage.js';

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
