import {
  problem,
  problemAnswer,
  type ServedGame,
  type Steps,
  type Untimed,
} from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';
import type { FairQueue } from '../../turns/queue/fairQueue.js';

/** An answer that is computed in steps, each of which is short. */
export interface SlicedAnswer {
  readonly account: number;
  readonly steps: Steps<Untimed>;
  /** Whether the caller has stopped waiting. */
  readonly isAborted: () => boolean;
}

/** Computes answers in slices; other calls are answered in between. */
export interface SliceQueue {
  run(answer: SlicedAnswer): Untimed | Promise<Untimed>;
  /** Answers the unfinished calls with a problem. */
  close(): void;
}

/** The maximum length of a slice in milliseconds; its last step may exceed it. */
const SLICE_MS = 2;

/**
 * A queue of long reads. The answers of an account are computed one after the other. An answer that
 * needs one slice only is computed at once while no other of its account is under way. `nowMs` is a
 * clock; `thread` runs each slice in turn with the other work of all accounts.
 */
export function sliceQueue({
  nowMs,
  thread,
}: {
  readonly nowMs: () => number;
  readonly thread: Pick<FairQueue, 'run'>;
}): SliceQueue {
  const slice = (steps: Steps<Untimed>): Untimed | undefined => {
    const until = nowMs() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (nowMs() < until);
    return undefined;
  };
  const waiting = waitingAnswers(slice, (account, act) => thread.run(() => account, act));
  return {
    run(answer) {
      const made = waiting.has(answer.account) ? undefined : slice(answer.steps);
      return made ?? waiting.add(answer);
    },
    close: waiting.close,
  };
}

/** A slice of a plan ends after this number of steps, or of milliseconds when that is earlier. */
const PLAN_STEPS = 16;
const PLAN_MS = 1;

/** Maximum of unfinished plans, of one account and of all. */
const MAX_PLANS_OF_ACCOUNT = 1;
const MAX_PLANS = 8;

/**
 * A queue of plans. One that needs one slice only is answered at once. `nowMs` is a clock; `thread`
 * runs each slice after the other work of all accounts; `latest` returns the published snapshot:
 * stepping from the newest version is the cheapest.
 */
export function planQueue({
  game,
  latest,
  nowMs,
  thread,
}: {
  readonly game: Pick<ServedGame, 'simulation'>;
  readonly latest: () => Snapshot;
  readonly nowMs: () => number;
  readonly thread: Pick<FairQueue, 'runLast'>;
}): SliceQueue {
  const slice = (steps: Steps<Untimed>): Untimed | undefined => {
    const until = nowMs() + PLAN_MS;
    return game.simulation.probe(latest(), () => {
      for (let count = 0; count < PLAN_STEPS && (count === 0 || nowMs() < until); count += 1) {
        const step = steps.next();
        if (step.done === true) return step.value;
      }
      return undefined;
    });
  };
  const waiting = waitingAnswers(slice, thread.runLast);
  return {
    run(plan) {
      if (waiting.has(plan.account)) return tooManyOfAccount();
      const made = slice(plan.steps);
      if (made !== undefined) return made;
      return waiting.accounts() === MAX_PLANS ? tooMany() : waiting.add(plan);
    },
    close: waiting.close,
  };
}

/** The unfinished answers. `slice` takes some steps of one; `later` runs the next slice. */
function waitingAnswers(
  slice: (steps: Steps<Untimed>) => Untimed | undefined,
  later: (account: number, act: () => void) => void,
) {
  /** An answer that needs more than one slice. */
  interface Waiting extends SlicedAnswer {
    readonly done: (answer: Untimed) => void;
    readonly failed: (error: unknown) => void;
  }
  /** By account; the first answer of each is under way. */
  const waiting = new Map<number, Waiting[]>();
  const next = (account: number): void => {
    const answers = waiting.get(account) ?? [];
    const [first] = answers;
    if (first === undefined) return;
    try {
      const answer = first.isAborted() ? abortedAnswer() : slice(first.steps);
      if (answer !== undefined) answers.shift()?.done(answer);
    } catch (error) {
      answers.shift()?.failed(error);
    }
    if (answers.length > 0) later(account, () => next(account));
    else waiting.delete(account);
  };
  return {
    has: (account: number): boolean => waiting.has(account),
    /** The number of accounts that have some. */
    accounts: (): number => waiting.size,
    add: (answer: SlicedAnswer): Promise<Untimed> =>
      new Promise((done, failed) => {
        const { account } = answer;
        const answers = waiting.get(account) ?? [];
        answers.push({ ...answer, done, failed });
        waiting.set(account, answers);
        if (answers.length === 1) later(account, () => next(account));
      }),
    close(): void {
      const answer = problemAnswer(problem('draining', 'The game is closing'));
      for (const { done } of [...waiting.values()].flat()) done(answer);
      waiting.clear();
    },
  };
}

/** The answer to a caller that has stopped waiting. */
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
