import { problem } from '@astrarium/contract';
import type { Ruleset } from '@astrarium/core';
import { type Answered, declined, type Rooms } from '../answers/question.js';
import type { Call, Reply } from '../call.js';
import { type StoreBatch, type StoredKeyframe, StoreFailure } from '../store/store.js';
import { type Batch, openBatch } from './batch.js';
import type { CourseState } from './course.js';
import type { HistoryDraft } from './histories.js';
import { type KeptOutcomes, keptOutcomes } from './keptOutcomes.js';
import type { LiveFeed } from './liveFeed.js';
import type { Published } from './published.js';
import { tickWaiters } from './tickWaiters.js';
import type { Work } from './work.js';

/** What waits for its turn. */
export interface Job {
  /** The call that it answers, if it is one. */
  readonly call?: Call;
  readonly act: (work: Work) => Answered;
  readonly reply: (reply: Reply) => void;
}

/** What turns are told of once, and of which they tell. */
export interface TurnOptions {
  readonly first: Published;
  readonly rooms: Rooms;
  readonly feed: LiveFeed;
  readonly nowMs: () => number;
  readonly later: (act: () => void) => void;
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
  readonly published: Published;
  readonly pending: number;
  readonly tally: Readonly<TurnTally>;
  /** Why nothing can be written any more; undefined while all is well. */
  readonly failure: Error | undefined;
  submit(job: Job): void;
  /** Does what is due, after what is at hand. */
  wake(): void;
  /** Lets time pass to a tick at least, and to what the clock says; fulfilled when it is there. */
  passTo(tick: number): Promise<void>;
  /** Nothing is written any more, for this reason. */
  fail(error: Error): void;
  /** Does what waits, goes on under other rules when there are any, and keeps a keyframe, now. */
  checkpoint(ruleset?: Ruleset): void;
}

/** Ticks between two hash lines with their keyframes. */
const HASH_TICKS = 3600;

/** Begins the turns of a game. */
export function gameTurns(options: TurnOptions): Turns {
  const { later, nowMs, rooms } = options;
  const tally = { commands: 0, refusals: 0, events: 0, commits: 0, commit_seconds: 0 };
  let published = options.first;
  let pending: Job[] = [];
  let wanted = 0;
  let failure: Error | undefined;
  let isCalled = false;
  const waiters = tickWaiters();

  const turn = (keeps: boolean, ruleset?: Ruleset): void => {
    if (failure !== undefined) return;
    const now = nowMs();
    const due = Math.max(rooms.clock.dueTick(now), wanted);
    if (due <= published.snapshot.now && pending.length === 0 && !keeps) return;
    try {
      const done = makeBatch(options, published, { pending, due, now, keeps, ruleset });
      const began = nowMs();
      rooms.store.commit(done.stored);
      count(tally, done.batch.state, nowMs() - began);
      pending = pending.slice(done.replies.length);
      published = done.next;
      publish(options, done);
      waiters.reached(published.snapshot.now);
    } catch (error) {
      const isFull = error instanceof StoreFailure && error.reason === 'full';
      if (!isFull) failure = error as Error;
      for (const job of pending) job.reply(failedReply(error as Error, published.snapshot.now));
      pending = [];
      waiters.failed(error as Error);
    }
    if (pending.length > 0 || published.snapshot.now < due) call();
  };

  const call = (): void => {
    if (isCalled) return;
    isCalled = true;
    later(() => {
      isCalled = false;
      turn(false);
    });
  };

  return {
    get published() {
      return published;
    },
    get pending() {
      return pending.length;
    },
    tally,
    get failure() {
      return failure;
    },
    wake: call,
    fail: (error) => void (failure ??= error),
    submit(job) {
      if (failure !== undefined) return job.reply(failedReply(failure, published.snapshot.now));
      pending.push(job);
      call();
    },
    passTo(tick) {
      wanted = Math.max(wanted, tick);
      call();
      return waiters.wait(tick);
    },
    checkpoint: (ruleset) => turn(true, ruleset),
  };
}

function count(tally: TurnTally, state: CourseState, commitMs: number): void {
  tally.commits += 1;
  tally.commit_seconds += commitMs / 1000;
  for (const what of ['commands', 'refusals', 'events'] as const) tally[what] += state[what];
}

/** What one turn has made, ready to be committed. */
interface Done {
  readonly batch: Batch;
  readonly next: Published;
  readonly stored: StoreBatch;
  readonly jobs: readonly Job[];
  readonly replies: readonly Reply[];
  readonly history: HistoryDraft;
}

/** Lets time pass, then carries out what waits: all of it on a world that nobody sees yet. */
function makeBatch(
  { rooms }: TurnOptions,
  from: Published,
  {
    due,
    keeps,
    now,
    pending,
    ruleset,
  }: {
    readonly pending: readonly Job[];
    readonly due: number;
    readonly now: number;
    readonly keeps: boolean;
    readonly ruleset: Ruleset | undefined;
  },
): Done {
  const history = rooms.histories.draft();
  const book = rooms.book.draft();
  const batch = openBatch(from, { book, history, nowMs: now });
  let keyframe: StoredKeyframe | undefined;
  if (due > batch.snapshot.now) {
    if (due - from.hashedTick >= HASH_TICKS) keyframe = hashed(batch);
    batch.advance(due);
  }
  // Nobody acts in a past that is still being caught up with.
  const jobs = batch.snapshot.now < due ? [] : pending;
  const kept = keptOutcomes(rooms.store);
  const replies = jobs.map((job) => carryOut(job, batch, kept, now));
  if (ruleset !== undefined) batch.takeRules(ruleset);
  if (keeps) keyframe = hashed(batch);
  const next = batch.seal();
  const tick = next.snapshot.now;
  const stored: StoreBatch = {
    clock: { tick, wall_ms: rooms.clock.wallMs(tick) },
    lines: batch.state.lines,
    envelopes: history.envelopes,
    entries: history.entries,
    outcomes: kept.staged,
    ...book.changes,
    keyframe,
  };
  return { batch, next, stored, jobs, replies, history };
}

function hashed(batch: Batch): StoredKeyframe {
  batch.checkpoint();
  return batch.keyframe();
}

function carryOut({ act, call }: Job, batch: Batch, kept: KeptOutcomes, now: number) {
  const tick = batch.snapshot.now;
  const known = call === undefined ? undefined : kept.find(call, tick);
  if (known !== undefined) return known;
  const { body, status } = act(batch);
  const reply: Reply = { status, body, tick };
  if (call !== undefined) kept.keep(call, reply, now);
  return reply;
}

/** Shows all that a committed turn has made, at once. */
function publish({ feed, published, rooms }: TurnOptions, done: Done): void {
  rooms.histories.apply(done.history);
  const revoked = rooms.book.apply(done.batch.book.changes);
  published(done.next);
  for (const [place, job] of done.jobs.entries()) job.reply(done.replies[place] as Reply);
  feed.published(new Set(done.history.envelopes.map(({ owner }) => owner)));
  for (const account of revoked) feed.revoked(account);
}

function failedReply(error: Error, tick: number): Reply {
  if (error instanceof StoreFailure && error.reason === 'full') {
    return { ...declined(problem('store_full', 'there is no room; nothing was done')), tick };
  }
  return { ...declined(problem('internal', 'the game has stopped; nothing was done')), tick };
}
