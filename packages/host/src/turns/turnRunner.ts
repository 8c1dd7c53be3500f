import type { Snapshot } from '@astrarium/core';
import type { LiveFeed } from '../notifications/liveFeed.js';
import { hashSchedule } from './hashSchedule.js';
import type { JobQueue } from './queue/jobQueue.js';
import { type LaterKeyframe, laterKeyframe } from './stored/storedKeyframe.js';
import {
  type OpenTurn,
  openTurn,
  finishJob,
  runJobs,
  type TurnBase,
  type SealedTurn,
  sealTurn,
} from './openTurn.js';
import type { Published } from './past.js';
import type { StoreFailure } from '../store/store.js';
import { MAX_LOCK_MS, type StoreFaults } from './storeFaults.js';
import type { TurnServices } from './turnServices.js';
import type { TurnTally } from './turnTally.js';

/** Options of a runner. */
export interface TurnRunnerOptions {
  readonly first: Published;
  readonly services: TurnServices;
  readonly feed: LiveFeed;
  /** Called with each published world. */
  readonly published: (published: Published) => void;
  readonly queue: JobQueue;
  readonly faults: StoreFaults;
  readonly tally: TurnTally;
  /** Schedules a turn. */
  readonly wake: () => void;
  /** Calls back later, for example `setImmediate`. */
  readonly defer: (act: () => void) => void;
}

/**
 * Runs single turns. While a turn is being committed, the next one is computed on top of it. At
 * most one turn is being committed, and at most one is computed and waits.
 */
export interface TurnRunner {
  /** Whether a computed turn waits to be committed. */
  readonly isAhead: boolean;
  /** Whether the store does not answer, and jobs are refused. */
  readonly isStalled: boolean;
  /** The tick that is due at a moment. */
  dueAt(nowMs: number): number;
  /**
   * Computes a part of the next turn, if one is being committed. The turn begins when at least as
   * many jobs wait as are being committed.
   */
  computeAhead(): void;
  /**
   * Commits the turn that was computed ahead, or computes one and commits it; it must not be called
   * during another turn. With a keyframe at its end if it `keeps`. Resolves with its error, if any.
   */
  turn(keeps: boolean, setting?: Snapshot['setting']): Promise<Error | undefined>;
  /**
   * Refuses all jobs when the store has not answered for ten seconds. Those of the commit under way
   * fail with OutcomeUnknown, and are not run again.
   */
  watchStore(nowMs: number): void;
  /** Fails the jobs whose tick the last turn has not reached. */
  failEarly(error: Error): void;
  /** Ends all turns, for a store that is closed. */
  stop(): void;
}

/** The turns that are under way. */
interface TurnState {
  published: Published;
  committing: SealedTurn | undefined;
  /** When that began. */
  committingMs: number;
  /** Whether its jobs were given up. */
  isStalled: boolean;
  /** The turn that is computed on top of `committing`. */
  ahead: OpenTurn | undefined;
}

/** Runs the turns of a game. */
export function turnRunner(options: TurnRunnerOptions): TurnRunner {
  const { faults, first, queue, services, wake } = options;
  const { clock, nowMs } = services;
  const schedule = hashSchedule(nowMs());
  const later = laterKeyframe(services.thread, wake);
  const state: TurnState = { published: first, ...NO_COMMIT, committingMs: 0, ahead: undefined };
  const open = turnOpener(services, state);
  let isStopped = false;
  const dueAt = (now: number): number =>
    Math.min(Math.max(clock.dueTick(now), queue.wanted), clock.lastTick());
  const isHashDue = (due: number, now: number): boolean =>
    // The hash line of a turn resets the schedule when it is committed.
    state.committing?.isHashed !== true && schedule.isDue(due - state.published.hashedTick, now);

  return {
    get isAhead() {
      return state.ahead !== undefined;
    },
    get isStalled() {
      return state.isStalled;
    },
    dueAt,
    watchStore(now) {
      const { ahead, committing, committingMs, isStalled } = state;
      if (committing === undefined || isStalled || now - committingMs < MAX_LOCK_MS) return;
      const why = services.store.outage?.(0) ?? 'The store has not answered for ten seconds';
      state.isStalled = true;
      state.ahead = undefined;
      queue.putBack(ahead?.jobs ?? []);
      queue.abandon(committing.turn.jobs.splice(0), new OutcomeUnknown(why));
      faults.stall(why, committingMs);
    },
    failEarly: (error) => failEarly(queue, state, dueAt(nowMs()), error),
    stop: () => void (isStopped = true),
    computeAhead() {
      const { committing, isStalled } = state;
      if (committing === undefined || isStalled || faults.failure !== undefined) return;
      const now = nowMs();
      const due = dueAt(now);
      if (state.ahead === undefined && !mayBegin(queue, committing, due)) return;
      try {
        state.ahead ??= open(due, now, isHashDue(due, now));
        if (runJobs(services, state.ahead, queue, due)) wake();
      } catch (error) {
        faults.fail(error as Error, now);
      }
    },
    async turn(keeps, setting) {
      if (faults.failure !== undefined || isStopped) {
        drop(queue, state);
        if (faults.failure !== undefined) queue.fail(faults.failure);
        return faults.failure;
      }
      const now = nowMs();
      const due = dueAt(now);
      const { ahead, published } = state;
      if (ahead === undefined && !keeps) {
        if (!hasWork(queue, published, due) && !later.isReady) {
          // A tick that was reached before may be waited for.
          queue.reached(reachedTick(services, published));
          return undefined;
        }
        if (!faults.mayTry(now)) return faults.refusal;
      }
      try {
        const turn = ahead ?? open(due, now, !keeps && isHashDue(due, now));
        state.ahead = turn;
        if (ahead === undefined) runJobs(services, turn, queue, due);
        if (turn.unfinished !== undefined) {
          await finishJob(services, turn, due, () => new Promise<void>(options.defer));
          if (faults.failure !== undefined) throw faults.failure;
        }
        const sealed = sealTurn(services, turn, { keeps, later, setting });
        // Jobs for which this turn had no time are run during its commit.
        if (hasWork(queue, sealed.next, due)) wake();
        await commitTurn(options, state, sealed, later);
        schedule.stored(sealed.stored, sealed.isHashed, now);
      } catch (error) {
        const { message, reason } = error as StoreFailure;
        const unknown = reason === 'failed' ? state.committing?.turn.jobs.splice(0) : [];
        queue.abandon(unknown ?? [], new OutcomeUnknown(message));
        // A full or locked store is tried again at the next `runDue`.
        drop(queue, state);
        faults.fail(error as Error, now);
        return error as Error;
      }
      if (hasWork(queue, state.published, due)) wake();
      return undefined;
    },
  };
}

/** It is unknown whether a job was done: the store has not said it. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

const NO_COMMIT = { committing: undefined, isStalled: false } as const;

/** Whether there is something to do after a world. */
function hasWork({ jobs }: JobQueue, { snapshot }: Published, due: number): boolean {
  return due > snapshot.now || jobs.length > 0;
}

/** The tick that nobody needs to wait for: any, once time stands. */
function reachedTick({ clock }: TurnServices, { snapshot }: Published): number {
  return snapshot.now < clock.lastTick() ? snapshot.now : Infinity;
}

/**
 * Whether a turn may begin during the commit of another one. Two short commits, one after the
 * other, take longer than a common one.
 */
function mayBegin(queue: JobQueue, { next, turn }: SealedTurn, due: number): boolean {
  return queue.jobs.length >= turn.jobs.length && hasWork(queue, next, due);
}

/** Commits a turn and publishes it. @throws StoreFailure */
async function commitTurn(
  options: TurnRunnerOptions,
  state: TurnState,
  sealed: SealedTurn,
  later: LaterKeyframe,
): Promise<void> {
  state.committing = sealed;
  state.committingMs = options.services.nowMs();
  state.ahead = undefined;
  await options.tally.commit(options.services.store, sealed);
  options.faults.clear();
  state.published = sealed.next;
  publish(options, sealed, later);
  Object.assign(state, NO_COMMIT);
  options.queue.reached(reachedTick(options.services, sealed.next));
}

/** Starts turns on the one that is being committed, or on the published world. */
function turnOpener(services: TurnServices, state: TurnState) {
  const { book, histories: history, store, webhooks } = services;
  const published: TurnBase = { book, webhooks, history, outcomes: { find: store.outcome } };
  return (due: number, now: number, hashes: boolean): OpenTurn => {
    const before = state.committing;
    // The turn before is the base until it is published.
    const base = (): TurnBase =>
      before !== undefined && state.committing === before ? baseOf(before) : published;
    const from = before?.next ?? state.published;
    return openTurn(services, from, { base, due, hashes, now });
  };
}

/** Fails the jobs that wait for a catch-up; a wall clock that was set back lets none wait. */
function failEarly(
  queue: JobQueue,
  { published: { snapshot } }: TurnState,
  due: number,
  error: Error,
): void {
  if (due > snapshot.now) queue.fail(error, snapshot.now);
}

/** Drops what is not committed: its jobs wait again. */
function drop(queue: JobQueue, state: TurnState): void {
  queue.putBack([...(state.committing?.turn.jobs ?? []), ...(state.ahead?.jobs ?? [])]);
  Object.assign(state, NO_COMMIT, { ahead: undefined });
}

/** The drafts of a turn, as the base of the next one. */
function baseOf({ turn: { batch, history, outcomes } }: SealedTurn): TurnBase {
  return { book: batch.book, webhooks: batch.webhooks, history, outcomes };
}

/** Publishes the results of a committed turn. */
function publish(
  { feed, published, queue, services }: TurnRunnerOptions,
  { digests, next, stored, turn }: SealedTurn,
  later: LaterKeyframe,
): void {
  const { batch, history, jobs, keyframe, results } = turn;
  services.histories.apply(history);
  const deleted = stored.deletedAccounts.flatMap(
    (account) => services.book.byAccount(account) ?? [],
  );
  const revoked = services.book.apply(batch.book.changes);
  services.digests.apply(digests);
  services.accountMails.drop(deleted);
  services.accountMails.add(stored.mails);
  services.webhooks.apply(batch.webhooks.changes);
  published(next);
  queue.done(jobs, results);
  feed.published(history.grown.envelopes.keys());
  for (const { account, id, why } of revoked) feed.revoked(account, id, why);
  if (keyframe !== undefined) later.add(keyframe);
}
