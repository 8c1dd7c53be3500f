import { FLEET } from '../../state/replicant.js';
import { startAccountDeletion } from '../../rules/accounts/accountDeletion.js';
import { defineAccountCommand, unknownAccount } from '../definition/accountCommand.js';

/**
 * Deletes the account with its settings and its replicants, for ever. From the next tick on its
 * devices, with their cargo and print jobs, and then its stock are destroyed: nobody gets them.
 * What it gave to megastructures stays there, without its name.
 */
export const deleteAccount = defineAccountCommand({
  name: 'delete_account',
  by: 'account',
  args: {},
  run(draft, { account }) {
    const document = draft.accounts.get(account);
    if (document === undefined) return unknownAccount(account);
    for (const replicant of document.replicants) {
      draft.replicants.remove(replicant);
      draft.fleets.leave(replicant, FLEET.name);
    }
    draft.accounts.remove(account);
    draft.messages.remove(account);
    startAccountDeletion(draft, account, document.replicants);
    return { account };
  },
});
