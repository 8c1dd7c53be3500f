import type { Ruleset } from '@astrarium/core';
import type { Answer, Services } from '../calls/handler.js';
import type { Call, Reply } from '../calls/call.js';
import type { StoreBatch, StoredKeyframe } from '../store/store.js';
import { type Batch, openBatch } from './batch.js';
import type { HistoryDraft } from '../store/histories.js';
import { type KeptOutcomes, keptOutcomes } from '../calls/keptOutcomes.js';
import type { Published } from './published.js';
import type { Work } from './work.js';

/** What waits for its turn. */
export interface Job {
  /** The call that it answers, if it is one. */
  readonly call?: Call | undefined;
  readonly act: (work: Work) => Answer;
  readonly reply: (reply: Reply) => void;
}

/** A job in the queue. */
export interface Waiting extends Job {
  /** The tick that was due when it came: it acts in no earlier one, however long that takes. */
  readonly due: number;
}

/** What one turn has made, ready to be committed. */
export interface Done {
  readonly batch: Batch;
  readonly next: Published;
  readonly stored: StoreBatch;
  readonly jobs: readonly Job[];
  readonly replies: readonly Reply[];
  readonly history: HistoryDraft;
}

/** Lets time pass, then carries out what waits: all of it on a world that nobody sees yet. */
export function makeBatch(
  services: Services,
  from: Published,
  {
    due,
    hashes,
    keeps,
    now,
    pending,
    ruleset,
  }: {
    readonly pending: readonly Waiting[];
    readonly due: number;
    readonly now: number;
    /** Whether to keep a keyframe before time passes. */
    readonly hashes: boolean;
    /** Whether to keep one at the end. */
    readonly keeps: boolean;
    readonly ruleset: Ruleset | undefined;
  },
): Done {
  const history = services.histories.draft();
  const book = services.book.draft();
  const batch = openBatch(from, { book, history, nowMs: now });
  let keyframe: StoredKeyframe | undefined;
  if (due > batch.state.snapshot.now) {
    if (hashes) keyframe = hashed(batch);
    batch.advance(due);
  }
  // Nobody acts in a past that is still being caught up with; nor waits for time that keeps running
  // away, or for a wall clock that was set back.
  const early = pending.findIndex((job) => Math.min(job.due, due) > batch.state.snapshot.now);
  const jobs = pending.slice(0, early < 0 ? undefined : early);
  const kept = keptOutcomes(services.store, services.contract);
  const replies = jobs.map((job) => carryOut(job, batch, kept, now));
  if (ruleset !== undefined) batch.takeRules(ruleset);
  if (keeps) keyframe = hashed(batch);
  const next = batch.seal();
  const tick = next.snapshot.now;
  const stored: StoreBatch = {
    clock: { tick, wall_ms: services.clock.wallMs(tick) },
    lines: batch.state.lines,
    envelopes: history.envelopes,
    entries: history.entries,
    outcomes: kept.staged(),
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
  const tick = batch.state.snapshot.now;
  const known = call === undefined ? undefined : kept.find(call, tick);
  if (known !== undefined) return known;
  const { body, secret, status } = act(batch);
  const reply: Reply = { status, body, tick };
  if (call !== undefined && secret === undefined) kept.keep(call, reply, now);
  return reply;
}
