import { problem } from '@astrarium/contract';
import { astrarium, type GameSnapshot, type Steps } from '@astrarium/core';
import { type Untimed, problemAnswer } from './call.js';

/** What plans are made with. */
export interface PlanOptions {
  /** The published snapshot: the one that is kept cheap to go on from. */
  readonly latest: () => GameSnapshot;
  readonly defer: (act: () => void) => void;
  /** The wall clock. */
  readonly nowMs: () => number;
}

/** An answer that may take long to find. */
export interface Plan {
  readonly account: number;
  readonly steps: Steps<Untimed>;
  /** Whether nobody waits for it any more. */
  readonly isAborted: () => boolean;
}

/**
 * The plans of a game: each is made a slice at a time, in turn, and others are served in between.
 * What one slice is enough for is done at once.
 */
export interface PlanQueue {
  make(plan: Plan): Untimed | Promise<Untimed>;
  /** Ends what is under way. */
  close(): void;
}

/** How much one slice is: so many steps, or so many milliseconds if those come first. */
const SLICE_STEPS = 16;
const SLICE_MS = 2;

/** How many plans an account has under way at most, and how many all have. */
const PLANS_OF_ACCOUNT_MOST = 1;
const PLANS_MOST = 8;

/** A plan that more than one slice is needed for. */
interface LongPlan extends Plan {
  readonly done: (answer: Untimed) => void;
  readonly failed: (error: unknown) => void;
}

/** Begins the plans of a game. */
export function planQueue({ defer, latest, nowMs }: PlanOptions): PlanQueue {
  let underWay: LongPlan[] = [];

  /** Takes some steps; gives what they come to, if those were all. */
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
      const answer = plan.isAborted() ? forNobody() : slice(plan.steps);
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
      if (underWay.length === PLANS_MOST) return tooMany();
      return new Promise((done, failed) => {
        underWay.push({ ...plan, done, failed });
        if (underWay.length === 1) defer(next);
      });
    },
    close() {
      for (const { done } of underWay)
        done(problemAnswer(problem('draining', 'the game is closing')));
      underWay = [];
    },
  };
}

function forNobody(): Untimed {
  return problemAnswer(problem('unavailable', 'nobody waits for it any more'));
}

function tooManyOfAccount(): Untimed {
  const detail = `the account has a plan under way; ${PLANS_OF_ACCOUNT_MOST} is as many as it may`;
  const rule = { plans_of_account_most: PLANS_OF_ACCOUNT_MOST };
  return problemAnswer(problem('rate_limited', detail, { rule }));
}

function tooMany(): Untimed {
  const detail = `${PLANS_MOST} plans of others are under way; that is as many as there may be`;
  return problemAnswer(problem('unavailable', detail, { rule: { plans_most: PLANS_MOST } }));
}
