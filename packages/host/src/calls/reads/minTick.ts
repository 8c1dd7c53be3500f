import { problem, problemAnswer, type Untimed } from '@astrarium/contract';
import { COMMIT_WAITS, type WaitingCalls } from '../../follow/waitingCalls.js';
import type { WriterProgress } from '../../follow/writerProgress.js';
import type { Caller } from '../../turns/queue/fairQueue.js';
import type { Past } from '../../turns/past.js';
import type { Answer, Call } from '../call.js';

/** The calls that are answered from a certain tick on. */
export interface MinTick {
  /**
   * Waits until this host has all changes up to the tick that a call names, then answers it.
   * Undefined when the call names none, or this host has them.
   */
  wait(
    call: Call,
    answer: (call: Call) => Answer | Promise<Answer>,
  ): Answer | Promise<Answer> | undefined;
}

/** Bounds of the calls that wait for a tick. */
export const TICK_WAITS = { ms: 2000, maxOfCaller: 8 } as const;

/**
 * Lets calls wait for ticks of the published world. On a follower, the present tick may have
 * commits that have not arrived: `catchUp` waits for those that the writer has.
 */
export function minTick(
  past: Pick<Past, 'latest'>,
  waiting: Pick<WaitingCalls, 'wait'>,
  catchUp?: WriterProgress['catchUp'],
): MinTick {
  const tick = (): number => past.latest.snapshot.now;
  const hasAll = (wanted: number): boolean =>
    catchUp === undefined ? wanted <= tick() : wanted < tick();
  const ready = async (caller: Caller, wanted: number): Promise<Untimed | undefined> => {
    const { maxOfCaller } = TICK_WAITS;
    const reached = wanted <= tick() ? Promise.resolve(true) : waiting.wait(caller, wanted);
    if (reached === undefined) return tooManyWait('a tick', maxOfCaller);
    if (!(await reached)) return notReached(wanted, tick());
    if (catchUp === undefined || hasAll(wanted)) return undefined;
    const caughtUp = catchUp(caller);
    if (caughtUp === undefined) return tooManyWait('a commit', COMMIT_WAITS.maxOfCaller);
    return (await caughtUp) ? undefined : notCertain(wanted, tick());
  };
  return {
    wait(call, answer) {
      const { minTick: wanted, ...others } = call;
      if (wanted === undefined || hasAll(wanted)) return undefined;
      return ready(call.caller ?? call.account, wanted).then((refused) =>
        refused === undefined ? answer(others) : { ...refused, tick: tick() },
      );
    },
  };
}

function notReached(min_tick: number, tick: number): Untimed {
  const detail = `Tick ${min_tick} was not reached here in ${TICK_WAITS.ms} ms: this is ${tick}`;
  return problemAnswer(problem('unavailable', detail, { rule: { min_tick, tick } }));
}

function notCertain(min_tick: number, tick: number): Untimed {
  const detail = `Not all changes of tick ${min_tick} arrived here in ${COMMIT_WAITS.ms} ms`;
  return problemAnswer(problem('unavailable', detail, { rule: { min_tick, tick } }));
}

function tooManyWait(what: string, max_waiting: number): Untimed {
  const detail = `Too many calls of yours wait for ${what}: the limit is ${max_waiting}`;
  return problemAnswer(problem('rate_limited', detail, { rule: { max_waiting } }));
}
