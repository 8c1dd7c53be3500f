import { refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { AccountId } from '../../state/account.js';

/** The refusal of a command from an account that the game does not know. */
export function unknownAccount(account: AccountId): Refused {
  return refuse('unknown_account', `There is no account ${account}`, { account });
}
