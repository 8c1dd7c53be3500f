import { readCommand } from '@astrarium/space';
import { invariant } from '@astrarium/core';
import type { Work } from '../../turns/work.js';

/** What happened to an account outside of the game. */
export type AccountChange =
  | 'address_change_requested'
  | 'address_changed'
  | 'token_created'
  | 'token_replaced'
  | 'token_revoked'
  | 'fork_started'
  | 'fork_completed'
  | 'fork_timed_out';

/**
 * Records in the game what happened to an account outside of it, so that it becomes an event of the
 * account. The log gets no address and no secret.
 */
export function recordChange(work: Work, account: number, change: AccountChange): void {
  const type = 'record_account_change';
  const read = readCommand(type, { account, change }, work.world().setting.ruleset);
  invariant('args' in read, 'the arguments are valid');
  const outcome = work.execute(0, { type, read });
  invariant(outcome.done, `account ${account} exists`);
}
