import { problem } from '@astrarium/contract';
import { astrarium, type GameSnapshot, type Steps } from '@astrarium/core';
import { type Untimed, problemAnswer } from './call.js';
import type { FairQueue } from '../turns/fairQueue.js';

/** Options of a plan queue. */
export interface PlanOptions {
  /** The published snapshot: stepping from the newest version is the cheapest. */
  readonly latest: () => GameSnapshot;
  readonly defer: (act: () => void) => void;
  /** The wall clock. */
  readonly nowMs: () => number;
  /** Is charged for the time of each account. */
  readonly thread: Pick<FairQueue, 'charge'>;
}

/** An answer that may take long to compute. */
export interface Plan {
  readonly account: number;
  readonly steps: Steps<Untimed>;
  /** Whether the caller has stopped waiting. */
  readonly isAborted: () => boolean;
}

/**
 * The plans of a game. They take turns of one slice each, and other calls are answered in between.
 * A plan that needs one slice only is answered at once.
 */
export interface PlanQueue {
  make(plan: Plan): Untimed | Promise<Untimed>;
  /** Answers the unfinished plans with a problem. */
  close(): void;
}

/** The size of a slice: a number of steps or of milliseconds, whichever is reached first. */
const SLICE_STEPS = 16;
const SLICE_MS = 2;

/** Maximum of unfinished plans, of one account and of all. */
const MAX_PLANS_OF_ACCOUNT = 1;
const MAX_PLANS = 8;

/** A plan that needs more than one slice. */
interface LongPlan extends Plan {
  readonly done: (answer: Untimed) => void;
  readonly failed: (error: unknown) => void;
}

/** An empty queue. */
export function planQueue({ defer, latest, nowMs, thread }: PlanOptions): PlanQueue {
  let underWay: LongPlan[] = [];

  /** Takes the steps of one slice; returns the answer if the plan is finished. */
  const slice = (steps: Steps<Untimed>): Untimed | undefined => {
    const until = nowMs() + SLICE_MS;
    return astrarium.probe(latest(), () => {
      for (let taken = 0; taken < SLICE_STEPS && (taken === 0 || nowMs() < until); taken += 1) {
        const step = steps.next();
        if (step.done === true) return step.value;
      }
      return undefined;
    });
  };

  const next = (): void => {
    const plan = underWay.shift();
    if (plan === undefined) return;
    try {
      const startMs = nowMs();
      const answer = plan.isAborted() ? abortedAnswer() : slice(plan.steps);
      thread.charge(plan.account, nowMs() - startMs);
      if (answer === undefined) underWay.push(plan);
      else plan.done(answer);
    } catch (error) {
      plan.failed(error);
    }
    if (underWay.length > 0) defer(next);
  };

  return {
    make(plan) {
      if (underWay.some(({ account }) => account === plan.account)) return tooManyOfAccount();
      const answer = slice(plan.steps);
      if (answer !== undefined) return answer;
      if (underWay.length === MAX_PLANS) return tooMany();
      return new Promise((done, failed) => {
        underWay.push({ ...plan, done, failed });
        if (underWay.length === 1) defer(next);
      });
    },
    close() {
      for (const { done } of underWay)
        done(problemAnswer(problem('draining', 'The game is closing')));
      underWay = [];
    },
  };
}

function abortedAnswer(): Untimed {
  return problemAnswer(problem('unavailable', 'The caller has stopped waiting'));
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
