import {
  type CallInput,
  type GameServices,
  type GameWork,
  type Handler,
  ok,
  onlyOrder,
  problemAnswer,
  type ReadInput,
  type ReadOrder,
  type Steps,
  type Untimed,
} from '@astrarium/contract';
import { answerView, type GameSnapshot, type World } from '@astrarium/space';
import { problemOf } from '../problems/spaceProblems.js';

/** How an operation of the space game is answered. */
export type SpaceHandler = Handler<GameSnapshot, World>;

/** A call that reads a world of the space game. */
export type SpaceInput = ReadInput<GameSnapshot, World>;

/** The functions of a handler that changes a world of the space game. */
export type SpaceWork = GameWork<World>;

/** Answers from the world of its input. */
export type ReadHandler = (input: SpaceInput) => Untimed;

/** Answers in slices, from the world of its input. */
export type SlicedHandler = (input: SpaceInput) => Steps<Untimed>;

/** Answers by carrying out commands, at once or in steps. */
export type WriteHandler = (input: CallInput, work: SpaceWork) => Untimed | Steps<Untimed>;

type Answered = Readonly<Record<string, unknown>>;

/** Carries out a command of the caller, and answers with its outcome. */
export function orderAnswer(
  work: SpaceWork,
  { account, services }: Pick<CallInput, 'account' | 'services'>,
  order: ReadOrder,
): Untimed {
  const outcome = work.execute(account, order);
  if (outcome.done) {
    const world = work.world();
    return ok(timedAnswer(services, answerView(world, outcome.answer), world.now), order.status);
  }
  return problemAnswer(problemOf(outcome.refusal, order.where));
}

/** Carries out the only command of a call. */
export const answerOrder: WriteHandler = (input, work) =>
  orderAnswer(work, input, onlyOrder(input));

/** The answer of a command at a tick; its operation, if it has one, with the seconds left. */
export function timedAnswer(
  { clock }: Pick<GameServices, 'clock'>,
  answer: Answered,
  tick: number,
): Answered {
  const operation = answer['operation'] as Parameters<typeof withSecondsLeft>[0] | undefined;
  if (operation === undefined) return answer;
  return { ...answer, operation: withSecondsLeft(operation, tick, clock.speed) };
}

/** The part of an operation that says when it ends. */
interface Ending {
  readonly completes_tick: number | null;
}

/**
 * An operation, read at a tick, with the real seconds until it ends at a speed in ticks per second:
 * null without a known end, and while the game stands still. To the millisecond, rounded up.
 */
export function withSecondsLeft<One extends Ending>(operation: One, tick: number, speed: number) {
  const { completes_tick } = operation;
  const isKnown = completes_tick !== null && speed > 0;
  const ms = isKnown ? Math.ceil((Math.max(0, completes_tick - tick) / speed) * 1000) : null;
  return { ...operation, seconds_left: ms === null ? null : ms / 1000 };
}
