import { invariant, text } from '@astrarium/core';
import { parseLocation } from '../../galaxy/location.js';
import { addReplicant } from '../../rules/accounts/replicant.js';
import { addDevice } from '../../rules/devices/device.js';
import { ensureLocation } from '../../rules/ensureLocation.js';
import { refuse } from '../../rules/refuse.js';
import type { Draft, World } from '../../rules/schema.js';
import { ensurePile, postLedger, addToStock } from '../../rules/stock/stock.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { deviceTypeIndex } from '../../ruleset/deviceTypes.js';
import { type Account, ACCOUNT_DEFAULTS, type AccountId, HOLDING } from '../../state/account.js';
import { deviceCode } from '../../state/devices.js';
import { itemAt } from '../../state/itemAt.js';
import { CENSUS, CENSUS_ROW } from '../../state/ledger.js';
import { NO_MESSAGE } from '../../state/sentMessage.js';
import { FLEET, replicantCode } from '../../state/replicant.js';
import { MAX_ACCOUNTS, MICRO, stockOf } from '../../state/stocks.js';
import { PERSON_NAME } from '../definition/argument.js';
import { defineAccountCommand } from '../definition/accountCommand.js';

/**
 * The host opens an account when an address is verified. It gets a replicant of the same name, its
 * starter fleet and its first stock.
 */
export const openAccount = defineAccountCommand({
  name: 'open_account',
  by: 'host',
  args: {
    name: PERSON_NAME.about('The name of the account and of its replicant.'),
    timezone: text({ max: 'limits.timezoneLength', default: ACCOUNT_DEFAULTS.timezone })
      .format('timezone')
      .example('Europe/Paris')
      .about('The time zone of the account.'),
  },
  run(draft, { args }) {
    const { key, ruleset } = draft.setting;
    const { limits, start } = ruleset;
    const accounts = draft.accounts.count - draft.deletions.count;
    // Numbers of deleted accounts are not used again.
    if (accounts >= limits.accounts || draft.accounts.count >= MAX_ACCOUNTS) {
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
      replicant_code: replicantCode(key, replicant),
      device_codes: fleet.map((device) => deviceCode(key, device)),
    };
  },
});

/** A new account with what it begins with; all of that is granted, and in the ledger. */
function openFleet(draft: Draft, about: Pick<Account, 'name' | 'timezone'>) {
  const { start, blueprints } = draft.setting.ruleset;
  const account = draft.accounts.insert({
    ...ACCOUNT_DEFAULTS,
    ...about,
    replicants: [],
    openedAtTick: draft.now,
  });
  invariant(draft.holdings.insert() === account, 'accounts and holdings have the same ids');
  invariant(draft.messages.insert(NO_MESSAGE) === account, 'so have accounts and messages');
  const replicant = addReplicant(draft, account, about.name);
  const place = openFleetPlace(draft, account);
  const location = ensureLocation(draft, place);
  const fleet = start.fleet.map((type) =>
    addDevice(draft, deviceTypeIndex(type), replicant, location),
  );
  const vessel = fleet[start.fleet.indexOf('heaven_vessel')] ?? fleet[0] ?? 0;
  draft.fleets.set(replicant, FLEET.vessel, vessel);
  draft.holdings.set(account, HOLDING.devices, fleet.length);
  draft.census.add(CENSUS_ROW, CENSUS.devices, fleet.length);
  const pile = ensurePile(draft, account, location);
  for (const [position, category] of CATEGORIES.entries()) {
    addToStock(draft, stockOf(pile, position + 1), start.stock[category] * MICRO);
    let units = start.stock[category];
    for (const type of start.fleet) units += blueprints[type].bill[category];
    postLedger(draft, 'grants', position + 1, units * MICRO);
  }
  draft.emit('account.opened', replicant, vessel, place, account);
  for (const device of fleet) draft.emit('device.deployed', replicant, device, place);
  return { account, replicant, fleet };
}

/** Where an account begins: accounts go to the start systems in turn. */
function openFleetPlace(world: World, account: AccountId): number {
  const { seed, ruleset } = world.setting;
  const { starCodes, place } = ruleset.start;
  const code = `${itemAt(starCodes, (account - 1) % starCodes.length)}-${place}`;
  const location = parseLocation(seed, code);
  invariant(location !== undefined, `the rules name a start place that is none: ${code}`);
  return location;
}
