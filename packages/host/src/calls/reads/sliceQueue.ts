import {
  ENTRIES_PER_MS,
  problem,
  problemAnswer,
  type ServedGame,
  type Steps,
  type Untimed,
} from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';
import type { Caller, FairQueue } from '../../turns/queue/fairQueue.js';
import type { Call, Pay } from '../call.js';

/** An answer that is computed in steps, each of which is short. */
export interface SlicedAnswer {
  readonly caller: Caller;
  readonly begin: () => Steps<Untimed>;
  /** Whether the caller has stopped waiting. */
  readonly isAborted: () => boolean;
  readonly pay?: Pay | undefined;
  /** The network of the caller; undefined where it does not count. */
  readonly address?: string | undefined;
}

/** The answer to a call, which is computed in the steps that `begin` returns. */
export function slicedAnswer(
  { account, address, caller = account, isAborted = () => false, pay }: Call,
  begin: () => Steps<Untimed>,
): SlicedAnswer {
  return { address, begin, caller, isAborted, pay };
}

/** Computes answers in slices; other calls are answered in between. */
export interface SliceQueue {
  run(answer: SlicedAnswer): Untimed | Promise<Untimed>;
  /** Answers the unfinished calls with a problem. */
  close(): void;
}

/** Takes some steps of an answer that was begun; undefined while it is not made. */
type Slice = (answer: SlicedAnswer, steps: Steps<Untimed>) => Untimed | undefined;

/** A slice ends after this number of milliseconds, or of entries when that is earlier. */
const SLICE_MS = 2;
const SLICE_ENTRIES = SLICE_MS * ENTRIES_PER_MS;

/**
 * A queue of long reads. The answers of a caller are computed one after the other, and paid for
 * slice by slice. An answer that needs one slice only is computed at once while no other of its
 * caller is under way. `nowMs` is a clock; `thread` runs each slice in turn with the other work of
 * all callers.
 */
export function sliceQueue({
  nowMs,
  thread,
}: {
  readonly nowMs: () => number;
  readonly thread: Pick<FairQueue, 'run'>;
}): SliceQueue {
  const slice: Slice = ({ pay = noPay }, steps) => {
    const stopped = pay(0);
    if (stopped !== undefined) return problemAnswer(stopped);
    const until = nowMs() + SLICE_MS;
    let entries = 0;
    do {
      const step = steps.next();
      if (step.done === true) {
        pay(entries);
        return step.value;
      }
      entries += step.value;
    } while (entries < SLICE_ENTRIES && nowMs() < until);
    pay(entries);
    return undefined;
  };
  const later = (caller: Caller, act: () => void): void => thread.run(() => caller, act);
  const waiting = waitingAnswers(slice, later);
  return {
    run(answer) {
      if (waiting.has(answer.caller)) return waiting.add(answer);
      const steps = answer.begin();
      return slice(answer, steps) ?? waiting.add(answer, steps);
    },
    close: waiting.close,
  };
}

/** Nobody pays for what the host or an operator asks. */
const noPay: Pay = () => undefined;

/** A slice of a plan ends after this number of steps, or of milliseconds when that is earlier. */
const PLAN_STEPS = 256;
const PLAN_MS = 1;

/** Maximum of unfinished plans of an account, and of those under way: of a network and of all. */
const MAX_PLANS_OF_ACCOUNT = 1;
const MAX_PLANS: UnderWay = { ofNetwork: 2, ofAll: 8 };

/**
 * A queue of plans. One that needs one slice only is answered at once; of the rest, some are
 * under way, and the others wait in the order in which they came, to be begun again: so only those
 * under way take memory. `nowMs` is a clock; `thread` runs
 * each slice after the other work of all callers; `latest` returns the published snapshot: stepping
 * from the newest version is the cheapest.
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
  const slice: Slice = ({ pay = noPay }, steps) => {
    const stopped = pay(0);
    if (stopped !== undefined) return problemAnswer(stopped);
    const startMs = nowMs();
    const made = game.simulation.probe(latest(), () => {
      for (let count = 0; count < PLAN_STEPS; count += 1) {
        const step = steps.next();
        if (step.done === true) return step.value;
        if (nowMs() >= startMs + PLAN_MS) break;
      }
      return undefined;
    });
    // Steps of a plan may be ticks of any length.
    pay(Math.floor((nowMs() - startMs) * ENTRIES_PER_MS));
    return made;
  };
  const waiting = waitingAnswers(slice, thread.runLast, MAX_PLANS);
  return {
    run(plan) {
      if (waiting.has(plan.caller)) return tooManyOfAccount();
      const steps = plan.begin();
      return slice(plan, steps) ?? waiting.add(plan, steps);
    },
    close: waiting.close,
  };
}

/** How many callers may have an answer under way. */
interface UnderWay {
  readonly ofNetwork: number;
  readonly ofAll: number;
}

const ANY_NUMBER: UnderWay = { ofNetwork: Infinity, ofAll: Infinity };

/** The unfinished answers. `slice` takes some steps of one; `later` runs the next slice. */
function waitingAnswers(
  slice: Slice,
  later: (caller: Caller, act: () => void) => void,
  max = ANY_NUMBER,
) {
  /** An answer that needs more than one slice. */
  interface Waiting extends SlicedAnswer {
    /** Undefined until it is under way. */
    steps: Steps<Untimed> | undefined;
    readonly done: (answer: Untimed) => void;
    readonly failed: (error: unknown) => void;
  }
  /** By caller, in the order in which they came. */
  const waiting = new Map<Caller, Waiting[]>();
  /** The callers whose first answer is under way, with their networks. */
  const running = new Map<Caller, string | undefined>();
  const mayStart = (address: string | undefined): boolean => {
    if (running.size >= max.ofAll) return false;
    if (address === undefined || max.ofNetwork === Infinity) return true;
    return [...running.values()].filter((one) => one === address).length < max.ofNetwork;
  };
  const start = (caller: Caller, address: string | undefined): void => {
    running.set(caller, address);
    later(caller, () => next(caller));
  };
  const startOthers = (): void => {
    if (running.size === waiting.size) return;
    for (const [caller, [first]] of waiting) {
      if (!running.has(caller) && mayStart(first?.address)) start(caller, first?.address);
    }
  };
  const next = (caller: Caller): void => {
    const answers = waiting.get(caller) ?? [];
    const [first] = answers;
    if (first === undefined) return;
    try {
      const answer = first.isAborted()
        ? abortedAnswer()
        : slice(first, (first.steps ??= first.begin()));
      if (answer !== undefined) answers.shift()?.done(answer);
    } catch (error) {
      answers.shift()?.failed(error);
    }
    if (answers.length > 0) return later(caller, () => next(caller));
    waiting.delete(caller);
    running.delete(caller);
    startOthers();
  };
  return {
    /** Whether a caller has some. One that it has given up before its turn counts no longer. */
    has(caller: Caller): boolean {
      const [first] = waiting.get(caller) ?? [];
      if (first?.isAborted() === true && !running.has(caller)) {
        waiting.delete(caller);
        first.done(abortedAnswer());
      }
      return waiting.has(caller);
    },
    /** Adds an answer, with its steps if it was begun. */
    add: (answer: SlicedAnswer, steps?: Steps<Untimed>): Promise<Untimed> =>
      new Promise((done, failed) => {
        const { address, caller } = answer;
        const answers = waiting.get(caller) ?? [];
        const starts = answers.length === 0 && mayStart(address);
        answers.push({ ...answer, steps: starts ? steps : undefined, done, failed });
        waiting.set(caller, answers);
        if (starts) start(caller, address);
      }),
    close(): void {
      const answer = problemAnswer(problem('draining', 'The game is closing'));
      for (const { done } of [...waiting.values()].flat()) done(answer);
      waiting.clear();
      running.clear();
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
