import { accountSettings } from '../../rules/accounts/accountSettings.js';
import { achievementsOf } from '../../rules/accounts/earnAchievement.js';
import type { World } from '../../rules/schema.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { replicantListView } from './replicantView.js';

/** An account with its settings and its replicants; undefined when there is none of this id. */
export function accountView(world: World, account: AccountId) {
  const document = world.accounts.get(account);
  if (document === undefined) return undefined;
  return {
    account,
    ...accountSettings(document),
    public_fleet: document.public_fleet === true,
    opened_tick: document.openedAtTick,
    devices_and_orders: world.holdings.get(account, HOLDING.devices),
    achievements: achievementsOf(world, account),
    replicants: replicantListView(world, account),
  };
}
