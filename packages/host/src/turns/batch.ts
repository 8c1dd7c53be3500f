import { type RuleFault, ruleFailed, type ServedGame, type WorldStop } from '@astrarium/contract';
import { type Command, invariant, type Outcome, type Snapshot } from '@astrarium/core';
import type { BookDraft } from '../accounts/accountBook.js';
import type { WebhookDraft } from '../webhooks/webhookBook.js';
import type { HistoryDraft } from '../store/histories.js';
import { keptAccounts } from '../accounts/keptAccounts.js';
import { addEnd, addEvents } from './addEvents.js';
import { type LogRunState, startLogRun } from './stored/logRun.js';
import type { DigestDraft, PlacedRecord } from '../notifications/digestDraft.js';
import type { Published } from './past.js';
import { type NewKeyframe, newKeyframe } from './stored/storedKeyframe.js';
import type { SeatUse } from '../accounts/seatUse.js';
import { executeAllowed } from './executeAllowed.js';
import { commandOf, type Work } from './work.js';

/** The next published world in preparation; it is not visible before its commit. */
export interface Batch extends Work {
  readonly state: LogRunState;
  nowMs: number;
  /** Executes a command as it is. */
  perform(command: Command): Outcome;
  /** Advances to a tick, or to an earlier one when there are too many events. */
  advance(tick: number): void;
  /** Changes to another setting. */
  takeSetting(setting: Snapshot['setting']): void;
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
  readonly game: ServedGame;
  readonly book: BookDraft;
  readonly webhooks: WebhookDraft;
  readonly history: HistoryDraft;
  /** Events before this tick happened in time that was caught up with. */
  readonly lateBefore: number;
  readonly nowMs: number;
  /** Told of each rule that threw. */
  readonly onRuleFault: (fault: RuleFault) => void;
  readonly seats: SeatUse;
}

/** Starts a batch on a world that is published, or will be before it. */
export function openBatch(
  base: Published,
  { book, game, history, lateBefore, nowMs, onRuleFault, seats, webhooks }: BatchDrafts,
): Batch {
  const { simulation } = game;
  const run = startLogRun(game, base);
  const places = new Map(base.places);
  const records: PlacedRecord[] = [];
  const recording = {
    accounts: keptAccounts(book),
    nowMs,
  };
  const stop: { fault: WorldStop | undefined } = { fault: base.fault };
  let recorded = 0;
  let isOver = game.hasEnded(base.snapshot);
  let cost = 0;
  let known: unknown;
  let knownOf: LogRunState['snapshot'] | undefined;
  const world = (): unknown => {
    const { snapshot } = run.state;
    if (knownOf !== snapshot) known = simulation.read(snapshot);
    knownOf = snapshot;
    return known;
  };
  const batch: Batch = {
    book,
    webhooks,
    nowMs,
    isDry: false,
    address: undefined,
    perform: run.perform,
    advance(tick) {
      const last = stop.fault === undefined ? tick : Math.min(tick, stop.fault.tick - 1);
      if (last <= run.state.snapshot.now) return;
      try {
        run.advance(last);
      } catch (error) {
        if (game.onTimeFault === 'end') throw error;
        run.advanceToFault(last);
        // What would fail after the end of the game does not happen.
        if (game.hasEnded(run.state.snapshot)) return;
        stop.fault = { tick: run.state.snapshot.now + 1, error };
        onRuleFault(stop.fault);
      }
    },
    takeSetting: run.takeSetting,
    checkpoint: run.checkpoint,
    savepoint: run.savepoint,
    state: run.state,
    world,
    tick: () => run.state.snapshot.now,
    execute: executeAllowed(
      game,
      {
        book,
        latest: () => run.state.snapshot,
        stop,
        taking: { use: seats, address: () => batch.address },
      },
      (account, order) => {
        const before = { happened: run.state.happened.length, lines: run.state.lines.length };
        const number = String(run.nextLine());
        const command = commandOf(number, account, order);
        let outcome: Outcome;
        try {
          outcome = run.perform(command);
        } catch (error) {
          // The world and the log are as before.
          onRuleFault({ tick: run.state.snapshot.now, command, error });
          cost += storedCost(JSON.stringify(command.args).length);
          return ruleFailed(error);
        }
        // The number of the line is in it twice, and counts the commands of all.
        const line = run.state.lines[before.lines]?.text;
        const lineLength =
          line === undefined
            ? JSON.stringify(command.args).length
            : line.length - 2 * number.length;
        const events = run.state.happened[before.happened]?.events ?? NO_EVENTS;
        const { type } = order;
        cost += storedCost(game.storedBytes({ account, type, outcome, lineLength, events }));
        return outcome;
      },
    ),
    cost: () => cost,
    keyframe: () => newKeyframe(game, run.state.snapshot, run.position()),
    record() {
      const all = run.state.happened;
      const last = world();
      for (const { after, events } of all.slice(recorded)) {
        const happened = { events, after: () => simulation.read(after) };
        const added = addEvents(game, history, last, happened, places, recording);
        for (const one of added) records.push(one);
      }
      recorded = all.length;
      if (isOver) return;
      const end = addEnd(game, history, run.state.snapshot, places, nowMs);
      for (const one of end) records.push(one);
      isOver = end.length > 0;
    },
    seal(digests) {
      const { hashedTick, snapshot } = run.state;
      const last = world();
      for (const one of records) digests.add(last, one, one.tick < lateBefore);
      game.events.forget(last, places);
      return { snapshot, places, hashedTick, position: run.position(), fault: stop.fault };
    },
  };
  return batch;
}

/** The events of a command that emits none. */
const NO_EVENTS = { length: 0, audienceAt: () => [] };

/** The bytes that one unit of cost pays for. */
const UNIT_BYTES = 1_024;

/** The cost of stored bytes: at least 1. */
export function storedCost(bytes: number): number {
  invariant(bytes >= 0, `a command takes ${bytes} bytes`);
  return Math.max(1, Math.ceil(bytes / UNIT_BYTES));
}
