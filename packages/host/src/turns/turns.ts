import { problem } from '@astrarium/contract';
import type { Ruleset } from '@astrarium/core';
import { problemAnswer, type Services } from '../calls/handler.js';
import type { Reply } from '../calls/call.js';
import { StoreFailure } from '../store/store.js';
import type { LogRunState } from './logRun.js';
import type { LiveFeed } from '../notifications/liveFeed.js';
import { type Done, type Job, makeBatch } from './makeBatch.js';
import type { Published } from './published.js';
import { jobQueue } from './jobQueue.js';

/** What turns are told of once, and of which they tell. */
export interface TurnOptions {
  readonly first: Published;
  readonly services: Services;
  readonly feed: LiveFeed;
  readonly defer: (act: () => void) => void;
  /** Told of each publication. */
  readonly published: (published: Published) => void;
}

/** What a game's turns have done. */
export interface TurnTally {
  commands: number;
  refusals: number;
  events: number;
  commits: number;
  commit_seconds: number;
}

/**
 * The one writer of a game. All calls that wait are carried out in one batch, in their order, after
 * the time that has passed; the batch is committed, and only then are its world, its answers and
 * its events shown.
 */
export interface Turns {
  readonly pending: number;
  readonly tally: Readonly<TurnTally>;
  /** Why nothing can be written any more; undefined while all is well. */
  readonly failure: Error | undefined;
  submit(job: Job): void;
  /** Does what is due, after what is at hand. */
  wake(): void;
  /** Lets time pass to a tick at least, and to what the clock says; fulfilled when it is there. */
  passTo(tick: number): Promise<void>;
  /**
   * Refuses what waits, for this reason; and all that is to come, unless the reason is that there
   * is no room.
   */
  fail(error: Error): void;
  /**
   * Does what waits, goes on under other rules when there are any, and keeps a keyframe, now.
   * Gives why that could not be written, if so.
   */
  checkpoint(ruleset?: Ruleset): Error | undefined;
}

/** Ticks between two hash lines with their keyframes. */
const HASH_TICKS = 3600;

/** Milliseconds between them at least: a fast game must not fill the disk with keyframes. */
const HASH_MS = 60_000;

/** Begins the turns of a game. */
export function gameTurns(options: TurnOptions): Turns {
  const { services } = options;
  const tally = { commands: 0, refusals: 0, events: 0, commits: 0, commit_seconds: 0 };
  const waiting = jobQueue();
  let published = options.first;
  let hashedMs = -Infinity;
  let failure: Error | undefined;

  const dueAt = (now: number): number => Math.max(services.clock.dueTick(now), waiting.wanted);

  const fail = (error: Error): void => {
    if (!isFull(error)) failure ??= error;
    waiting.refuse(error, failedReply(error, published.snapshot.now));
  };

  const turn = (keeps: boolean, ruleset?: Ruleset): Error | undefined => {
    if (failure !== undefined) return failure;
    const now = services.nowMs();
    const due = dueAt(now);
    const pending = waiting.jobs;
    if (due <= published.snapshot.now && pending.length === 0 && !keeps) return undefined;
    const hashes = due - published.hashedTick >= HASH_TICKS && now - hashedMs >= HASH_MS;
    try {
      const done = makeBatch(services, published, { pending, due, now, hashes, keeps, ruleset });
      const began = services.nowMs();
      services.store.commit(done.stored);
      count(tally, done.batch.state, services.nowMs() - began);
      if (done.stored.keyframe !== undefined) hashedMs = now;
      waiting.done(done.jobs.length);
      published = done.next;
      publish(options, done);
      waiting.reached(published.snapshot.now);
    } catch (error) {
      // Where there is no room, the next beat tries again.
      fail(error as Error);
      return error as Error;
    }
    if (waiting.jobs.length > 0 || published.snapshot.now < due) wake();
    return undefined;
  };

  const wake = onceLater(options.defer, () => void turn(false));

  return {
    get pending() {
      return waiting.jobs.length;
    },
    tally,
    get failure() {
      return failure;
    },
    wake,
    fail,
    submit(job) {
      if (failure !== undefined) return job.reply(failedReply(failure, published.snapshot.now));
      waiting.add(job, dueAt(services.nowMs()));
      wake();
    },
    passTo(tick) {
      if (failure !== undefined) return Promise.reject(failure);
      wake();
      return waiting.passTo(tick);
    },
    checkpoint(ruleset) {
      while (waiting.jobs.length > 0) turn(false);
      return turn(true, ruleset);
    },
  };
}

/** However often it is called until then, `act` is called once. */
function onceLater(defer: TurnOptions['defer'], act: () => void): () => void {
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

function count(tally: TurnTally, state: LogRunState, commitMs: number): void {
  tally.commits += 1;
  tally.commit_seconds += commitMs / 1000;
  for (const what of ['commands', 'refusals', 'events'] as const) tally[what] += state[what];
}

/** Shows all that a committed turn has made, at once. */
function publish({ feed, published, services }: TurnOptions, done: Done): void {
  services.histories.apply(done.history);
  const revoked = services.book.apply(done.batch.book.changes);
  published(done.next);
  done.jobs.forEach((job, place) => job.reply(done.replies[place] as Reply));
  feed.published(done.history.grown.envelopes.keys());
  for (const account of revoked) feed.revoked(account);
}

function isFull(error: Error): boolean {
  return error instanceof StoreFailure && error.reason === 'full';
}

function failedReply(error: Error, tick: number): Reply {
  if (isFull(error)) {
    return { ...problemAnswer(problem('store_full', 'there is no room; nothing was done')), tick };
  }
  return { ...problemAnswer(problem('internal', 'the game has stopped; nothing was done')), tick };
}
