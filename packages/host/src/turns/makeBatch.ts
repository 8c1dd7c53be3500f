import type { Ruleset } from '@astrarium/core';
import type { DigestDraft } from '../notifications/digestDraft.js';
import type { HistoryDraft } from '../store/histories.js';
import { outcomeDraft } from '../store/outcomeDraft.js';
import type { StoreBatch } from '../store/store.js';
import { type Batch, openBatch } from './batch.js';
import type { Job } from './jobQueue.js';
import type { Published } from './published.js';
import type { LaterKeyframe } from './laterKeyframe.js';
import { type NewKeyframe, storedKeyframe } from './storedKeyframe.js';
import { LATE_MS, type TurnServices } from './turnServices.js';

/** The batch of one turn, ready to be committed. */
export interface MadeBatch {
  readonly batch: Batch;
  readonly next: Published;
  readonly stored: StoreBatch;
  /** What the first jobs returned, one for each. */
  readonly results: readonly unknown[];
  readonly history: HistoryDraft;
  readonly digests: DigestDraft;
  /** A keyframe of the turn that is to be stored later. */
  readonly keyframe: NewKeyframe | undefined;
}

/** The time for the jobs of a turn, in milliseconds; the last one may exceed it. */
const JOBS_MS = 5;

/** To commit and publish what a job has done takes about as long as the job. */
const COMMIT_FACTOR = 2;

/**
 * Advances the game, then runs waiting jobs, at least one if there is one. The result is visible
 * only after its commit.
 */
export function makeBatch(
  services: TurnServices,
  from: Published,
  {
    due,
    hashes,
    keeps,
    later,
    now,
    pending,
    ruleset,
  }: {
    readonly pending: readonly Job[];
    readonly due: number;
    readonly now: number;
    /** The keyframe of a turn before. */
    readonly later: LaterKeyframe;
    /** Whether to make a keyframe at the start, before time passes. */
    readonly hashes: boolean;
    /** Whether to make one at the end, which this turn stores. */
    readonly keeps: boolean;
    readonly ruleset: Ruleset | undefined;
  },
): MadeBatch {
  const history = services.histories.draft();
  const book = services.book.draft();
  const webhooks = services.webhooks.draft();
  const digests = services.digests.draft();
  const lateBefore = services.clock.dueTick(now - LATE_MS);
  const batch = openBatch(from, { book, digests, history, lateBefore, nowMs: now, webhooks });
  const keyframe = hashes && !keeps ? hashed(batch) : undefined;
  if (due > batch.state.snapshot.now) batch.advance(due);
  // A job waits until the game has caught up with the tick that was due when it came, but not for
  // time that passes meanwhile, and not for a wall clock that was set back.
  const early = pending.findIndex((job) => Math.min(job.due, due) > batch.state.snapshot.now);
  const outcomes = outcomeDraft(services.store);
  const results: unknown[] = [];
  const untilMs = services.nowMs() + JOBS_MS;
  for (const { account, act } of pending.slice(0, early < 0 ? undefined : early)) {
    const beganMs = services.nowMs();
    results.push(act(batch, outcomes));
    const endedMs = services.nowMs();
    services.thread.charge(account, COMMIT_FACTOR * (endedMs - beganMs));
    if (endedMs >= untilMs) break;
  }
  if (ruleset !== undefined) batch.takeRules(ruleset);
  if (keeps) later.drop();
  const last = keeps ? storedKeyframe(hashed(batch)) : undefined;
  const next = batch.seal();
  const tick = next.snapshot.now;
  const { deletedAccounts } = book.changes;
  const isKept = ({ account }: { readonly account: number }): boolean =>
    !deletedAccounts.includes(account);
  const stored: StoreBatch = {
    clock: services.clock.anchorAt(tick),
    lines: batch.state.lines,
    envelopes: history.envelopes,
    entries: history.entries,
    outcomes: outcomes.added().filter(isKept),
    ...book.changes,
    ...webhooks.changes,
    digests: digests.rows().filter(isKept),
    keyframe: last ?? later.take(),
  };
  return { batch, next, stored, results, history, digests, keyframe };
}

function hashed(batch: Batch): NewKeyframe {
  batch.checkpoint();
  return batch.keyframe();
}
