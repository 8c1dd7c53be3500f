import type { Steps } from '@astrarium/contract';
import type { OutcomeDraft } from '../../store/outcomeDraft.js';
import type { Work } from '../work.js';

/** The function of a job, or its steps; it works on a batch that is not committed yet. */
export type JobAct<T> = (work: Work, outcomes: OutcomeDraft) => T | Steps<T>;

/** Work for the next turn. */
export interface Job {
  /** The account that it is for; 0 for none. */
  readonly account: number;
  readonly act: JobAct<unknown>;
  /** Called with the result of `act`, after the commit. */
  readonly done: (made: unknown) => void;
  /** Called when the batch failed; nothing was changed. */
  readonly failed: (error: Error) => void;
  /** The tick that was due when the job was added; it does not run before. */
  readonly due: number;
  /** Accounts take turns: the jobs of an account have different rounds. */
  readonly round: number;
}

/** The jobs that wait for their turn, and the callers that wait for a tick. */
export interface JobQueue {
  /** Those that wait, in the order of their rounds. */
  readonly jobs: readonly Job[];
  /** The number of all jobs that are not done. */
  readonly size: number;
  /** The latest tick that a caller waits for; 0 for none. */
  readonly wanted: number;
  /** Resolves with the result of `act`, after the commit. `account` is 0 for no account. */
  add<T>(account: number, act: JobAct<T>, due: number): Promise<T>;
  /** Resolves when the game reaches the tick. */
  passTo(tick: number): Promise<void>;
  /** Takes the first `count` jobs, until `done` or `putBack`. */
  take(count: number): readonly Job[];
  /** Ends jobs that were taken: `results` has what their acts returned. */
  done(taken: readonly Job[], results: readonly unknown[]): void;
  /** Fails jobs that were taken. */
  abandon(taken: readonly Job[], error: Error): void;
  /** Lets jobs that were taken wait again, before all others. */
  putBack(taken: readonly Job[]): void;
  /** Resolves the promises of callers that wait for this tick or an earlier one. */
  reached(tick: number): void;
  /** Fails all jobs that wait, and all callers that wait for a tick, or those after a tick. */
  fail(error: Error, tick?: number): void;
}

interface TickWaiter {
  /** The tick that it waits for. */
  readonly due: number;
  readonly reached: () => void;
  readonly failed: (error: Error) => void;
}

/** An empty queue. */
export function jobQueue(): JobQueue {
  let waiters: TickWaiter[] = [];
  let jobs: Job[] = [];
  let takenCount = 0;
  let wanted = 0;
  /** The last round of each account that has a job. */
  const rounds = new Map<number, number>();

  const insert = (job: Omit<Job, 'round'>): void => {
    const { account } = job;
    if (jobs.length === 0) rounds.clear();
    const round = Math.max((rounds.get(account) ?? 0) + 1, jobs[0]?.round ?? 0);
    rounds.set(account, round);
    let place = jobs.length;
    while (place > 0 && (jobs[place - 1]?.round ?? 0) > round) place -= 1;
    jobs.splice(place, 0, { ...job, round });
  };

  return {
    get jobs() {
      return jobs;
    },
    get size() {
      return takenCount + jobs.length;
    },
    get wanted() {
      return wanted;
    },
    add: (account, act, due) =>
      new Promise((resolve, failed) => {
        insert({ account, act, done: resolve as Job['done'], failed, due });
      }),
    passTo(tick) {
      wanted = Math.max(wanted, tick);
      return new Promise((reached, failed) => {
        waiters.push({ due: tick, reached, failed });
      });
    },
    take(count) {
      const taken = jobs.slice(0, count);
      jobs = jobs.slice(count);
      takenCount += taken.length;
      return taken;
    },
    done(taken, results) {
      takenCount -= taken.length;
      taken.forEach((job, place) => job.done(results[place]));
    },
    abandon(taken, error) {
      takenCount -= taken.length;
      for (const job of taken) job.failed(error);
    },
    putBack(taken) {
      takenCount -= taken.length;
      jobs = [...taken, ...jobs];
      for (const { account, round } of taken) {
        rounds.set(account, Math.max(rounds.get(account) ?? 0, round));
      }
    },
    reached(now) {
      const ready = waiters.filter(({ due }) => due <= now);
      waiters = waiters.filter(({ due }) => due > now);
      for (const waiter of ready) waiter.reached();
    },
    fail(error, tick = -1) {
      const isLate = ({ due }: Pick<Job, 'due'>): boolean => due > tick;
      const failing = [...jobs, ...waiters].filter(isLate);
      jobs = jobs.filter((one) => !isLate(one));
      waiters = waiters.filter((one) => !isLate(one));
      wanted = 0;
      for (const one of failing) one.failed(error);
    },
  };
}
