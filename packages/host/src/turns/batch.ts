import type { Command, Outcome } from '@astrarium/core';
import {
  astrarium,
  eventsHaveNews,
  forgetCounters,
  type Ruleset,
  type World,
} from '@astrarium/space';
import type { BookDraft } from '../accounts/accountBook.js';
import type { WebhookDraft } from '../webhooks/webhookBook.js';
import type { HistoryDraft } from '../store/histories.js';
import { addEvents } from './addEvents.js';
import { startLogRun, type LogRunState } from './stored/logRun.js';
import type { DigestDraft, PlacedRecord } from '../notifications/digestDraft.js';
import type { Published } from './past.js';
import { type NewKeyframe, newKeyframe } from './stored/storedKeyframe.js';
import type { Work } from './work.js';

/** The next published world in preparation; it is not visible before its commit. */
export interface Batch extends Work {
  readonly state: LogRunState;
  nowMs: number;
  /** Executes a command as it is. */
  perform(command: Command): Outcome;
  /** Advances to a tick, or to an earlier one when there are too many events. */
  advance(tick: number): void;
  /** Changes to another ruleset. */
  takeRules(ruleset: Ruleset): void;
  /** Writes a hash line. */
  checkpoint(): void;
  /** The world with the log position; call it right after a checkpoint. */
  keyframe(): NewKeyframe;
  /** Adds the events since the last call to the histories. */
  record(): void;
  /** Ends the batch, with the mails about its events: returns what to publish after the commit. */
  seal(digests: DigestDraft): Published;
}

/** The drafts that a batch writes besides the world. */
export interface BatchDrafts {
  readonly book: BookDraft;
  readonly webhooks: WebhookDraft;
  readonly history: HistoryDraft;
  /** Events before this tick happened in time that was caught up with. */
  readonly lateBefore: number;
  readonly nowMs: number;
}

/** Starts a batch on a world that is published, or will be before it. */
export function openBatch(
  base: Published,
  { book, history, lateBefore, nowMs, webhooks }: BatchDrafts,
): Batch {
  const run = startLogRun(base);
  const counters = new Map(base.counters);
  const records: PlacedRecord[] = [];
  let recorded = 0;
  let cost = 0;
  let known: World | undefined;
  let knownOf: LogRunState['snapshot'] | undefined;
  const world = (): World => {
    const { snapshot } = run.state;
    if (known === undefined || knownOf !== snapshot) known = astrarium.read(snapshot);
    knownOf = snapshot;
    return known;
  };
  return {
    book,
    webhooks,
    nowMs,
    perform: run.perform,
    advance: run.advance,
    takeRules: run.takeRules,
    checkpoint: run.checkpoint,
    savepoint: run.savepoint,
    state: run.state,
    world,
    execute(account, { read, type }) {
      const { events } = run.state;
      const command = { id: String(run.nextLine()), account, type, args: read.args, read };
      const outcome = run.perform(command);
      const line = run.state.lines.at(-1)?.text ?? '';
      cost +=
        type === 'send_message' && outcome.done
          ? messageCost(line.length, Number(outcome.answer['copies']))
          : commandCost(line.length, run.state.events - events);
      return outcome;
    },
    cost: () => cost,
    keyframe: () => newKeyframe(run.state.snapshot, run.position()),
    record() {
      const { happened } = run.state;
      const last = world();
      for (const { after, events } of happened.slice(recorded)) {
        // Most events read the same in a later world, and reading the last world is free.
        const atEvents = eventsHaveNews(events) ? astrarium.read(after) : last;
        const read = (): World => astrarium.read(after);
        for (const one of addEvents(history, atEvents, { events, after: read }, counters)) {
          records.push(one);
        }
      }
      recorded = happened.length;
    },
    seal(digests) {
      const { hashedTick, snapshot } = run.state;
      const last = world();
      for (const one of records) digests.add(last, one, one.tick < lateBefore);
      forgetCounters(last, counters);
      return { snapshot, counters, hashedTick, position: run.position() };
    },
  };
}

/** The bytes that one unit of cost pays for. */
const UNIT_BYTES = 1_024;

/** What is stored for an event, in the histories of its account and its replicant. */
const EVENT_BYTES = 256;

/** The cost of a command, by its line in the log and its events. 1 for a usual command. */
function commandCost(lineLength: number, events: number): number {
  return storedCost(lineLength + events * EVENT_BYTES);
}

/**
 * The cost of a message that is sent: each copy has at most the bytes of the command's line. It
 * depends on the accounts that are addressed, not on those that get it: nobody learns from it who
 * blocks whom, or whether a replicant exists.
 */
function messageCost(lineLength: number, copies: number): number {
  return storedCost(lineLength + copies * (EVENT_BYTES + lineLength));
}

/** The cost of stored bytes: at least 1. */
export function storedCost(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / UNIT_BYTES));
}
