import type { Snapshot } from '@astrarium/core';
import { type JobAct, jobQueue } from './queue/jobQueue.js';
import { type StoreFaults, storeFaults } from './storeFaults.js';
import { type TurnRunner, turnRunner, type TurnRunnerOptions } from './turnRunner.js';
import { turnTally, type TurnTotals } from './turnTally.js';

/** Options of turns. */
export interface TurnOptions extends Pick<
  TurnRunnerOptions,
  'defer' | 'feed' | 'first' | 'published' | 'services'
> {}

/**
 * The only writer of a game. A turn advances the game to the due tick, runs the waiting jobs in
 * order as one batch, and commits it. Only then it publishes the world, the answers and the events.
 * During a commit the next turn is computed, once as many jobs wait as are being committed; it is
 * committed afterwards. If the commit fails, its jobs wait again with those of the commit, or fail
 * with them.
 */
export interface Turns {
  /** The number of jobs that are not done. */
  readonly pending: number;
  totals(): TurnTotals;
  readonly faults: Pick<StoreFaults, 'failure' | 'refusal'>;
  /**
   * Adds a job of an account for the next turn, or for a later one if the turn would take too long.
   * Resolves with its result when the turn is committed.
   *
   * @throws StoreFailure when it cannot be committed; then nothing was changed
   */
  submit<T>(account: number, act: JobAct<T>): Promise<T>;
  /** Schedules a turn. */
  wake(): void;
  /** Call it often: refuses jobs while the store does not answer. */
  watchStore(): void;
  /** Advances the game to a tick or further; resolves when the game has reached it. */
  passTo(tick: number): Promise<void>;
  /** Takes an error of the store outside of a turn. */
  fail(error: Error): void;
  /** Called when the store has written something else than a turn. */
  wrote(): void;
  /** Runs work between two turns. */
  between(work: () => Promise<void>): Promise<void>;
  /**
   * Runs the waiting jobs, changes to another setting if one is given, and stores a keyframe.
   * Resolves with the error if that could not be written.
   */
  checkpoint(setting?: Snapshot['setting']): Promise<Error | undefined>;
  /**
   * Accepts no job any more, and does the same as `checkpoint`. Jobs whose tick is not reached,
   * because the game catches up, fail with GameClosed.
   */
  close(): Promise<void>;
}

/** A job was not run, because the game is being closed. */
export class GameClosed extends Error {
  override readonly name = 'GameClosed';
}

/** Starts the turns of a game. */
export function gameTurns(options: TurnOptions): Turns {
  const { services } = options;
  const tally = turnTally(services.nowMs);
  const queue = jobQueue();
  const faults = storeFaults(queue);
  /** Set when the game is being closed. */
  let closing: GameClosed | undefined;
  const ended = (): Error | undefined =>
    faults.failure ?? closing ?? (runner.isStalled ? faults.refusal : undefined);
  const { between, wake } = turnOrder(options.defer, () => runner);
  const runner = turnRunner({ ...options, faults, queue, tally, wake });
  const checkpoint = (setting?: Snapshot['setting']): Promise<Error | undefined> =>
    between(async () => {
      while (queue.jobs.length > 0) {
        const failed = await runner.turn(false);
        // The host may be about to close: jobs do not wait for a locked store.
        if (failed !== undefined) queue.fail(failed);
        else if (closing !== undefined) runner.failEarly(closing);
      }
      return runner.turn(true, setting);
    });

  return {
    get pending() {
      return queue.size;
    },
    totals: tally.totals,
    faults,
    wake,
    watchStore: () => runner.watchStore(services.nowMs()),
    fail(error) {
      if (closing === undefined) faults.fail(error, services.nowMs());
    },
    wrote() {
      faults.clear();
      wake();
    },
    submit(account, act) {
      const failed = ended();
      if (failed !== undefined) return Promise.reject(failed);
      const done = queue.add(account, act, runner.dueAt(services.nowMs()));
      wake();
      return done;
    },
    passTo(tick) {
      const failed = ended();
      if (failed !== undefined) return Promise.reject(failed);
      wake();
      return queue.passTo(tick);
    },
    between: (work) => between(async () => (ended() === undefined ? work() : undefined)),
    checkpoint,
    async close() {
      closing ??= new GameClosed('The game was closed.');
      await checkpoint();
      runner.stop();
      queue.fail(closing);
    },
  };
}

/** Decides when turns run, and when one is computed ahead. */
function turnOrder(defer: TurnOptions['defer'], runner: () => TurnRunner) {
  let isWanted = false;
  let mayComputeAhead = true;
  const takeTurn = (): void => void alone.run(() => runner().turn(false));
  const alone = oneAtATime(() => {
    if (runner().isAhead) return takeTurn();
    if (isWanted) wake();
    isWanted = false;
  });
  const wake = deferOnce(defer, () => {
    if (!alone.isBusy) return takeTurn();
    if (mayComputeAhead) runner().computeAhead();
    // The end of the commit looks for what is still to be done.
    isWanted = true;
  });
  return {
    wake,
    /** Runs work while no turn is computed or committed. */
    between: <T>(work: () => Promise<T>): Promise<T> =>
      alone.run(async () => {
        mayComputeAhead = false;
        if (runner().isAhead) await runner().turn(false);
        return work().finally(() => (mayComputeAhead = true));
      }),
  };
}

/** Defers `act`; calls before it has run are one call. */
function deferOnce(defer: TurnOptions['defer'], act: () => void): () => void {
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

/** Runs asynchronous work, one piece after the other; calls `onIdle` when everything has ended. */
function oneAtATime(onIdle: () => void) {
  const waiting: (() => void)[] = [];
  let isBusy = false;
  const end = (): void => {
    const next = waiting.shift();
    if (next !== undefined) return next();
    isBusy = false;
    onIdle();
  };
  return {
    get isBusy() {
      return isBusy;
    },
    /** Runs a piece of work: at once, or when all pieces before have ended. */
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (isBusy) await new Promise<void>((begin) => void waiting.push(begin));
      isBusy = true;
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}
