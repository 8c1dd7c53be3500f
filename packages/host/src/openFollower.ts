import type { ServedGame, WorldStop } from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';
import { loadGame } from './loadGame.js';
import { accountBook } from './accounts/accountBook.js';
import { seatUse } from './accounts/seatUse.js';
import { answering, type AnswerOptions, hostFigures } from './answering.js';
import { forwardedWrites, type WriterLink } from './calls/writes/forwardedWrites.js';
import {
  followClock,
  followCommits,
  type FollowedCommits,
  FollowFailure,
} from './follow/followCommits.js';
import { COMMIT_WAITS, waitingCalls } from './follow/waitingCalls.js';
import { writerProgress } from './follow/writerProgress.js';
import type { Host } from './host.js';
import { accountMails } from './notifications/accountMails.js';
import { digestsOf } from './notifications/digests.js';
import { cursorsOf, type GrowingCursors } from './notifications/feedCursors.js';
import { liveFeed } from './notifications/liveFeed.js';
import type { CommitFeed } from './store/commitFeed.js';
import { histories } from './store/histories.js';
import type { Store, StoreContents } from './store/store.js';
import type { Clock } from './time/clock.js';
import { fairQueue } from './turns/queue/fairQueue.js';
import { endOf } from './turns/executeAllowed.js';
import { pastOf, type Published } from './turns/past.js';
import { resume } from './turns/stored/resume.js';
import type { TurnServices } from './turns/turnServices.js';
import { type TurnTotals, turnTally } from './turns/turnTally.js';
import { webhookBook } from './webhooks/webhookBook.js';

/** Options of a follower. */
export interface FollowerOptions<State extends Snapshot = Snapshot> extends AnswerOptions<State> {
  /** A local copy of the store; it gets each batch of the feed. */
  readonly store: Store;
  /** The commits of the writer. */
  readonly feed: CommitFeed;
  /** The number of the last commit that the copy has. */
  readonly after: number;
  /** The writer: changes are made there. */
  readonly writer: WriterLink;
}

/**
 * Opens a host that follows the writer of a game. It replays each commit, compares each hash line,
 * and answers all reads, streams, plans and dry runs itself. Changes are made by the writer, and
 * are answered when they are published here. It sends no mails and no webhooks; time passes as in
 * the commits. When the replay differs from the log, `failure` says where, and nothing further is
 * published.
 *
 * @throws FollowFailure when the copy holds no game
 * @throws ResumeFailure when the replay of the stored log differs from it
 */
export async function openFollower<State extends Snapshot = Snapshot>(
  options: FollowerOptions<State>,
): Promise<Host<State>> {
  const { nowMs, store, writer } = options;
  const game: ServedGame = await loadGame(options.game);
  const contents = store.load();
  if (contents.clock === undefined) throw new FollowFailure('The copy holds no game to follow.');
  const first = resume(game, store, contents, options.onReplay);
  const past = pastOf(first, game);
  const lateFault = lateFaults(game, nowMs);
  const stop = {
    get fault(): WorldStop | undefined {
      return lateFault(past.latest.snapshot, clock.running);
    },
  };
  const clock = followClock(contents.clock, () => endOf(game, past.latest.snapshot, stop.fault));
  const own = { ...followerServices(game, options, contents, first), clock, stop };
  const events = liveFeed(own, () => past.latest.snapshot);
  const commits = waitingCalls(COMMIT_WAITS, nowMs);
  const progress = writerProgress(writer, nowMs, () => followed.last);
  const waits = [commits, progress];
  const faults = {
    get failure() {
      return followed.failure;
    },
    refusal: undefined,
  };
  const answers = answering({ past, own, feed: events, faults, progress }, options, () =>
    forwardedWrites(writer, past, commits, () => followed.last),
  );
  const { context, endWaits, ready } = answers;
  const followed: FollowedCommits = followCommits({
    ...options,
    first,
    events,
    services: own,
    published(next) {
      past.add(next);
      endWaits();
    },
    applied(number) {
      commits.reached(number);
      progress.applied();
    },
    failed: () => waits.forEach((one) => one.close()),
  });
  const unnoted = unnotedUse(own, writer);
  const host = answers.host({
    outbox: NO_MAILS,
    webhooks: { next: () => undefined, onDue: () => undefined },
    authenticate(token) {
      const grant = answers.grantOf(token);
      if (grant.account !== 0) unnoted(grant.account);
      return grant;
    },
    noteFor: (account, note) =>
      note === 'used' ? writer.used(account) : writer.record(account, note),
    runDue() {
      ready.note();
      endWaits();
      commits.expire();
      progress.runDue();
      return Infinity;
    },
    advance: () => Promise.reject(new Error('Time passes on the writer of the game.')),
    figures: () =>
      hostFigures(context, { pending: commits.size, totals: totalsOf(followed, own) }, ready),
    async close() {
      for (const one of [answers, ...waits]) one.close();
      await followed.close();
      events.closed();
      await store.close();
    },
  });
  return host as Host<State>;
}

/** A tick that is late by more milliseconds may never come. */
const LATE_TICK_MS = 1000;

/**
 * Returns a function that finds out why a followed world stands: commits do not say it, but a rule
 * that throws in the next tick throws here, too. Each world is tried once, when that tick is late.
 */
function lateFaults({ hasEnded, onTimeFault, simulation }: ServedGame, nowMs: () => number) {
  let tried: { readonly snapshot: Snapshot; readonly fault: WorldStop | undefined } | undefined;
  const faultAfter = (snapshot: Snapshot): WorldStop | undefined => {
    try {
      simulation.tick(snapshot);
    } catch (error) {
      return { tick: snapshot.now + 1, error };
    }
    return undefined;
  };
  return (snapshot: Snapshot, { speed, wallMs }: Clock): WorldStop | undefined => {
    if (onTimeFault === 'end' || speed === 0 || hasEnded(snapshot)) return undefined;
    if (nowMs() < wallMs(snapshot.now + 1) + LATE_TICK_MS) return undefined;
    if (tried?.snapshot !== snapshot) tried = { snapshot, fault: faultAfter(snapshot) };
    return tried.fault;
  };
}

/** A follower sends no mails: the writer does. */
const NO_MAILS: Host['outbox'] = {
  unsent: () => [],
  next: () => Promise.resolve(undefined),
  onLink: () => undefined,
  onDeleted: () => undefined,
};

/** What a follower answers calls with, from the contents of its copy. */
function followerServices(
  game: ServedGame,
  { nowMs, onRuleFault = () => undefined, store }: FollowerOptions,
  contents: StoreContents,
  first: Published,
): Omit<TurnServices, 'clock' | 'stop'> & { readonly cursors: GrowingCursors } {
  const noMails = { unsentMails: () => [], mailsSent: () => undefined };
  return {
    game,
    store,
    histories: histories(store),
    cursors: cursorsOf(game, contents.starts, first),
    book: accountBook(contents),
    seats: seatUse(undefined, Infinity, nowMs),
    webhooks: webhookBook(contents),
    digests: digestsOf(game.notifications, [], Infinity),
    accountMails: accountMails(noMails),
    thread: fairQueue({ defer: setImmediate, nowMs: () => performance.now() }),
    nowMs,
    onRuleFault,
    onSlowTicks: () => undefined,
  };
}

/** After this time, the writer is told again of an account that it does not show as used. */
const NOTE_AGAIN_MS = 60_000;

/** Tells the writer which accounts are used, so that it does not delete them, or their seats. */
function unnotedUse(
  { book, game, nowMs }: TurnServices,
  writer: WriterLink,
): (account: number) => void {
  /** When the writer was told of an account; it stores that later, or the message was lost. */
  const notedMs = new Map<number, number>();
  return (account) => {
    const counts = game.seats?.idle !== undefined && book.byAccount(account)?.seated === 1;
    if (!counts && book.byAccount(account)?.is_used !== 0) return void notedMs.delete(account);
    const againMs = Math.min(NOTE_AGAIN_MS, ((game.seats?.idle ?? Infinity) * 1000) / 4);
    if (nowMs() < (notedMs.get(account) ?? -Infinity) + againMs) return;
    notedMs.set(account, nowMs());
    writer.used(account);
  };
}

/** The totals of a follower: it has no turns of its own. */
function totalsOf({ totals }: FollowedCommits, { nowMs }: { readonly nowMs: () => number }) {
  const none = turnTally(nowMs).totals();
  return (): TurnTotals => ({ ...none, commits: totals.commits });
}
