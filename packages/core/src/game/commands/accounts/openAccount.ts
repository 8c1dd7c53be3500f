import { openFleet } from '../../rules/accounts/openFleet.js';
import { refuse } from '../../rules/refuse.js';
import { ACCOUNT_DEFAULTS } from '../../state/account.js';
import { CENSUS, CENSUS_ROW } from '../../state/ledger.js';
import { replicantCode } from '../../state/replicant.js';
import { deviceCode } from '../../state/devices.js';
import { defineAccountCommand } from '../definition/accountCommand.js';
import { optional, personName, timezone } from '../definition/argument.js';

/**
 * The host opens an account when an address is verified. It gets a replicant of the same name, its
 * starter fleet and its first stock.
 */
export const openAccount = defineAccountCommand({
  name: 'open_account',
  by: 'host',
  args: {
    name: personName('limits.nameLength', 'The name of the account and of its replicant.'),
    timezone: optional(
      timezone('limits.timezoneLength', 'The time zone of the account.'),
      ACCOUNT_DEFAULTS.timezone,
    ),
  },
  run(draft, { args }) {
    const { seed, ruleset } = draft.setting;
    const { limits, start } = ruleset;
    const accounts = draft.accounts.count;
    if (accounts >= limits.accounts) {
      return refuse('account_limit', `Too many accounts: the limit is ${limits.accounts}`, {
        accounts,
        max: limits.accounts,
      });
    }
    const devices = draft.census.get(CENSUS_ROW, CENSUS.devices);
    if (devices + start.fleet.length > limits.devices) {
      return refuse(
        'galaxy_full',
        `Too many devices in the galaxy: the limit is ${limits.devices}`,
        {
          devices,
          more: start.fleet.length,
          max: limits.devices,
        },
      );
    }
    const { account, replicant, fleet } = openFleet(draft, args);
    return {
      account,
      replicant_code: replicantCode(seed, replicant),
      device_codes: fleet.map((device) => deviceCode(seed, device)),
    };
  },
});
