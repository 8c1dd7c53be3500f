import { problem } from '@astrarium/contract';
import type { WaitingCalls } from '../follow/waitingCalls.js';
import type { Past } from '../turns/past.js';
import { type Answer, type Call, problemAnswer } from './call.js';

/** The calls that are answered from a certain tick on. */
export interface MinTick {
  /**
   * Waits until the game reaches the tick that a call names, then answers it. Undefined when the
   * call names none, or one that is reached.
   */
  wait(
    call: Call,
    answer: (call: Call) => Answer | Promise<Answer>,
  ): Answer | Promise<Answer> | undefined;
}

/** Bounds of the calls that wait for a tick. */
export const TICK_WAITS = { ms: 2000, maxOfAccount: 8, max: 1000 } as const;

/** Lets calls wait for ticks of the published world. */
export function minTick(past: Pick<Past, 'latest'>, waiting: Pick<WaitingCalls, 'wait'>): MinTick {
  const tick = (): number => past.latest.snapshot.now;
  return {
    wait(call, answer) {
      const { minTick: wanted, ...others } = call;
      if (wanted === undefined || wanted <= tick()) return undefined;
      const reached = waiting.wait(call.account, wanted);
      if (reached === undefined) return { ...tooManyWait(), tick: tick() };
      return reached.then((isReached) =>
        isReached ? answer(others) : { ...notReached(wanted, tick()), tick: tick() },
      );
    },
  };
}

function notReached(min_tick: number, tick: number) {
  const detail = `Tick ${min_tick} was not reached here in ${TICK_WAITS.ms} ms: this is ${tick}`;
  return problemAnswer(problem('unavailable', detail, { rule: { min_tick, tick } }));
}

function tooManyWait() {
  const { maxOfAccount: max_waiting } = TICK_WAITS;
  const detail = `Too many calls of your account wait for a tick: the limit is ${max_waiting}`;
  return problemAnswer(problem('rate_limited', detail, { rule: { max_waiting } }));
}
