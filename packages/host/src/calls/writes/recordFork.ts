import type { Untimed } from '../call.js';
import type { Writes } from './writes.js';

/**
 * Records as events of an account that a fork was started, and that it is completed or was
 * cancelled because its caller stopped waiting. The fork itself changes nothing, and its answer
 * does not depend on the events.
 */
export function recordFork(
  { record }: Pick<Writes, 'record'>,
  account: number,
  isAborted: () => boolean,
  made: Promise<Untimed>,
): void {
  record(account, 'fork_started');
  made
    .then(({ status }) => {
      if (isAborted()) record(account, 'fork_timed_out');
      else if (status < 400) record(account, 'fork_completed');
    })
    .catch(() => undefined);
}
