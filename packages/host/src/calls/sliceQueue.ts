import { problem } from '@astrarium/contract';
import type { Steps } from '@astrarium/core';
import { type Untimed, problemAnswer } from './call.js';
import type { FairQueue } from '../turns/fairQueue.js';

/** Options of a slice queue. */
export interface SliceOptions {
  readonly defer: (act: () => void) => void;
  /** A clock in milliseconds. */
  readonly nowMs: () => number;
  /** Is charged for the time of each account. */
  readonly thread: Pick<FairQueue, 'charge'>;
}

/** An answer that is computed in steps, each of which is short. */
export interface SlicedAnswer {
  readonly account: number;
  readonly steps: Steps<Untimed>;
  /** Whether the caller has stopped waiting. */
  readonly isAborted: () => boolean;
}

/**
 * Computes answers in slices; other calls are answered in between. Accounts take turns of one slice
 * each, and the answers of an account are computed one after the other. An answer that needs one
 * slice only is computed at once while no other is under way.
 */
export interface SliceQueue {
  run(answer: SlicedAnswer): Untimed | Promise<Untimed>;
  /** Answers the unfinished calls with a problem. */
  close(): void;
}

/** The maximum length of a slice in milliseconds; its last step may exceed it. */
const SLICE_MS = 2;

/** An answer that needs more than one slice. */
interface Waiting extends SlicedAnswer {
  readonly done: (answer: Untimed) => void;
  readonly failed: (error: unknown) => void;
}

/** An empty queue. */
export function sliceQueue({ defer, nowMs, thread }: SliceOptions): SliceQueue {
  /** By account; the account of the next slice is the first. */
  const waiting = new Map<number, Waiting[]>();

  /** Takes the steps of one slice; returns the answer if it is complete. */
  const slice = (steps: Steps<Untimed>): Untimed | undefined => {
    const until = nowMs() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (nowMs() < until);
    return undefined;
  };

  const next = (): void => {
    for (const [account, answers] of waiting) {
      waiting.delete(account);
      const first = answers[0];
      if (first === undefined) continue;
      try {
        const startMs = nowMs();
        const answer = first.isAborted() ? abortedAnswer() : slice(first.steps);
        thread.charge(account, nowMs() - startMs);
        if (answer !== undefined) answers.shift()?.done(answer);
      } catch (error) {
        answers.shift()?.failed(error);
      }
      if (answers.length > 0) waiting.set(account, answers);
      break;
    }
    if (waiting.size > 0) defer(next);
  };

  return {
    run(answer) {
      if (waiting.size === 0) {
        const made = slice(answer.steps);
        if (made !== undefined) return made;
      }
      return new Promise((done, failed) => {
        if (waiting.size === 0) defer(next);
        const answers = waiting.get(answer.account) ?? [];
        answers.push({ ...answer, done, failed });
        waiting.set(answer.account, answers);
      });
    },
    close() {
      for (const { done } of [...waiting.values()].flat()) {
        done(problemAnswer(problem('draining', 'The game is closing')));
      }
      waiting.clear();
    },
  };
}

function abortedAnswer(): Untimed {
  return problemAnswer(problem('unavailable', 'The caller has stopped waiting'));
}
