import {
  isProblem,
  problem,
  SCOPES,
  type Contract,
  deprecatedParts,
  ok,
  operationOf,
  type PlanNotes,
  problemAnswer,
  type Steps,
  type Untimed,
} from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';
import { answerPast, type PastContext, tickAt } from './reads/answerPast.js';
import { inSteps } from '../turns/inSteps.js';
import { dryWork } from '../turns/work.js';
import type { Answer, Call, Pay } from './call.js';
import {
  type CallInput,
  type Handler,
  type ReadingHandler,
  type ReadInput,
  type Services,
  stepsOf,
  type WriteHandler,
} from './handler.js';
import { PLATFORM_HANDLERS } from './platformHandlers.js';
import { type KeptPage, type KeptPages, snapshotVersion } from './reads/keptPages.js';
import type { MinTick } from './reads/minTick.js';
import { slicedAnswer } from './reads/sliceQueue.js';
import { withoutMember, type Writes } from './writes/writes.js';

/** What calls are answered with. */
export interface CallContext extends PastContext {
  readonly services: Services;
  /** Reads the parameters of calls. */
  readonly questions: ReturnType<typeof questionsOf>;
  readonly pages: KeptPages;
  readonly deprecations: ReturnType<typeof deprecationCounts>;
  readonly writes: Writes;
  readonly minTick: MinTick;
}

/** Answers an admitted call: at once if it only reads, else after the commit of its changes. */
export function answerCall(context: CallContext, call: Call): Answer | Promise<Answer> {
  const { minTick, past, services } = context;
  const late = minTick.wait(call, (again) => answerCall(context, again));
  if (late !== undefined) return late;
  const { account, asText = false, idempotencyKey, operation, scopes = SCOPES } = call;
  services.seats.called(account);
  const present = past.latest.snapshot;
  const tick = present.now;
  const { key, read } = context.questions(call);
  if (isProblem(read)) return answerAt(tick, problemAnswer(read));
  const { ownNames = false } = operationOf(services.contract.operations, operation);
  const { dry_run } = ownNames ? {} : ((read.body ?? {}) as Members);
  const body = ownNames ? (read.body ?? {}) : withoutMember(read.body ?? {}, 'dry_run');
  context.deprecations.count(operation, read.query, body);
  const { at: asOf } = ownNames ? {} : (read.query as Members);
  const query = ownNames ? read.query : withoutMember(read.query, 'at');
  const handler: Handler | undefined =
    services.contract.handlers[operation] ?? PLATFORM_HANDLERS[operation];
  if (handler === undefined) {
    return answerAt(tick, problemAnswer(problem('not_found', 'This is answered by a stream.')));
  }
  const { commands, path, viewQuery } = read;
  const given = { path, query, body, commands, viewQuery };
  const input: CallInput = { account, scopes, services, idempotencyKey, ...given };
  if ('write' in handler) {
    if (dry_run === true) {
      const { write } = handler;
      const begin = () => dryAnswer(past, present, input, write, services.nowMs());
      const made = context.slices.run(slicedAnswer(call, begin));
      return made instanceof Promise
        ? made.then((all) => answerAt(tick, all))
        : answerAt(tick, made);
    }
    return context.writes.answer(call, (work) => handler.write(input, work));
  }
  const { game } = services;
  const world = game.simulation.read(present);
  const current: ReadInput = {
    ...input,
    snapshot: present,
    world,
    present: world,
    heldAt: (earlier) => {
      const held = past.heldAt(earlier);
      return held && game.simulation.read(held);
    },
    asText: asText && asOf === undefined,
  };
  if (asOf === undefined) return answerPresent(context, call, handler, current, key);
  const then = tickAt(game, past, asOf, game.accounts.timeZone(world, account));
  if (typeof then !== 'number') return answerAt(tick, then);
  const made = answerPast(context, call, handler, current, then);
  return made instanceof Promise ? made.then((all) => answerAt(then, all)) : answerAt(then, made);
}

/** Answers from the published world, with the kept answer if that is still the same. */
function answerPresent(
  context: CallContext,
  call: Call,
  handler: ReadingHandler,
  input: ReadInput,
  question: string | undefined,
): Answer | Promise<Answer> {
  const basis = question === undefined ? undefined : basisOf(handler, input);
  if (basis === undefined) return answerRead(context, call, handler, input);
  const { pages } = context;
  const key = `${call.account} ${question}`;
  const { pay } = call;
  const kept = pages.find(key, basis);
  if (kept !== undefined) {
    // What an answer costs does not tell whether somebody else has asked before.
    pay?.(kept.entries);
    return answerAt(input.snapshot.now, answerOfPage(kept));
  }
  let entries = 0;
  const counted: Pay = (some) => {
    entries += some;
    return pay?.(some);
  };
  const keep = (answer: Answer): Answer => {
    const { body, status, text = JSON.stringify(body), tick } = answer;
    if (status !== 200) return answer;
    const made = { status, entries, page: { text } };
    pages.keep(key, basis, made);
    return answerAt(tick, answerOfPage(made));
  };
  const answer = answerRead(context, { ...call, pay: counted }, handler, input);
  return answer instanceof Promise ? answer.then(keep) : keep(answer);
}

/** The values that determine an answer; undefined when they are not known. */
function basisOf(handler: ReadingHandler, input: ReadInput): readonly unknown[] | undefined {
  if (!('basis' in handler) || handler.basis === undefined) return undefined;
  return handler.basis === 'world' ? [snapshotVersion(input.snapshot)] : handler.basis(input);
}

function answerOfPage({ page, status }: KeptPage): Untimed {
  return { status, body: undefined, text: page.text, page };
}

/** Answers from the world of an input; a plan or a long read can take several slices. */
function answerRead(
  { plans, slices, writes }: CallContext,
  call: Call,
  handler: ReadingHandler,
  input: ReadInput,
): Answer | Promise<Answer> {
  const tick = input.snapshot.now;
  if ('read' in handler) return answerAt(tick, handler.read(input));
  const work = slicedAnswer(call, () => stepsOf(handler, input));
  const made = ('plan' in handler ? plans : slices).run(work);
  if (!(made instanceof Promise)) return answerAt(tick, made);
  // A plan of one slice is answered at once: its events would only repeat the answer.
  const notes = 'plan' in handler ? handler.notes : undefined;
  if (notes?.isWanted(input) === true) recordPlan(writes, notes, call, made);
  return made.then((all) => answerAt(tick, all));
}

type Members = Readonly<Record<string, unknown>>;

/** An answer from the world of a tick. */
function answerAt(tick: number, { status, body, ...more }: Untimed): Answer {
  return { status, body, tick, ...more };
}

/**
 * The answer that a write would get, without its effects, in steps: a batch of many commands is
 * not tried in one piece.
 */
function dryAnswer(
  past: PastContext['past'],
  snapshot: Snapshot,
  question: CallInput,
  write: WriteHandler,
  nowMs: number,
): Steps<Untimed> {
  const { account, services } = question;
  const latest = () => past.latest.snapshot;
  return dryWork(snapshot, services, nowMs, latest, function* (work) {
    const { body, secret, status } = yield* inSteps(write(question, work));
    const members = Object.entries(body as object).filter(([name]) => name !== secret);
    const shown = Object.fromEntries(members) as Readonly<Record<string, unknown>>;
    const { accounts, events } = services.game;
    const world = work.world();
    const zone = accounts.timeZone(world, account);
    const answer = ok({
      dry_run: true,
      status,
      ...(status < 400 ? { answer: shown } : { problem: body }),
      events: work.envelopes(account).map(events.wire(world, account, zone)),
    });
    return { ...answer, cost: work.cost() };
  });
}

/**
 * Counts the uses of deprecated operations, parameters and members, from zero: unused names are
 * listed too, since they can be removed.
 */
export function deprecationCounts({ operations }: Pick<Contract, 'operations'>) {
  const all = Object.entries(operations).map(
    ([name, one]) => [name, deprecatedParts(one)] as const,
  );
  const parts = new Map(all);
  const names = all.flatMap(([name, { body, operation, query }]) => [
    ...(operation ? [name] : []),
    ...[...query, ...body].map((member) => `${name}.${member}`),
  ]);
  const uses: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
  const add = (name: string): void => void (uses[name] = (uses[name] ?? 0) + 1);
  return {
    /** By the name of the operation, or with its parameter or member: `items.list.tag`. */
    uses: uses as Readonly<typeof uses>,
    /** Counts a call whose parameters are valid. */
    count(operation: string, query: object, body: object): void {
      const of = parts.get(operation);
      if (of?.operation === true) add(operation);
      for (const name of of?.query ?? [])
        if (Object.hasOwn(query, name)) add(`${operation}.${name}`);
      for (const name of of?.body ?? []) if (Object.hasOwn(body, name)) add(`${operation}.${name}`);
    },
  };
}

type Read = ReturnType<Contract['readInput']>;

/** Maximum of kept parameters, and of the length of their key. */
const MAX_KEPT = 2_000;
const MAX_KEY = 512;

/**
 * Returns a function that reads the parameters of calls, and those of repeated calls once. The key
 * is the same for calls with the same parameters; it is undefined for calls with a body.
 */
export function questionsOf(contract: Pick<Contract, 'readInput'>) {
  const kept = new Map<string, Read>();
  return (call: Call): { readonly key: string | undefined; readonly read: Read } => {
    const { asText, body, form, operation, path, query } = call;
    if (asText !== true || body !== undefined) {
      return { key: undefined, read: contract.readInput(operation, call) };
    }
    const key = `${operation} ${form} ${JSON.stringify(path)} ${JSON.stringify(query)}`;
    const known = kept.get(key);
    if (known !== undefined) return { key, read: known };
    const read = contract.readInput(operation, call);
    if (isProblem(read) || key.length > MAX_KEY) return { key, read };
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, read);
    return { key, read };
  };
}

/**
 * Records as events of an account that a plan was started, and that it is done or was cancelled
 * because its caller stopped waiting. The plan itself changes nothing, and its answer does not
 * depend on the events.
 */
function recordPlan(
  { record }: Pick<Writes, 'record'>,
  { done, started, timedOut }: PlanNotes<ReadInput>,
  { account, isAborted }: Call,
  made: Promise<Untimed>,
): void {
  record(account, started);
  made
    .then(({ status }) => {
      if (isAborted?.() === true) record(account, timedOut);
      else if (status < 400) record(account, done);
    })
    .catch(() => undefined);
}
