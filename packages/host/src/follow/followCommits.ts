import type { HistoryKind, ServedGame } from '@astrarium/contract';
import type { GrowingCursors } from '../notifications/feedCursors.js';
import type { LiveFeed } from '../notifications/liveFeed.js';
import type { CommitFeed, CommittedBatch } from '../store/commitFeed.js';
import type { Histories, HistoryDraft } from '../store/histories.js';
import type { StoreBatch, ClockAnchor } from '../store/store.js';
import type { Published } from '../turns/past.js';
import type { TurnServices } from '../turns/turnServices.js';
import { PRUNE_MS, pruneGame } from '../turns/upkeep.js';
import { type Clock, endingClock, gameClock } from '../time/clock.js';
import { type FollowProblem, followLog } from '@astrarium/core/log';

/** The dependencies of `followCommits`. */
export interface FollowOptions {
  readonly feed: CommitFeed;
  /** The number of the last commit that the store has. */
  readonly after: number;
  readonly first: Published;
  readonly services: Pick<
    TurnServices,
    'book' | 'game' | 'histories' | 'nowMs' | 'store' | 'webhooks'
  > & {
    readonly clock: FollowClock;
    readonly cursors: GrowingCursors;
  };
  readonly events: Pick<LiveFeed, 'published' | 'revoked'>;
  readonly defer: (act: () => void) => void;
  /** Called with the world after each commit. */
  readonly published: (published: Published) => void;
  /** Called with the number of each commit when it is published. */
  readonly applied: (number: number) => void;
  /** Called when nothing further is published, because of a failure. */
  readonly failed: () => void;
}

/** The following of a game. */
export interface FollowedCommits {
  /** The number of the last commit that is published. */
  readonly last: number;
  /** Totals of what was followed. */
  readonly totals: { readonly commits: number; readonly lines: number };
  /** The error that ended it; undefined while it goes on. */
  readonly failure: Error | undefined;
  /** Ends it; resolves when no commit is being applied. */
  close(): Promise<void>;
}

/** The time for commits that wait, in milliseconds; then other work comes first. */
const SLICE_MS = 5;

/**
 * Follows a game: replays each commit, adds it to the local store, and publishes it. A fault ends
 * the following and leaves the published world as it is.
 */
export function followCommits(options: FollowOptions): FollowedCommits {
  const { after, applied, defer, feed, first, services } = options;
  const replay = followRun(services.game, first);
  const totals = { commits: 0, lines: 0 };
  let last = after;
  let failure: Error | undefined;
  let isClosed = false;
  let prunedMs = -Infinity;
  // Between two commits: a store takes one change at a time.
  const prune = async (): Promise<void> => {
    const nowMs = services.nowMs();
    if (Math.abs(nowMs - prunedMs) < PRUNE_MS) return;
    // What is left is deleted after the next commit.
    if (!(await pruneGame(services, nowMs))) prunedMs = nowMs;
  };
  const take = async ({ batch, number, starts = [] }: CommittedBatch): Promise<void> => {
    if (number !== last + 1) throw new FollowFailure(`Commit ${number} came after ${last}.`);
    const next = replay(batch);
    for (const start of starts)
      if (services.cursors.add(start)) await services.store.addStart(start);
    // Before the store has them: it tells where their histories end.
    const history = historyOf(services.histories, batch);
    await services.store.commit(batch);
    publish(options, batch, history, next);
    last = number;
    totals.commits += 1;
    totals.lines += batch.lines.length;
    applied(number);
  };
  const follow = async (): Promise<void> => {
    let untilMs = performance.now() + SLICE_MS;
    for await (const committed of feed.after(after)) {
      if (isClosed) return;
      await take(committed);
      await prune();
      if (performance.now() < untilMs) continue;
      await new Promise<void>(defer);
      untilMs = performance.now() + SLICE_MS;
    }
    if (!isClosed) throw new FollowFailure('The feed of commits has ended.');
  };
  const ended = follow().catch((error: unknown) => {
    failure = error as Error;
    options.failed();
  });
  return {
    get last() {
      return last;
    },
    totals,
    get failure() {
      return failure;
    },
    async close() {
      isClosed = true;
      await feed.close();
      await ended;
    },
  };
}

/** The entries of a batch. @throws FollowFailure when one does not follow */
function historyOf(histories: Histories, batch: StoreBatch): HistoryDraft {
  const history = histories.draft();
  const add = (kind: HistoryKind): void => {
    for (const { owner, place, text } of batch[kind]) {
      const at = history.add(kind, owner, text);
      if (at === place) continue;
      throw new FollowFailure(`Place ${place} of the ${kind} of ${owner} came instead of ${at}.`);
    }
  };
  add('envelopes');
  add('entries');
  return history;
}

/** Publishes a batch that was replayed and stored. */
function publish(
  { events, published, services }: FollowOptions,
  batch: StoreBatch,
  history: HistoryDraft,
  next: Published,
): void {
  const { book, clock, histories, webhooks } = services;
  histories.apply(history);
  const revoked = book.apply(batch);
  webhooks.apply(batch);
  clock.set(batch.clock);
  published(next);
  events.published(history.grown.envelopes.keys());
  for (const { account, id, why } of revoked) events.revoked(account, id, why);
}

/** The clock of a follower: that of the last commit. */
interface FollowClock extends Clock {
  /** The same clock, which goes on where time stands. */
  readonly running: Clock;
  /** Takes the clock of a commit. */
  set(anchor: ClockAnchor): void;
}

/** A clock that continues from an anchor until it gets another one, or until the game is over. */
export function followClock(
  anchor: ClockAnchor,
  endedAt: () => number | undefined = () => undefined,
): FollowClock {
  let running = gameClock(anchor);
  let clock = endingClock(running, endedAt);
  return {
    get running() {
      return running;
    },
    get speed() {
      return clock.speed;
    },
    get tickMs() {
      return running.tickMs;
    },
    dueTick: (nowMs) => clock.dueTick(nowMs),
    lastTick: () => clock.lastTick(),
    wallMs: (tick) => clock.wallMs(tick),
    anchorAt: (tick) => clock.anchorAt(tick),
    set(next) {
      running = gameClock(next);
      clock = endingClock(running, endedAt);
    },
  };
}

/** A follower cannot continue; the game itself is not affected. */
export class FollowFailure extends Error {
  override readonly name = 'FollowFailure';
  /** The problem of the log, if its replay found one. */
  readonly problem: FollowProblem | undefined;

  constructor(message: string, problem?: FollowProblem) {
    super(message);
    this.problem = problem;
  }
}

/** The failure of a replay, with the line, the tick and the tables that differ. */
function replayDiffers(problem: FollowProblem): FollowFailure {
  const { difference, line, message, reason, tick } = problem;
  const tables = difference?.tables ?? [];
  const which = tables.length === 0 ? '' : `, tables ${tables.join(', ')}`;
  const where = `line ${line}, tick ${tick}${which}`;
  return new FollowFailure(
    `The follower differs from the log at ${where} (${reason}): ${message}`,
    problem,
  );
}

/**
 * Returns a function that replays the lines of the next batch, lets time pass until its tick, and
 * throws when the replay differs from the log, or the interface of the game changes.
 *
 * @throws FollowFailure when the log has no header yet
 */
function followRun({ settings, simulation, upgrades }: ServedGame, first: Published) {
  const { position, snapshot } = first;
  if (position === undefined) throw new FollowFailure('The store holds no game to follow.');
  const log = followLog(simulation, { snapshot, position }, upgrades);
  const key = settings.interfaceKey(snapshot.setting);
  return ({ clock, lines }: StoreBatch): Published => {
    for (const { text } of lines) {
      const problem = log.push(text);
      if (problem !== undefined) throw replayDiffers(problem);
    }
    const problem = log.advance(clock.tick);
    if (problem !== undefined) throw replayDiffers(problem);
    // The contract was made for the setting of the start.
    if (lines.length > 0 && settings.interfaceKey(log.snapshot.setting) !== key) {
      throw new FollowFailure('The setting of the game has changed: start the follower again.');
    }
    return { ...first, snapshot: log.snapshot, position: log.position };
  };
}
