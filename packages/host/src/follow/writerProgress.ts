import type { Caller } from '../turns/queue/fairQueue.js';
import { MAX_LAG_MS } from '../turns/readiness.js';
import { COMMIT_WAITS, waitingCalls } from './waitingCalls.js';

/** What a follower knows of the commits of its writer that it does not have. */
export interface WriterProgress {
  /**
   * Resolves with true when this follower has published every commit that the writer had at the
   * moment of the call, and with false when that takes too long. Undefined when too many calls of
   * this caller wait.
   */
  catchUp(caller: Caller): Promise<boolean> | undefined;
  /** Call it when a commit was published here. */
  applied(): void;
  /** Asks the writer once a second. Call it often. */
  runDue(): void;
  /**
   * Whether this follower lacks commits that the writer had ten seconds ago. While the clock of the
   * game stands still (speed 0), also whether it does not know that since ten seconds.
   */
  isLate(speed: number): boolean;
  /** Ends the calls that wait. */
  close(): void;
}

/** An answer of the writer whose commits are not all published here. */
interface Answered {
  /** The last of these commits. */
  commit: number;
  /** The number of the question. */
  question: number;
  askedMs: number;
  /** When the first question with this answer was asked. */
  readonly sinceMs: number;
}

/** Milliseconds between two questions that no call waits for. */
const ASK_MS = 1000;

/** Maximum of answers that are kept; more are merged. */
const MAX_ANSWERS = 64;

/**
 * Asks a writer for the number of its last commit, one question at a time; calls that come during a
 * question wait for the next one. `last` returns the number of the last commit that is published
 * here.
 */
export function writerProgress(
  writer: { readonly last: () => Promise<number> },
  nowMs: () => number,
  last: () => number,
): WriterProgress {
  const waiting = waitingCalls(COMMIT_WAITS, nowMs);
  /** Oldest first. */
  const answers: Answered[] = [];
  let question = 0;
  let wanted = 0;
  let isAsking = false;
  let askedMs = -Infinity;
  let confirmedMs = nowMs();

  function check(): void {
    for (let first = answers[0]; first && first.commit <= last(); first = answers[0]) {
      answers.shift();
      confirmedMs = first.askedMs;
      waiting.reached(first.question);
    }
  }

  function add(commit: number): void {
    const tail = answers.at(-1);
    const answer = { commit, question, askedMs };
    const isMerged = tail?.commit === commit || answers.length === MAX_ANSWERS;
    if (tail !== undefined && isMerged) Object.assign(tail, answer);
    else answers.push({ ...answer, sinceMs: askedMs });
    check();
  }

  async function ask(): Promise<void> {
    isAsking = true;
    do {
      question += 1;
      askedMs = nowMs();
      // Without an answer, the calls wait for that of the next question, or too long.
      await writer.last().then(add, () => undefined);
    } while (wanted > question);
    isAsking = false;
  }

  return {
    catchUp(caller) {
      const reached = waiting.wait(caller, question + 1);
      if (reached === undefined) return undefined;
      wanted = question + 1;
      if (!isAsking) void ask();
      return reached;
    },
    applied: check,
    runDue() {
      waiting.expire();
      if (!isAsking && Math.abs(nowMs() - askedMs) >= ASK_MS) void ask();
    },
    isLate(speed) {
      const isOld = (ms: number): boolean => nowMs() - ms > MAX_LAG_MS;
      const [first] = answers;
      return (first !== undefined && isOld(first.sinceMs)) || (speed === 0 && isOld(confirmedMs));
    },
    close: waiting.close,
  };
}
