import { canonicalJson, done, invariant } from '../../../kernel.js';
import { accountSettings } from '../../rules/accounts/accountSettings.js';
import { isRefused } from '../../rules/refuse.js';
import type { Reducer } from '../../rules/schema.js';
import type { AccountCommand } from '../definition/accountCommand.js';
import { unknownAccount } from '../definition/unknownAccount.js';
import { readPatch } from './readPatch.js';
import { settingRules } from './settingRules.js';

const reducer: Reducer = (draft, { account, args }) => {
  const document = draft.accounts.get(account);
  if (document === undefined) return unknownAccount(account);
  const patched = readPatch(settingRules(draft.setting.ruleset.limits), { ...document }, args);
  if (isRefused(patched)) return patched;
  if (canonicalJson(patched) === canonicalJson(document)) return done(accountSettings(document));
  draft.accounts.edit(account, (settings) => {
    Object.assign(settings, patched);
  });
  const [replicant] = document.replicants;
  invariant(replicant !== undefined, `account ${account} has no replicant`);
  draft.emit('account.updated', replicant, account);
  return done(accountSettings(draft.accounts.get(account) ?? document));
};

/**
 * Changes any setting except the e-mail address. Omitted members stay, objects are merged, lists
 * are replaced. The answer has all settings. When nothing changes, there is no event.
 */
export const updateAccount: AccountCommand<'update_account'> = {
  name: 'update_account',
  by: 'account',
  args: 'settings',
  reducer,
};
