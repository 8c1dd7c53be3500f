import type {
  Envelope,
  GameWork,
  ServedGame,
  Steps,
  WorkOrder,
  WorldStop,
} from '@astrarium/contract';
import type { Command, EventList, Snapshot } from '@astrarium/core';
import { keptAccounts } from '../accounts/keptAccounts.js';
import type { BookDraft, AccountBook } from '../accounts/accountBook.js';
import { EVERYBODY } from '../notifications/accountHistory.js';
import { executeAllowed } from './executeAllowed.js';
import type { WebhookDraft, WebhookBook } from '../webhooks/webhookBook.js';

/** The functions of a write handler, in a batch or in a dry run. */
export interface Work extends GameWork<unknown> {
  /** The time of the game. */
  tick(): number;
  /** The wall clock, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly nowMs: number;
  /** The address of the caller, where its seats are counted. */
  address: string | undefined;
  readonly book: BookDraft;
  readonly webhooks: WebhookDraft;
  /** The cost of the commands so far, also of those that were taken back. */
  cost(): number;
}

/** The work of a dry run. */
interface DryWork extends Work {
  /** The envelopes of an account's events so far. */
  envelopes(account: number): readonly Envelope[];
}

/**
 * Runs a write handler's work on a snapshot, in steps, and takes everything back after each of
 * them, the account book too. `latest` returns the published snapshot.
 */
export function* dryWork<Result>(
  from: Snapshot,
  services: {
    readonly book: AccountBook;
    readonly game: ServedGame;
    readonly stop: { readonly fault: WorldStop | undefined };
    readonly webhooks: WebhookBook;
  },
  nowMs: number,
  latest: () => Snapshot,
  act: (work: DryWork) => Steps<Result>,
): Steps<Result> {
  const { simulation } = services.game;
  const steps = act(dryWorkOn(from, services, nowMs));
  for (;;) {
    const { done, value } = simulation.probe(latest(), () => steps.next());
    if (done === true) return value;
    // The commands are charged when they are done.
    yield 0;
  }
}

function dryWorkOn(
  from: Snapshot,
  services: Parameters<typeof dryWork>[1],
  nowMs: number,
): DryWork {
  const { events, simulation } = services.game;
  let snapshot = from;
  let cost = 0;
  const happened: EventList[] = [];
  const world = (): unknown => simulation.read(snapshot);
  const book = services.book.draft();
  return {
    world,
    tick: () => snapshot.now,
    nowMs,
    isDry: true,
    address: undefined,
    book,
    webhooks: services.webhooks.draft(),
    execute: executeAllowed(
      services.game,
      { book, latest: () => snapshot, stop: services.stop },
      (account, order) => {
        cost += 1;
        const executed = simulation.execute(snapshot, commandOf('dry', account, order));
        snapshot = executed.snapshot;
        happened.push(executed.events);
        return executed.outcome;
      },
    ),
    cost: () => cost,
    savepoint() {
      const before = { snapshot, length: happened.length };
      return () => {
        snapshot = before.snapshot;
        happened.length = before.length;
      };
    },
    envelopes(account) {
      const places = new Map<number, number>();
      const accounts = keptAccounts(book);
      const recording = { accounts, nowMs };
      const isRead = (owner: number): boolean =>
        owner === account || (events.shared !== undefined && owner === EVERYBODY);
      // No time passes in a dry run: all are of one tick.
      return happened
        .flatMap((list) => events.record(world(), list, places, world, recording))
        .filter(({ kind, owner }) => kind === 'envelopes' && isRead(owner))
        .map(({ text }, nth) => events.envelope(snapshot.setting, text, nth));
    },
  };
}

/** A command of an account with a name of its own. */
export function commandOf(id: string, account: number, order: WorkOrder): Command {
  const { type } = order;
  if (!('read' in order)) return { id, account, type, args: order.args };
  return { id, account, type, args: order.read.args, read: order.read };
}
