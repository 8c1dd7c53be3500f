import { problem } from '@astrarium/contract';
import { astrarium, type GameSnapshot, type Steps } from '@astrarium/core';
import type { FairQueue } from '../../turns/queue/fairQueue.js';
import { type Untimed, problemAnswer } from '../call.js';
import {
  abortedAnswer,
  drainingAnswer,
  type SlicedAnswer,
  type WaitingAnswer,
} from './sliceQueue.js';

/** Options of a plan queue. */
export interface PlanOptions {
  /** A clock in milliseconds. */
  readonly nowMs: () => number;
  /** Runs each slice after the other work of all accounts. */
  readonly thread: Pick<FairQueue, 'runLast'>;
  /** The published snapshot: stepping from the newest version is the cheapest. */
  readonly latest: () => GameSnapshot;
}

/**
 * The plans of a game. They are made in slices, and other calls are answered in between. A plan
 * that needs one slice only is answered at once.
 */
export interface PlanQueue {
  make(plan: SlicedAnswer): Untimed | Promise<Untimed>;
  /** Answers the unfinished plans with a problem. */
  close(): void;
}

/** A slice ends after this number of steps, or of milliseconds when that is earlier. */
const SLICE_STEPS = 16;
const SLICE_MS = 1;

/** Maximum of unfinished plans, of one account and of all. */
const MAX_PLANS_OF_ACCOUNT = 1;
const MAX_PLANS = 8;

/** An empty queue. */
export function planQueue({ latest, nowMs, thread }: PlanOptions): PlanQueue {
  /** By account. */
  const underWay = new Map<number, WaitingAnswer>();

  /** Takes the steps of one slice; returns the answer if the plan is finished. */
  const slice = (steps: Steps<Untimed>): Untimed | undefined => {
    const until = nowMs() + SLICE_MS;
    return astrarium.probe(latest(), () => {
      for (let count = 0; count < SLICE_STEPS && (count === 0 || nowMs() < until); count += 1) {
        const step = steps.next();
        if (step.done === true) return step.value;
      }
      return undefined;
    });
  };

  const next = (plan: WaitingAnswer): void => {
    const { account } = plan;
    if (underWay.get(account) !== plan) return;
    try {
      const answer = plan.isAborted() ? abortedAnswer() : slice(plan.steps);
      if (answer === undefined) return later(plan);
      plan.done(answer);
    } catch (error) {
      plan.failed(error);
    }
    underWay.delete(account);
  };
  const later = (plan: WaitingAnswer): void => thread.runLast(plan.account, () => next(plan));

  return {
    make(plan) {
      if (underWay.has(plan.account)) return tooManyOfAccount();
      const answer = slice(plan.steps);
      if (answer !== undefined) return answer;
      if (underWay.size === MAX_PLANS) return tooMany();
      return new Promise((done, failed) => {
        const waiting = { ...plan, done, failed };
        underWay.set(plan.account, waiting);
        later(waiting);
      });
    },
    close() {
      for (const { done } of underWay.values()) done(drainingAnswer());
      underWay.clear();
    },
  };
}

function tooManyOfAccount(): Untimed {
  const detail = `Too many plans of your account are running: the limit is ${MAX_PLANS_OF_ACCOUNT}`;
  const rule = { max_plans_of_account: MAX_PLANS_OF_ACCOUNT };
  return problemAnswer(problem('rate_limited', detail, { rule }));
}

function tooMany(): Untimed {
  const detail = `Too many plans are running: the limit is ${MAX_PLANS}`;
  return problemAnswer(problem('unavailable', detail, { rule: { max_plans: MAX_PLANS } }));
}
