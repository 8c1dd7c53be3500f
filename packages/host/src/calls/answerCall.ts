import { type Operation, problem, problemFound } from '@astrarium/contract';
import { astrarium, type GameSnapshot } from '@astrarium/core';
import type { Call, Reply } from './call.js';
import { dryWork } from '../turns/dryWork.js';
import { type HeldTicks, LIVED_TICKS_MOST, type Past } from '../turns/past.js';
import type { Job } from '../turns/makeBatch.js';
import type { PlanQueue } from './planQueue.js';
import { wireEnvelope } from '../notifications/wireEnvelope.js';
import { readTime } from '../time/readTime.js';
import { HANDLERS } from './handlers.js';
import type { DeprecationCounts } from './deprecationCounts.js';
import {
  ok,
  type Answer,
  problemAnswer,
  type PlanHandler,
  type CallInput,
  type ReadHandler,
  type ReadInput,
  type Services,
  type WriteHandler,
} from './handler.js';

/** What calls are answered with. */
export interface CallContext {
  readonly services: Services;
  readonly past: Past;
  readonly plans: PlanQueue;
  readonly deprecations: DeprecationCounts;
  readonly submit: (job: Job) => void;
}

/** Answers a call: at once from a world that is there, or after the commit of what it does. */
export function answerCall(context: CallContext, call: Call): Reply | Promise<Reply> {
  const { past, services } = context;
  const { account, asText = false, operation } = call;
  const present = past.latest.snapshot;
  const tick = present.now;
  const { access }: Operation = services.contract.operations[operation];
  if (access === 'token' && account === 0) {
    return replyOf(problemAnswer(problem('unauthorized', 'A token that is good is needed.')), tick);
  }
  const read = services.contract.readInput(operation, call);
  if (problemFound(read)) return replyOf(problemAnswer(read), tick);
  const { dry_run } = (read.body ?? {}) as Members;
  const body = without(read.body ?? {}, 'dry_run');
  context.deprecations.count(operation, read.query, body);
  const { at } = read.query as Members;
  const query = without(read.query, 'at');
  if (!Object.hasOwn(HANDLERS, operation)) {
    return replyOf(problemAnswer(problem('not_found', 'This is answered by a stream.')), tick);
  }
  const answer = HANDLERS[operation as keyof typeof HANDLERS];
  const { path } = read;
  if ('write' in answer) {
    const { write } = answer;
    const question: CallInput = { account, path, query, body, services };
    if (dry_run === true) {
      return replyOf(dryAnswer(present, question, write, services.nowMs()), tick);
    }
    return new Promise((reply) => {
      context.submit({ call, reply, act: (work) => write(question, work) });
    });
  }
  const world = astrarium.read(present);
  const asked: ReadInput = {
    account,
    path,
    query,
    body,
    services,
    snapshot: present,
    world,
    present: world,
    asText: asText && at === undefined,
  };
  if (at === undefined) return readNow(context, call, answer, asked);
  const then = worldAt(past, at, world.accounts.get(account)?.timezone ?? 'UTC');
  if ('status' in then) return replyOf(then, tick);
  const worldThen = astrarium.read(then);
  if (access === 'token' && worldThen.accounts.get(account) === undefined) {
    const detail = `at tick ${then.now} your account was not there yet`;
    const rule = { tick: then.now };
    return replyOf(problemAnswer(problem('unknown_account', detail, { rule })), tick);
  }
  // What the caller may not see now, it may not see as it was.
  const now = 'read' in answer ? answer.read(asked) : answer.plan(asked).next().value;
  if (now?.status === 403 || now?.status === 404) return replyOf(now, tick);
  const asThen = { ...asked, snapshot: then, world: worldThen };
  return readNow(context, call, answer, asThen);
}

/** Answers from the world of a question; a plan may take its time. */
function readNow(
  { plans }: CallContext,
  { account, isAborted = () => false }: Call,
  answer: { readonly read: ReadHandler } | { readonly plan: PlanHandler },
  question: ReadInput,
): Reply | Promise<Reply> {
  const tick = question.snapshot.now;
  if ('read' in answer) return replyOf(answer.read(question), tick);
  const made = plans.make({ account, isAborted, steps: answer.plan(question) });
  return made instanceof Promise ? made.then((all) => replyOf(all, tick)) : replyOf(made, tick);
}

type Members = Readonly<Record<string, unknown>>;

/** Members but one of that name; nothing is copied where there is none. */
function without(members: Members, name: string): Members {
  if (!Object.hasOwn(members, name)) return members;
  return Object.fromEntries(Object.entries(members).filter(([one]) => one !== name));
}

/** An answer of the world as of a tick. */
function replyOf({ body, status, text }: Answer, tick: number): Reply {
  return text === undefined ? { status, body, tick } : { status, body, text, tick };
}

/** What a mutation would give; nothing of it stays. */
function dryAnswer(
  snapshot: GameSnapshot,
  question: CallInput,
  write: WriteHandler,
  nowMs: number,
): Answer {
  const { account, services } = question;
  return dryWork(snapshot, services.book, nowMs, (work) => {
    const { body, secret, status } = write(question, work);
    // One that was made for nothing opens nothing.
    const members = Object.entries(body as object).filter(([name]) => name !== secret);
    const shown = Object.fromEntries(members) as Readonly<Record<string, unknown>>;
    return ok({
      dry_run: true,
      status,
      ...(status < 400 ? { answer: shown } : { problem: body }),
      events: work.envelopes(account).map(wireEnvelope(work.world(), account)),
    });
  });
}

/** The world that `at` asks for: a tick, or a time of ISO 8601, in a zone if it names none. */
function worldAt(past: Past, at: unknown, zone: string): GameSnapshot | Answer {
  const { epoch_seconds } = past.latest.snapshot.setting;
  const seconds = typeof at === 'string' ? readTime(at, zone) : undefined;
  const tick = seconds === undefined ? Number(at) : Math.floor(seconds - epoch_seconds);
  return past.at(tick) ?? notRetained(tick, past.heldAround(tick));
}

/** Why a tick cannot be read: it is still to come, or not held; with those that can be. */
function notRetained(tick: number, { after, before, first, last }: HeldTicks): Answer {
  const bounds = { first_tick: first, last_tick: last };
  if (tick > last) {
    const detail = `tick ${tick} is still to come: the game is at tick ${last}`;
    return problemAnswer(problem('tick_not_reached', detail, { rule: bounds }));
  }
  if (before === undefined || after === undefined) {
    const detail = `worlds of tick ${first} to ${last} are held, and tick ${tick} is none of them`;
    return problemAnswer(problem('tick_not_retained', detail, { rule: bounds }));
  }
  const detail =
    `tick ${tick} is in a leap from tick ${before} to tick ${after}, ` +
    `of which the first ${LIVED_TICKS_MOST} ticks can be read`;
  const leap = { held_tick: before, next_held_tick: after, lived_ticks_most: LIVED_TICKS_MOST };
  return problemAnswer(problem('tick_not_retained', detail, { rule: { ...bounds, ...leap } }));
}
