import { canonicalJson, done } from '../../kernel.js';
import { accountSettings } from '../rules/accounts/accountSettings.js';
import { isRefused } from '../rules/refuse.js';
import type { Reducer } from '../rules/schema.js';
import { orderUnknownAccount } from './order.js';
import { readPatch } from './readPatch.js';
import { settingRules } from './settingRules.js';

/**
 * `update_account {…}`: any of the account's settings; what is omitted stays, objects are merged,
 * lists are replaced. Answers with all settings. The e-mail address is the host's business.
 */
export const updateAccount: Reducer = (draft, command) => {
  const { account } = command;
  const document = draft.accounts.get(account);
  if (document === undefined) return orderUnknownAccount(account);
  const patched = readPatch(
    settingRules(draft.setting.ruleset.limits),
    { ...document },
    command.args,
  );
  if (isRefused(patched)) return patched;
  if (canonicalJson(patched) === canonicalJson(document)) return done(accountSettings(document));
  draft.accounts.edit(account, (settings) => {
    Object.assign(settings, patched);
  });
  draft.emit('account.updated', document.replicants[0], account);
  return done(accountSettings(draft.accounts.get(account) ?? document));
};
