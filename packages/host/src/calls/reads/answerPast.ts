import {
  operationOf,
  problem,
  type Steps,
  problemAnswer,
  type ServedGame,
  type Untimed,
  readTime,
} from '@astrarium/contract';
import { type HeldTicks, MAX_RECOMPUTED_TICKS, type Past } from '../../turns/past.js';
import type { Call } from '../call.js';
import { type ReadingHandler, type ReadInput, stepsOf } from '../handler.js';
import { slicedAnswer, type SliceQueue } from './sliceQueue.js';

/** What the worlds of earlier ticks are read with. */
export interface PastContext {
  readonly past: Past;
  readonly plans: SliceQueue;
  readonly slices: SliceQueue;
}

/**
 * Answers from the world of an earlier tick, which `tickAt` has returned. A world that is not held
 * is recomputed in slices.
 */
export function answerPast(
  { past, plans, slices }: PastContext,
  call: Call,
  handler: ReadingHandler,
  current: ReadInput,
  tick: number,
): Untimed | Promise<Untimed> {
  const { account, operation } = call;
  const { contract, game } = current.services;
  const { access } = operationOf(contract.operations, operation);
  function* steps(): Steps<Untimed> {
    const snapshot = yield* past.at(tick);
    if (snapshot === undefined) return notRetained(tick, past.heldAround(tick));
    const world = game.simulation.read(snapshot);
    if (access !== 'public' && !game.accounts.exists(world, account, current.services.accounts)) {
      const detail = `Your account did not exist at tick ${tick}`;
      return problemAnswer(problem('unknown_account', detail, { rule: { tick } }));
    }
    // A caller who may not see something now may not see how it was.
    const now = 'read' in handler ? handler.read(current) : firstOf(stepsOf(handler, current));
    if (now?.status === 403 || now?.status === 404) return now;
    const input = { ...current, snapshot, world };
    return 'read' in handler ? handler.read(input) : yield* stepsOf(handler, input);
  }
  const work = slicedAnswer(call, steps);
  return ('plan' in handler ? plans : slices).run(work);
}

/** The answer of a read that is done with its first step: a problem, or a short answer. */
function firstOf(steps: Steps<Untimed>): Untimed | undefined {
  const step = steps.next();
  return step.done === true ? step.value : undefined;
}

/** The tick that `at` names: a tick, or an ISO 8601 time, in the zone if it has no offset. */
export function tickAt(
  game: Pick<ServedGame, 'tickAt'>,
  past: Past,
  at: unknown,
  zone: string,
): number | Untimed {
  const { setting } = past.latest.snapshot;
  const tick = typeof at === 'string' ? game.tickAt(setting, readTime(at, zone)) : Number(at);
  const held = past.heldAround(tick);
  const isKept =
    held.before !== undefined && tick <= held.last && tick - held.before <= MAX_RECOMPUTED_TICKS;
  return isKept ? tick : notRetained(tick, held);
}

/** Why the world of a tick cannot be read, with the ticks that can. */
function notRetained(tick: number, { after, before, first, last }: HeldTicks): Untimed {
  const bounds = { first_tick: first, last_tick: last };
  if (tick > last) {
    const detail = `Tick ${tick} is in the future: the game is at tick ${last}`;
    return problemAnswer(problem('tick_not_reached', detail, { rule: bounds }));
  }
  if (before === undefined || after === undefined) {
    const detail = `Tick ${tick} is not kept; kept ticks are between ${first} and ${last}`;
    return problemAnswer(problem('tick_not_retained', detail, { rule: bounds }));
  }
  const detail =
    `Tick ${tick} is between the kept ticks ${before} and ${after}; only the first ` +
    `${MAX_RECOMPUTED_TICKS} ticks after ${before} can be computed`;
  const leap = { held_tick: before, next_held_tick: after, max_lived_ticks: MAX_RECOMPUTED_TICKS };
  return problemAnswer(problem('tick_not_retained', detail, { rule: { ...bounds, ...leap } }));
}
