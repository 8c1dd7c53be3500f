/**
 * Rollouts: many plans that start from one snapshot, run in several threads. For bots that learn,
 * and for searches. It knows no kind of thread: a worker is a function that passes a message on.
 *
 * @example
 * ```ts
 * import * as kernel from '@astrarium/core';
 * import { answerRollouts, rolloutsBy } from '@astrarium/core/rollouts';
 *
 * const trees = kernel.defineTable('trees', { apples: kernel.word });
 * const orchard = kernel.defineFieldSimulation({
 *   name: 'orchard',
 *   version: 1,
 *   schema: kernel.defineFieldSchema({
 *     tables: { trees },
 *     documents: {},
 *     events: {},
 *     setting: kernel.json<{ seed: number }>(),
 *   }),
 *   genesis: (draft) => void draft.trees.insert(),
 *   commands: {},
 *   systems: [],
 * });
 *
 * // In each thread:
 * const answer = answerRollouts(orchard, (snapshot) => orchard.read(snapshot).trees.count);
 *
 * // In the main thread, with a function that passes messages to such a thread:
 * const workers = [(message: Parameters<typeof answer>[0]) => Promise.resolve(answer(message))];
 * const start = orchard.encode(orchard.genesis({ seed: 7 }));
 * const [idle] = await rolloutsBy(workers, start, [{ ticks: 3600 }]);
 * console.log(idle?.hash, idle?.measured);
 * ```
 *
 * @module @astrarium/core/rollouts
 */
// So that the build keeps the whole kernel in one file, which it then optimises as one.
import './index.js';

export type { ForkPlan, TimedCommand } from './log/compare/forkRun.js';
export {
  answerRollouts,
  type Rollable,
  type Rollout,
  rollout,
  type RolloutAnswer,
  type RolloutMessage,
  rolloutsBy,
  type RolloutWorker,
} from './rollouts/rolloutsBy.js';
