import { isProblem, type Operation, problem, type Problem, SCOPES } from '@astrarium/contract';
import { astrarium, type GameSnapshot, type Steps } from '@astrarium/core';
import { wireEnvelope } from '../notifications/wireEnvelope.js';
import { StoreFailure } from '../store/store.js';
import { readTime } from './readTime.js';
import { timeZoneOf } from '../time/timeZoneOf.js';
import { dryWork } from '../turns/dryWork.js';
import { type HeldTicks, MAX_RECOMPUTED_TICKS, type Past } from '../turns/past.js';
import type { Turns } from '../turns/turns.js';
import type { Work } from '../turns/work.js';
import { type Answer, type Call, ok, problemAnswer, type Untimed } from './call.js';
import type { DeprecationCounts } from './deprecationCounts.js';
import type {
  CallInput,
  Handler,
  PlanHandler,
  ReadInput,
  Services,
  SlicedHandler,
  WriteHandler,
} from './handler.js';
import { HANDLERS } from './handlers.js';
import { keepAnswer, keptAnswer } from './keptAnswer.js';
import type { PlanQueue } from './planQueue.js';
import { recordFork } from './recordFork.js';
import type { SliceQueue } from './sliceQueue.js';

/** What calls are answered with. */
export interface CallContext {
  readonly services: Services;
  readonly past: Past;
  readonly plans: PlanQueue;
  readonly slices: SliceQueue;
  readonly deprecations: DeprecationCounts;
  readonly turns: Pick<Turns, 'submit'>;
}

/** Answers an admitted call: at once if it only reads, else after the commit of its changes. */
export function answerCall(context: CallContext, call: Call): Answer | Promise<Answer> {
  const { past, services } = context;
  const { account, asText = false, operation, scopes = SCOPES } = call;
  const present = past.latest.snapshot;
  const tick = present.now;
  const { access }: Operation = services.contract.operations[operation];
  const read = services.contract.readInput(operation, call);
  if (isProblem(read)) return answerAt(tick, problemAnswer(read));
  const { dry_run } = (read.body ?? {}) as Members;
  const body = without(read.body ?? {}, 'dry_run');
  context.deprecations.count(operation, read.query, body);
  const { at: asOf } = read.query as Members;
  const query = without(read.query, 'at');
  if (operation === 'events.stream') {
    return answerAt(tick, problemAnswer(problem('not_found', 'This is answered by a stream.')));
  }
  const handler = HANDLERS[operation];
  const { commands, path, viewQuery } = read;
  const given = { path, query, body, commands, viewQuery };
  const input: CallInput = { account, scopes, services, ...given };
  if ('write' in handler) {
    if (dry_run === true) {
      return answerAt(tick, dryAnswer(present, input, handler.write, services.nowMs()));
    }
    return answerWrite(context, call, (work) => handler.write(input, work));
  }
  const world = astrarium.read(present);
  const current: ReadInput = {
    ...input,
    snapshot: present,
    world,
    present: world,
    asText: asText && asOf === undefined,
  };
  if (asOf === undefined) return answerRead(context, call, handler, current);
  const then = worldAt(past, asOf, timeZoneOf(world, account));
  if ('status' in then) return answerAt(tick, then);
  const worldThen = astrarium.read(then);
  if (access !== 'public' && worldThen.accounts.get(account) === undefined) {
    const detail = `Your account did not exist at tick ${then.now}`;
    const rule = { tick: then.now };
    return answerAt(tick, problemAnswer(problem('unknown_account', detail, { rule })));
  }
  // A caller who may not see something now may not see how it was.
  const now = 'read' in handler ? handler.read(current) : stepsOf(handler, current).next().value;
  if (now?.status === 403 || now?.status === 404) return answerAt(tick, now);
  return answerRead(context, call, handler, { ...current, snapshot: then, world: worldThen });
}

/** The problems of a store that may work again. */
const FAILURES: ReadonlyMap<StoreFailure['reason'] | undefined, Problem> = new Map([
  ['full', problem('store_full', 'The disk is full. Nothing was changed.')],
  ['locked', problem('unavailable', 'Another program locks the store. Nothing was changed.')],
]);

/** Answers with what `write` returns, when its turn is committed. */
export async function answerWrite(
  { past, services, turns }: Pick<CallContext, 'past' | 'services' | 'turns'>,
  call: Call | undefined,
  write: WorkAnswer,
): Promise<Answer> {
  try {
    return await turns.submit(call?.account ?? 0, (work, outcomes) => {
      const tick = work.world().now;
      // An earlier call of this turn may have deleted the account.
      if (call && call.account !== 0 && work.world().accounts.get(call.account) === undefined) {
        return answerAt(tick, problemAnswer(problem('unauthorized', 'The account was deleted')));
      }
      const known = call && keptAnswer(services.contract, outcomes, call, tick);
      if (known !== undefined) return known;
      const before = work.cost();
      const { body, secret, status } = write(work);
      const cost = work.cost() - before;
      const answer: Answer = { status, body, tick };
      // The answer with a new token is not kept: without it, it would be of no use.
      if (call === undefined || secret === 'token') return { ...answer, cost };
      const shown = secret === undefined ? body : without(body as Members, secret);
      const stored = { ...answer, body: shown };
      const outcome = keepAnswer(services.contract, outcomes, call, stored, work.nowMs);
      return { ...answer, cost: cost + outcome };
    });
  } catch (error) {
    const reason = error instanceof StoreFailure ? error.reason : undefined;
    const failed =
      FAILURES.get(reason) ?? problem('internal', 'The game has stopped. Nothing was changed.');
    return answerAt(past.latest.snapshot.now, problemAnswer(failed));
  }
}

/** Answers from the world of an input; a plan or a long read can take several slices. */
function answerRead(
  { plans, slices, turns }: CallContext,
  { account, isAborted = () => false, operation }: Call,
  handler: Exclude<Handler, { readonly write: WriteHandler }>,
  input: ReadInput,
): Answer | Promise<Answer> {
  const tick = input.snapshot.now;
  if ('read' in handler) return answerAt(tick, handler.read(input));
  const work = { account, isAborted, steps: stepsOf(handler, input) };
  const made = 'plan' in handler ? plans.make(work) : slices.run(work);
  if (!(made instanceof Promise)) return answerAt(tick, made);
  // A fork of one slice is answered at once: its events would only repeat the answer.
  if (operation === 'forks.run') recordFork(turns, account, isAborted, made);
  return made.then((all) => answerAt(tick, all));
}

function stepsOf(
  handler: { readonly plan: PlanHandler } | { readonly sliced: SlicedHandler },
  input: ReadInput,
): Steps<Untimed> {
  return 'plan' in handler ? handler.plan(input) : handler.sliced(input);
}

type WorkAnswer = (work: Work) => Untimed;

type Members = Readonly<Record<string, unknown>>;

/** The members except one; the same object if it has no such member. */
function without(members: Members, name: string): Members {
  if (!Object.hasOwn(members, name)) return members;
  return Object.fromEntries(Object.entries(members).filter(([one]) => one !== name));
}

/** An answer from the world of a tick. */
function answerAt(tick: number, { status, body, ...more }: Untimed): Answer {
  return { status, body, tick, ...more };
}

/** The answer that a write would get, without its effects. */
function dryAnswer(
  snapshot: GameSnapshot,
  question: CallInput,
  write: WriteHandler,
  nowMs: number,
): Untimed {
  const { account, services } = question;
  return dryWork(snapshot, services, nowMs, (work) => {
    const { body, secret, status } = write(question, work);
    const members = Object.entries(body as object).filter(([name]) => name !== secret);
    const shown = Object.fromEntries(members) as Readonly<Record<string, unknown>>;
    const answer = ok({
      dry_run: true,
      status,
      ...(status < 400 ? { answer: shown } : { problem: body }),
      events: work.envelopes(account).map(wireEnvelope(work.world(), account)),
    });
    return { ...answer, cost: work.cost() };
  });
}

/** The world that `at` names: a tick, or an ISO 8601 time, in the zone if it has no offset. */
function worldAt(past: Past, at: unknown, zone: string): GameSnapshot | Untimed {
  const { epoch_seconds } = past.latest.snapshot.setting;
  const seconds = typeof at === 'string' ? readTime(at, zone) : undefined;
  const tick = seconds === undefined ? Number(at) : Math.floor(seconds - epoch_seconds);
  return past.at(tick) ?? notRetained(tick, past.heldAround(tick));
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
