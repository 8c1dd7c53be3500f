import type { Contract, ReadOrder, Scope, ReadValues } from '@astrarium/contract';
import { problemOf } from '@astrarium/space/service';
import { answerView, type GameSnapshot, type Steps, type World } from '@astrarium/space';
import { invariant } from '@astrarium/core';
import type { LiveFeed } from '../notifications/liveFeed.js';
import type { TurnServices } from '../turns/turnServices.js';
import type { Work } from '../turns/work.js';
import { ok, problemAnswer, type Untimed } from './call.js';
import type { HistoryIndexes } from './reads/historyIndexes.js';
import { snapshotVersion } from './reads/keptPages.js';

/** What calls are answered with besides the world. */
export interface Services extends TurnServices {
  readonly indexes: HistoryIndexes;
  readonly feed: LiveFeed;
  /** The contract for the ruleset of the game. */
  readonly contract: Contract;
  /** The version of the product. */
  readonly version: string;
  /** Whether webhooks may have addresses that are not public, and http. */
  readonly allowPrivateWebhooks: boolean;
  /** The address of the mailed link for a secret. */
  readonly linkOf: (secret: string) => string;
}

/** A call whose parameters the contract has read. */
export interface CallInput {
  readonly account: number;
  readonly scopes: readonly Scope[];
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** The commands of the body, with arguments that the core has read. */
  readonly commands: readonly ReadOrder[];
  /** The query of a view, which the core has read. */
  readonly viewQuery: ReadValues | undefined;
  readonly services: Services;
}

/** A call that reads a world. */
export interface ReadInput extends CallInput {
  readonly snapshot: GameSnapshot;
  readonly world: World;
  /** The newest world; `world` is an earlier one when the call has `at`. */
  readonly present: World;
  /** Whether the answer may have `text` in place of `body`. */
  readonly asText: boolean;
}

/** Answers from the world of its input. */
export type ReadHandler = (input: ReadInput) => Untimed;

/** Like a `ReadHandler`, in steps because it can take long; problems come in the first step. */
export type PlanHandler = (input: ReadInput) => Steps<Untimed>;

/** Like a `PlanHandler`, but reads only published data and needs no probe. */
export type SlicedHandler = (input: ReadInput) => Steps<Untimed>;

/**
 * Answers by carrying out commands, at once or in steps. Reads may be answered between two steps,
 * from the published world; no other change is made, and no time passes.
 */
export type WriteHandler = (input: CallInput, work: Work) => Untimed | Steps<Untimed>;

/**
 * The values that determine the answer to a call, besides the call itself, its account and the
 * ruleset: while they are the same, the answer is. Undefined when it is not known.
 */
export type AnswerBasis = (input: ReadInput) => readonly unknown[] | undefined;

/** The basis of an answer that is read from nothing but the world. */
export const basedOnWorld: AnswerBasis = ({ snapshot }) => [snapshotVersion(snapshot)];

/** Says when the answer to a call can be given again. */
interface Repeatable {
  readonly basis?: AnswerBasis;
}

/**
 * How an operation is answered: by a read of the world, by a read in slices, by a plan, or by a
 * committed write.
 */
export type Handler =
  | (Repeatable & { readonly read: ReadHandler })
  | (Repeatable & { readonly sliced: SlicedHandler })
  | { readonly plan: PlanHandler }
  | { readonly write: WriteHandler };

/** A handler that changes nothing. */
export type ReadingHandler = Exclude<Handler, { readonly write: WriteHandler }>;

/** The steps of a long read or of a plan. */
export function stepsOf(
  handler: { readonly plan: PlanHandler } | { readonly sliced: SlicedHandler },
  input: ReadInput,
): Steps<Untimed> {
  return 'plan' in handler ? handler.plan(input) : handler.sliced(input);
}

type Answered = Readonly<Record<string, unknown>>;

/** Carries out a command of the caller, and answers with its outcome. */
export function orderAnswer(
  work: Work,
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
  orderAnswer(work, input, onlyOrder(input.commands));

/** The answer of a command at a tick; its operation, if it has one, with the seconds left. */
export function timedAnswer(
  { clock }: Pick<Services, 'clock'>,
  answer: Answered,
  tick: number,
): Answered {
  const operation = answer['operation'] as Parameters<typeof withSecondsLeft>[0] | undefined;
  if (operation === undefined) return answer;
  return { ...answer, operation: withSecondsLeft(operation, tick, clock.speed) };
}

/**
 * The only command of a call.
 *
 * @throws Error when there is none.
 */
export function onlyOrder([order]: readonly ReadOrder[]): ReadOrder {
  invariant(order !== undefined, 'the operation has no command');
  return order;
}

/**
 * The query of a view that answers a call.
 *
 * @throws Error when no view answers.
 */
export function viewQueryOf({ viewQuery }: CallInput): ReadValues {
  invariant(viewQuery !== undefined, 'the operation has no view');
  return viewQuery;
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
