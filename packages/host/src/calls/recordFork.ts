import type { Turns } from '../turns/turns.js';
import type { Untimed } from './call.js';
import { recordChange } from './recordChange.js';

/**
 * Records as events of an account that a fork was started, and that it is completed or was
 * cancelled because its caller stopped waiting. The fork itself changes nothing.
 */
export function recordFork(
  turns: Pick<Turns, 'submit'>,
  account: number,
  isAborted: () => boolean,
  made: Promise<Untimed>,
): void {
  const record = (change: 'fork_started' | 'fork_completed' | 'fork_timed_out'): void => {
    const stored = turns.submit(account, (work) => {
      // An earlier call may have deleted the account.
      if (work.world().accounts.get(account) !== undefined) recordChange(work, account, change);
    });
    // The answer of the fork does not depend on its events.
    stored.catch(() => undefined);
  };
  record('fork_started');
  made
    .then(({ status }) => {
      if (isAborted()) record('fork_timed_out');
      else if (status < 400) record('fork_completed');
    })
    .catch(() => undefined);
}
