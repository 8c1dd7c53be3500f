import type { ForkPlan } from '../log/compare/forkRun.js';
import type { Rollout } from './rollout.js';

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
