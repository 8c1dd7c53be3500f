import type { Ruleset } from '@astrarium/core';
import type { TurnServices } from './turnServices.js';
import type { StoreBatch } from '../store/store.js';
import type { LiveFeed } from '../notifications/liveFeed.js';
import { makeBatch, type MadeBatch } from './makeBatch.js';
import type { Published } from './published.js';
import { type JobAct, type JobQueue, jobQueue } from './jobQueue.js';
import { oneAtATime } from './oneAtATime.js';
import { batchBytes, turnTally, type TurnTally, type TurnTotals } from './turnTally.js';
import { type LaterKeyframe, laterKeyframe } from './laterKeyframe.js';
import { type StoreFaults, storeFaults } from './storeFaults.js';

/** Options of turns. */
export interface TurnOptions {
  readonly first: Published;
  readonly services: TurnServices;
  readonly feed: LiveFeed;
  readonly defer: (act: () => void) => void;
  /** Called with each published world. */
  readonly published: (published: Published) => void;
}

/**
 * The only writer of a game. A turn advances the game to the due tick, runs the waiting jobs in
 * order as one batch, and commits it. Only then it publishes the world, the answers and the events.
 * Jobs that are added during a commit wait for the next turn.
 */
export interface Turns {
  /** The number of jobs that are not done. */
  readonly pending: number;
  totals(): TurnTotals;
  readonly faults: Pick<StoreFaults, 'failure' | 'refusal'>;
  /**
   * Adds a job of an account for the next turn, or for a later one if the turn would take too long.
   * Resolves with its result when the turn is committed.
   *
   * @throws StoreFailure when it cannot be committed; then nothing was changed
   */
  submit<T>(account: number, act: JobAct<T>): Promise<T>;
  /** Schedules a turn. */
  wake(): void;
  /** Advances the game to a tick or further; resolves when the game has reached it. */
  passTo(tick: number): Promise<void>;
  /** Takes an error of the store outside of a turn. */
  fail(error: Error): void;
  /** Called when the store has written something else than a turn. */
  wrote(): void;
  /** Runs work between two turns. */
  between(work: () => Promise<void>): Promise<void>;
  /**
   * Runs the waiting jobs, changes to another ruleset if one is given, and stores a keyframe.
   * Resolves with the error if that could not be written.
   */
  checkpoint(ruleset?: Ruleset): Promise<Error | undefined>;
  /** Accepts no job any more, and does the same as `checkpoint`. */
  close(): Promise<void>;
}

/** Ticks between two hash lines with their keyframes. */
const HASH_TICKS = 3600;

/** Minimum of milliseconds between them: a fast game must not fill the disk with keyframes. */
const HASH_MS = 60_000;

/** A keyframe is due after so many stored bytes, too: to replay them takes less than a second. */
const HASH_BYTES = 2_097_152;

/** Minimum of milliseconds between two keyframes for this reason. */
const HASH_BYTES_MS = 5_000;

/** A keyframe is due so many milliseconds after the last one, if anything was stored since. */
const HASH_MAX_MS = 600_000;

/** Starts the turns of a game. */
export function gameTurns(options: TurnOptions): Turns {
  const { services } = options;
  const tally = turnTally(services.nowMs);
  const queue = jobQueue();
  const faults = storeFaults(queue);
  /** Set when the game is being closed. */
  let closing: Error | undefined;
  const ended = (): Error | undefined => faults.failure ?? closing;
  let isWanted = false;
  const alone = oneAtATime(() => {
    if (isWanted) wake();
    isWanted = false;
  });
  const wake = deferOnce(options.defer, () => {
    // What is asked for during a commit waits for its end, and shares the next one.
    if (alone.isBusy) isWanted = true;
    else void alone.run(() => runner.turn(false));
  });
  const runner = turnRunner(options, { faults, queue, tally }, wake);
  const checkpoint = (ruleset?: Ruleset): Promise<Error | undefined> =>
    alone.run(async () => {
      while (queue.jobs.length > 0) {
        const failed = await runner.turn(false);
        // The host may be about to close: jobs do not wait for a locked store.
        if (failed !== undefined) queue.fail(failed);
      }
      return runner.turn(true, ruleset);
    });

  return {
    get pending() {
      return queue.size;
    },
    totals: tally.totals,
    faults,
    wake,
    fail(error) {
      if (closing === undefined) faults.fail(error, services.nowMs());
    },
    wrote() {
      faults.clear();
      wake();
    },
    submit(account, act) {
      const failed = ended();
      if (failed !== undefined) return Promise.reject(failed);
      const done = queue.add(account, act, runner.dueAt(services.nowMs()));
      wake();
      return done;
    },
    passTo(tick) {
      const failed = ended();
      if (failed !== undefined) return Promise.reject(failed);
      wake();
      return queue.passTo(tick);
    },
    between: (work) => alone.run(async () => (ended() === undefined ? work() : undefined)),
    checkpoint,
    async close() {
      closing ??= new Error('The game was closed.');
      await checkpoint();
      runner.stop();
      queue.fail(closing);
    },
  };
}

/** The parts of turns that a runner works with. */
interface TurnParts {
  readonly queue: JobQueue;
  readonly faults: StoreFaults;
  readonly tally: TurnTally;
}

/** Runs single turns, which must not overlap; `wake` schedules one. */
function turnRunner(options: TurnOptions, { faults, queue, tally }: TurnParts, wake: () => void) {
  const { services } = options;
  const schedule = hashSchedule(services.nowMs());
  const later = laterKeyframe({ thread: services.thread, onReady: wake });
  let published = options.first;
  let isStopped = false;
  const dueAt = (now: number): number => Math.max(services.clock.dueTick(now), queue.wanted);
  return {
    /** The tick that is due at a moment. */
    dueAt,
    /** Ends all turns, for a store that is closed. */
    stop: () => void (isStopped = true),
    /** Runs a turn, with a keyframe at its end if it `keeps`. Resolves with its error, if any. */
    async turn(keeps: boolean, ruleset?: Ruleset): Promise<Error | undefined> {
      if (faults.failure !== undefined || isStopped) return faults.failure;
      const now = services.nowMs();
      const due = dueAt(now);
      const hasWork = due > published.snapshot.now || queue.jobs.length > 0;
      if (!hasWork && !later.isReady && !keeps) {
        // A tick that was reached before may be waited for.
        queue.reached(published.snapshot.now);
        return undefined;
      }
      if (!faults.mayTry(now) && !keeps) return faults.refusal;
      const hashes = schedule.isDue(due - published.hashedTick, now);
      try {
        const wanted = { pending: queue.jobs, due, later, now, hashes, keeps, ruleset };
        const batch = makeBatch(services, published, wanted);
        queue.take(batch.results.length);
        await tally.commit(services.store, batch, now);
        faults.clear();
        schedule.stored(batch.stored, hashes || keeps, now);
        published = batch.next;
        publish(options, batch, queue, later);
        queue.reached(published.snapshot.now);
      } catch (error) {
        // A full or locked store is tried again at the next `runDue`.
        queue.putBack();
        faults.fail(error as Error, now);
        return error as Error;
      }
      if (queue.jobs.length > 0 || published.snapshot.now < due) wake();
      return undefined;
    },
  };
}

/** Says when a hash line with its keyframe is due, by what has passed since the last one. */
function hashSchedule(startMs: number) {
  let lastMs = startMs - HASH_MS;
  let bytes = 0;
  return {
    isDue(ticks: number, nowMs: number): boolean {
      const ms = nowMs - lastMs;
      if (ticks >= HASH_TICKS && ms >= HASH_MS) return true;
      if (bytes >= HASH_BYTES && ms >= HASH_BYTES_MS) return true;
      return bytes > 0 && ms >= HASH_MAX_MS;
    },
    stored(batch: StoreBatch, hasHash: boolean, nowMs: number): void {
      if (hasHash) [lastMs, bytes] = [nowMs, 0];
      bytes += batchBytes(batch);
    },
  };
}

/** Defers `act`; calls before it has run are one call. */
function deferOnce(defer: TurnOptions['defer'], act: () => void): () => void {
  let isCalled = false;
  return () => {
    if (isCalled) return;
    isCalled = true;
    defer(() => {
      isCalled = false;
      act();
    });
  };
}

/** Publishes the results of a committed turn. */
function publish(
  options: TurnOptions,
  made: MadeBatch,
  queue: JobQueue,
  later: LaterKeyframe,
): void {
  const { feed, published, services } = options;
  services.histories.apply(made.history);
  const deleted = made.stored.deletedAccounts.flatMap(
    (account) => services.book.byAccount(account) ?? [],
  );
  const revoked = services.book.apply(made.batch.book.changes);
  services.digests.apply(made.digests);
  services.accountMails.drop(deleted);
  services.accountMails.add(made.stored.mails);
  services.webhooks.apply(made.batch.webhooks.changes);
  published(made.next);
  queue.done(made.results);
  feed.published(made.history.grown.envelopes.keys());
  for (const { account, id } of revoked) feed.revoked(account, id);
  if (made.keyframe !== undefined) later.add(made.keyframe);
}
