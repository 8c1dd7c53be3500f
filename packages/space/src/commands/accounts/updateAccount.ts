import { canonicalJson, invariant, isPlain } from '@astrarium/core';
import { ACCOUNT_FIELDS, packFields } from '../../events/eventMembers.js';
import { accountSettings } from '../../rules/accounts/accountSettings.js';
import { refuseFullChannel } from '../../rules/accounts/channelName.js';
import { defineAccountCommand, unknownAccount } from '../definition/accountCommand.js';
import { SETTINGS } from './settings.js';

type Members = Readonly<Record<string, unknown>>;

/**
 * Changes any setting except the e-mail address. Omitted members stay, objects are merged, lists
 * are replaced. The answer has all settings. When nothing changes, there is no event.
 */
export const updateAccount = defineAccountCommand({
  name: 'update_account',
  by: 'account',
  args: SETTINGS,
  run(draft, { account, args }) {
    const document = draft.accounts.get(account);
    if (document === undefined) return unknownAccount(account);
    const merged = { ...merge({ ...document }, args) };
    // Who does not show a fleet has no such member: worlds without one stay as they were.
    if (merged['public_fleet'] === false) delete merged['public_fleet'];
    if (canonicalJson(merged) === canonicalJson(document)) return accountSettings(document);
    const full = refuseFullChannel(draft, document, args.bobnet_channels ?? []);
    if (full !== undefined) return full;
    draft.accounts.edit(account, (settings) => {
      Object.assign(settings, merged);
      if (merged['public_fleet'] === undefined) delete settings.public_fleet;
    });
    const [replicant] = document.replicants;
    invariant(replicant !== undefined, `account ${account} has no replicant`);
    const changed = packFields(
      ACCOUNT_FIELDS,
      (name) => canonicalJson(merged[name] ?? null) !== canonicalJson(document[name] ?? null),
    );
    draft.emit('account.updated', replicant, account, changed);
    return accountSettings(draft.accounts.get(account) ?? document);
  },
});

/** `current` with the members of `patch`: objects are merged, everything else is replaced. */
function merge(current: Members, patch: Members): Members {
  const merged: Record<string, unknown> = { ...current };
  for (const [name, value] of Object.entries(patch)) {
    merged[name] = isPlain(value) ? merge(current[name] as Members, value) : value;
  }
  return merged;
}
