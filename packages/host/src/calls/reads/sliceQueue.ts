import { problem } from '@astrarium/contract';
import type { Steps } from '@astrarium/core';
import { type Untimed, problemAnswer } from '../call.js';
import type { FairQueue } from '../../turns/queue/fairQueue.js';

/** Options of a slice queue. */
export interface SliceOptions {
  /** A clock in milliseconds. */
  readonly nowMs: () => number;
  /** Runs each slice in turn with the other work of all accounts. */
  readonly thread: Pick<FairQueue, 'run'>;
}

/** An answer that is computed in steps, each of which is short. */
export interface SlicedAnswer {
  readonly account: number;
  readonly steps: Steps<Untimed>;
  /** Whether the caller has stopped waiting. */
  readonly isAborted: () => boolean;
}

/**
 * Computes answers in slices; other calls are answered in between. The answers of an account are
 * computed one after the other. An answer that needs one slice only is computed at once while no
 * other of its account is under way.
 */
export interface SliceQueue {
  run(answer: SlicedAnswer): Untimed | Promise<Untimed>;
  /** Answers the unfinished calls with a problem. */
  close(): void;
}

/** The maximum length of a slice in milliseconds; its last step may exceed it. */
export const SLICE_MS = 2;

/** An answer that needs more than one slice. */
export interface WaitingAnswer extends SlicedAnswer {
  readonly done: (answer: Untimed) => void;
  readonly failed: (error: unknown) => void;
}

/** An empty queue. */
export function sliceQueue({ nowMs, thread }: SliceOptions): SliceQueue {
  /** By account; the first answer of each is under way. */
  const waiting = new Map<number, WaitingAnswer[]>();

  /** Takes the steps of one slice; returns the answer if it is complete. */
  const slice = (steps: Steps<Untimed>): Untimed | undefined => {
    const until = nowMs() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (nowMs() < until);
    return undefined;
  };

  const next = (account: number): void => {
    const answers = waiting.get(account) ?? [];
    const first = answers[0];
    if (first === undefined) return;
    try {
      const answer = first.isAborted() ? abortedAnswer() : slice(first.steps);
      if (answer !== undefined) answers.shift()?.done(answer);
    } catch (error) {
      answers.shift()?.failed(error);
    }
    if (answers.length > 0) later(account);
    else waiting.delete(account);
  };
  const later = (account: number): void =>
    thread.run(
      () => account,
      () => next(account),
    );

  return {
    run(answer) {
      const { account } = answer;
      const answers = waiting.get(account) ?? [];
      if (answers.length === 0) {
        const made = slice(answer.steps);
        if (made !== undefined) return made;
      }
      return new Promise((done, failed) => {
        answers.push({ ...answer, done, failed });
        waiting.set(account, answers);
        if (answers.length === 1) later(account);
      });
    },
    close() {
      for (const { done } of [...waiting.values()].flat()) {
        done(drainingAnswer());
      }
      waiting.clear();
    },
  };
}

/** The answer to a caller that has stopped waiting. */
export function abortedAnswer(): Untimed {
  return problemAnswer(problem('unavailable', 'The caller has stopped waiting'));
}

/** The answer to a call that is not finished when the game closes. */
export function drainingAnswer(): Untimed {
  return problemAnswer(problem('draining', 'The game is closing'));
}
