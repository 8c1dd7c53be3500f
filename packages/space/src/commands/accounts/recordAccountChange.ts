import { oneOf } from '@astrarium/core';
import { itemAt } from '../../state/itemAt.js';
import { ID } from '../definition/argument.js';
import { defineAccountCommand, unknownAccount } from '../definition/accountCommand.js';

/**
 * The host records what happened to an account outside of the game, without the address or the
 * token: it becomes an event of the account.
 */
export const recordAccountChange = defineAccountCommand({
  name: 'record_account_change',
  by: 'host',
  args: {
    account: ID.about('The number of the account.'),
    change: oneOf(
      'address_change_requested',
      'address_changed',
      'token_created',
      'token_replaced',
      'token_revoked',
      'fork_started',
      'fork_completed',
      'fork_timed_out',
    ).about('What happened.'),
  },
  run(draft, { args: { account, change } }) {
    const document = draft.accounts.get(account);
    if (document === undefined) return unknownAccount(account);
    draft.emit(`account.${change}`, itemAt(document.replicants, 0), account);
    return { account, change };
  },
});
