import { invariant } from '../../../kernel.js';
import { parseLocation } from '../../galaxy/location.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { deviceTypeIndex } from '../../ruleset/deviceTypes.js';
import { type Account, ACCOUNT_DEFAULTS, HOLDING, type AccountId } from '../../state/account.js';
import { CENSUS, CENSUS_ROW } from '../../state/ledger.js';
import { FLEET } from '../../state/replicant.js';
import { MICRO, stockOf } from '../../state/stocks.js';
import { deviceAdd } from '../devices/device.js';
import { ensureLocation } from '../ensureLocation.js';
import { ensurePile } from '../stock/ensurePile.js';
import { postLedger } from '../stock/postLedger.js';
import { replicantAdd } from './replicant.js';
import type { Draft, World } from '../schema.js';
import { stockAdd } from '../stock/stock.js';
import { itemAt } from '../../state/itemAt.js';

/** A new account with what it begins with; all of that is granted, and in the ledger. */
export function openFleet(draft: Draft, about: Pick<Account, 'name' | 'timezone'>) {
  const { start, blueprints } = draft.setting.ruleset;
  const account = draft.accounts.insert({
    ...ACCOUNT_DEFAULTS,
    ...about,
    replicants: [],
    openedAtTick: draft.now,
  });
  invariant(draft.holdings.insert() === account, 'accounts and holdings have the same ids');
  const replicant = replicantAdd(draft, account, about.name);
  const place = openFleetPlace(draft, account);
  const location = ensureLocation(draft, place);
  const fleet = start.fleet.map((type) =>
    deviceAdd(draft, deviceTypeIndex(type), replicant, location),
  );
  const vessel = fleet[start.fleet.indexOf('heaven_vessel')] ?? fleet[0] ?? 0;
  draft.fleets.set(replicant, FLEET.vessel, vessel);
  draft.holdings.set(account, HOLDING.devices, fleet.length);
  draft.census.add(CENSUS_ROW, CENSUS.devices, fleet.length);
  const pile = ensurePile(draft, account, location);
  for (const [position, category] of CATEGORIES.entries()) {
    stockAdd(draft, stockOf(pile, position + 1), start.stock[category] * MICRO);
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
