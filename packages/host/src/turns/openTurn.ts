import type { BookBase } from '../accounts/accountBook.js';
import type { HistoryBase, HistoryDraft } from '../store/histories.js';
import { type OutcomeBase, type OutcomeDraft, outcomeDraft } from '../store/outcomeDraft.js';
import type { WebhookBase } from '../webhooks/webhookBook.js';
import { type Batch, openBatch } from './batch.js';
import type { Job, JobQueue } from './queue/jobQueue.js';
import type { Published } from './past.js';
import { type NewKeyframe, type LaterKeyframe, storedKeyframe } from './stored/storedKeyframe.js';
import { LATE_MS, type TurnServices } from './turnServices.js';
import type { Snapshot } from '@astrarium/core';
import type { Steps } from '@astrarium/contract';
import { isSteps } from './inSteps.js';
import type { DigestDraft } from '../notifications/digestDraft.js';
import type { StoreBatch } from '../store/store.js';

/** What the drafts of a turn are based on: published data, or the drafts of the turn before. */
export interface TurnBase {
  readonly book: BookBase;
  readonly webhooks: WebhookBase;
  readonly history: HistoryBase;
  readonly outcomes: OutcomeBase;
}

/** A turn that is being computed. Nothing of it is visible. */
export interface OpenTurn {
  readonly batch: Batch;
  readonly history: HistoryDraft;
  readonly outcomes: OutcomeDraft;
  /** The jobs that were run or begun, and their results. */
  readonly jobs: Job[];
  readonly results: unknown[];
  /** The further steps of the last job. */
  unfinished: Steps<unknown> | undefined;
  /** A keyframe from before time passed, to be stored by a later turn. */
  readonly keyframe: NewKeyframe | undefined;
  /** The wall clock at the start. */
  readonly beganMs: number;
  /** How long its jobs have run, in milliseconds. */
  spentMs: number;
}

/**
 * The time for jobs without a pause, in milliseconds, while nobody else uses the thread and while
 * others do; the last step may exceed it.
 */
const JOBS_MS = 5;
const SHARED_JOBS_MS = 2;

/**
 * The time for all jobs of a turn. It is exceeded by at most one pause-free run. More than one run
 * is possible only while the turn before is being committed.
 */
const TURN_MS = 20;

/** To commit and publish what a job has done takes about as long as the job. */
const COMMIT_FACTOR = 2;

/** Starts a turn and advances the game to the due tick, or to an earlier one: see `Batch`. */
export function openTurn(
  services: TurnServices,
  from: Published,
  {
    base,
    due,
    hashes,
    now,
  }: {
    /** Returns what the turn is based on at present: its base can be published meanwhile. */
    readonly base: () => TurnBase;
    readonly due: number;
    /** Whether to make a keyframe at the start, before time passes. */
    readonly hashes: boolean;
    readonly now: number;
  },
): OpenTurn {
  const history = services.histories.draft(() => base().history);
  const book = services.book.draft(() => base().book);
  const webhooks = services.webhooks.draft(() => base().webhooks);
  const outcomes = outcomeDraft(() => base().outcomes);
  const lateBefore = services.clock.dueTick(now - LATE_MS);
  const { game, onRuleFault, seats } = services;
  const drafts = { book, game, history, lateBefore, nowMs: now, onRuleFault, seats, webhooks };
  const batch = openBatch(from, drafts);
  const keyframe = hashes ? hashedKeyframe(batch) : undefined;
  if (due > batch.state.snapshot.now) advance(services, batch, due);
  batch.record();
  const made = { batch, history, outcomes, keyframe, beganMs: now, spentMs: 0 };
  return { ...made, jobs: [], results: [], unfinished: undefined };
}

/** From so many milliseconds for a tick on, rules are slow. */
const SLOW_MS = 50;

/** Advances a batch, and tells of slow ticks. */
function advance({ nowMs, onSlowTicks }: TurnServices, batch: Batch, due: number): void {
  const [startMs, from] = [nowMs(), batch.tick()];
  batch.advance(due);
  const ticks = batch.tick() - from;
  const ms = Math.round((nowMs() - startMs) / ticks);
  if (ticks > 0 && ms >= SLOW_MS) onSlowTicks({ tick: batch.tick(), ticks, ms });
}

/**
 * Runs waiting jobs in a turn, at least one if there is one that may run. It ends between two steps
 * of a job when the time is over. Returns whether it is to be called again: for the rest of the
 * last job, or for others.
 */
export function runJobs(
  { nowMs, thread }: Pick<TurnServices, 'nowMs' | 'thread'>,
  turn: OpenTurn,
  queue: Pick<JobQueue, 'jobs' | 'take'>,
  due: number,
): boolean {
  const { batch, jobs } = turn;
  // A job waits until the game has caught up with the tick that was due when it came, but not for
  // time that passes meanwhile, and not for a wall clock that was set back.
  const early = queue.jobs.findIndex((job) => Math.min(job.due, due) > batch.state.snapshot.now);
  const ready = turn.spentMs >= TURN_MS ? [] : queue.jobs.slice(0, early < 0 ? undefined : early);
  const startMs = nowMs();
  let count = 0;
  let endedMs = startMs;
  do {
    const job = turn.unfinished === undefined ? ready[count] : (ready[count - 1] ?? jobs.at(-1));
    if (job === undefined) break;
    if (turn.unfinished === undefined) {
      batch.nowMs = endedMs;
      count += 1;
    }
    const beganMs = endedMs;
    takeStep(turn, job);
    endedMs = nowMs();
    thread.charge(job.account, COMMIT_FACTOR * (endedMs - beganMs));
  } while (endedMs < startMs + (thread.isShared() ? SHARED_JOBS_MS : JOBS_MS));
  for (const job of queue.take(count)) jobs.push(job);
  // A job may still take back what it has done.
  if (turn.unfinished === undefined) batch.record();
  turn.spentMs += endedMs - startMs;
  if (turn.unfinished !== undefined) return true;
  return count < ready.length && turn.spentMs < TURN_MS;
}

/** Takes the first or the next step of a job. */
function takeStep(turn: OpenTurn, job: Job): void {
  const { batch, outcomes, results } = turn;
  const made = turn.unfinished ?? job.act(batch, outcomes);
  if (!isSteps(made)) return void results.push(made);
  const { done, value } = made.next();
  turn.unfinished = done === true ? undefined : made;
  if (done === true) results.push(value);
}

/** Runs the rest of the last job of a turn; `pause` lets others act between its steps. */
export async function finishJob(
  services: Pick<TurnServices, 'nowMs' | 'thread'>,
  turn: OpenTurn,
  due: number,
  pause: () => Promise<void>,
): Promise<void> {
  while (turn.unfinished !== undefined) {
    await pause();
    runJobs(services, turn, { jobs: [], take: () => [] }, due);
  }
}

/** Writes a hash line; returns the keyframe of that moment. */
export function hashedKeyframe(batch: Batch): NewKeyframe {
  batch.checkpoint();
  return batch.keyframe();
}

/** A computed turn, ready to be committed. Nothing of it is visible before. */
export interface SealedTurn {
  readonly turn: OpenTurn;
  readonly next: Published;
  readonly stored: StoreBatch;
  readonly digests: DigestDraft;
  /** Whether it has a hash line. */
  readonly isHashed: boolean;
}

/**
 * Ends the computing of a turn. The turn before must be published: mails about its events may have
 * been taken since.
 */
export function sealTurn(
  services: TurnServices,
  turn: OpenTurn,
  {
    keeps,
    later,
    setting,
  }: {
    /** Whether to make a keyframe at the end, which this turn stores. */
    readonly keeps: boolean;
    /** The keyframe of a turn before. */
    readonly later: LaterKeyframe;
    /** The setting to change to, if any. */
    readonly setting: Snapshot['setting'] | undefined;
  },
): SealedTurn {
  const { batch, history, outcomes } = turn;
  if (setting !== undefined) batch.takeSetting(setting);
  if (keeps) later.drop();
  const last = keeps ? storedKeyframe(hashedKeyframe(batch)) : undefined;
  const digests = services.digests.draft();
  const next = batch.seal(digests);
  const { deletedAccounts } = batch.book.changes;
  const isKept = ({ account }: { readonly account: number }): boolean =>
    !deletedAccounts.includes(account);
  const stored: StoreBatch = {
    clock: services.clock.anchorAt(next.snapshot.now),
    lines: batch.state.lines,
    envelopes: history.envelopes,
    entries: history.entries,
    outcomes: outcomes.added().filter(isKept),
    ...batch.book.changes,
    ...batch.webhooks.changes,
    digests: digests.rows().filter(isKept),
    keyframe: last ?? later.take(),
  };
  const isHashed = keeps || turn.keyframe !== undefined;
  return { turn, next, stored, digests, isHashed };
}
