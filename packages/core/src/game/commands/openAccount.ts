import { done } from '../../kernel.js';
import { openFleet } from '../rules/accounts/openFleet.js';
import { name, optional } from '../rules/readers.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Reducer } from '../rules/schema.js';
import { ACCOUNT_DEFAULTS } from '../state/accounts/accountDefaults.js';
import { CENSUS, CENSUS_ROW } from '../state/accounts/census.js';
import { deviceCode } from '../state/devices/deviceCode.js';
import { replicantCode } from '../state/accounts/replicantCode.js';
import { readArgs } from './readArgs.js';
import { timezone } from './settingRules.js';

/**
 * `open_account {name, timezone?}`: what the host asks for when an address is verified. The account
 * gets a replicant of the same name, its starter fleet and its first stock.
 */
export const openAccount: Reducer = (draft, command) => {
  const { seed, ruleset } = draft.setting;
  const { limits, start } = ruleset;
  if (command.account !== 0) {
    return refuse('host_only', 'only the host opens accounts', { account: command.account });
  }
  const args = readArgs(command, {
    name: name(limits.nameLength),
    timezone: optional(timezone(limits.timezoneLength), ACCOUNT_DEFAULTS.timezone),
  });
  if (isRefused(args)) return args;
  const accounts = draft.accounts.count;
  if (accounts >= limits.accounts) {
    return refuse('account_limit', 'the galaxy takes no more accounts', {
      accounts,
      most: limits.accounts,
    });
  }
  const devices = draft.census.get(CENSUS_ROW, CENSUS.devices);
  if (devices + start.fleet.length > limits.devices) {
    return refuse('galaxy_full', 'the galaxy takes no more devices', {
      devices,
      more: start.fleet.length,
      most: limits.devices,
    });
  }
  const { account, replicant, fleet } = openFleet(draft, args);
  return done({
    account,
    replicant_code: replicantCode(seed, replicant),
    device_codes: fleet.map((device) => deviceCode(seed, device)),
  });
};
