import { type AccountChange, problem, type Problem, problemAnswer } from '@astrarium/contract';
import type { WaitingCalls } from '../../follow/waitingCalls.js';
import type { Past } from '../../turns/past.js';
import type { Answer, Call } from '../call.js';
import type { Writes } from './writes.js';

/** An answer of the writer, and the number of the commit that has its changes or of a later one. */
export interface ForwardedAnswer {
  readonly answer: Answer;
  readonly commit: number;
}

/** The writer of a game, as its followers reach it. */
export interface WriterLink {
  /** Carries out a call that was admitted here. Rejects when the writer cannot be reached. */
  call(call: Call): Promise<ForwardedAnswer>;
  /** The number of the last commit of the game. Rejects when it cannot be asked for. */
  last(): Promise<number>;
  /** Records a change of an account as an event; a failure has no effect. */
  record(account: number, change: AccountChange): void;
  /** Notes that an account was used for the first time. */
  used(account: number): void;
}

/** Makes changes on the writer; each answer waits until its commit is published here. */
export function forwardedWrites(
  writer: WriterLink,
  past: Pick<Past, 'latest'>,
  waiting: Pick<WaitingCalls, 'wait'>,
  last: () => number,
): Writes {
  const refused = (found: Problem): Answer => ({
    ...problemAnswer(found),
    tick: past.latest.snapshot.now,
  });
  return {
    async answer(call, _write) {
      if (call === undefined) return refused(problem('unavailable', 'Ask the writer of the game.'));
      try {
        // Functions stay here: changes are not charged while they run.
        const { isAborted: _isAborted, pay: _pay, ...sent } = call;
        const { answer, commit } = await writer.call(sent);
        // The change is made: after a long wait, the caller gets its answer all the same.
        if (commit > last()) await waiting.wait(call.account, commit);
        return answer;
      } catch {
        const detail = 'The writer of the game does not answer. The change may have been made.';
        return refused(problem('unavailable', detail));
      }
    },
    record: writer.record,
  };
}
