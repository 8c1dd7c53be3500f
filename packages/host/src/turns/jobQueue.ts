import type { Reply } from '../calls/call.js';
import type { Job, Waiting } from './makeBatch.js';
import { tickWaiters } from './tickWaiters.js';

/** Calls that wait for their turn, and who waits for time to pass. */
export interface JobQueue {
  readonly jobs: readonly Waiting[];
  /** The tick that somebody waits for; 0 when nobody does. */
  readonly wanted: number;
  add(job: Job, due: number): void;
  /** Fulfilled when the tick is there. */
  passTo(tick: number): Promise<void>;
  /** So many of the jobs have had their turn. */
  done(count: number): void;
  /** The tick is there. */
  reached(tick: number): void;
  /** Sends all of them away: the jobs with this answer. */
  refuse(error: Error, reply: Reply): void;
}

/** Nobody waits yet. */
export function jobQueue(): JobQueue {
  const waiters = tickWaiters();
  let jobs: Waiting[] = [];
  let wanted = 0;
  return {
    get jobs() {
      return jobs;
    },
    get wanted() {
      return wanted;
    },
    // Not as a copy with one member more: V8 gives each of those a hidden class of its own.
    add: ({ act, call, reply }, due) => void jobs.push({ act, call, reply, due }),
    passTo(tick) {
      wanted = Math.max(wanted, tick);
      return waiters.wait(tick);
    },
    done: (count) => void (jobs = jobs.slice(count)),
    reached: waiters.reached,
    refuse(error, reply) {
      const refused = jobs;
      jobs = [];
      wanted = 0;
      for (const job of refused) job.reply(reply);
      waiters.failed(error);
    },
  };
}
