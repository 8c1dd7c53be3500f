import { done, min } from '../../kernel/index.js';
import { ensurePile, ensurePileBlocked } from '../rules/ensurePile.js';
import { holdUnits, holdUnload, pileRoom } from '../rules/hold.js';
import { amounts, optional } from '../rules/readers.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';
import type { Draft, Reducer } from '../rules/schema.js';
import { amountsOf } from '../ruleset/categories.js';
import { DEVICE } from '../state/devices.js';
import { pileKey } from '../state/piles.js';
import { orderAnswer, orderOf } from './order.js';
import type { Order } from './order.js';
import { refuseShort } from './refuseShort.js';

interface Args {
  readonly resources: readonly number[];
}

/**
 * `deposit_resources {device, resources?}`: units from the hold go to the account's stock here.
 * Without `resources` it is all that fits; what has no room stays in the hold.
 */
export const depositResources: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'deposit_resources', {
    resources: optional<readonly number[]>(amounts(draft.setting.ruleset.mining.stockCapUnits), []),
  });
  if (isRefused(order)) return order;
  const { account, device } = order;
  const units = unitsOf(draft, order);
  if (isRefused(units)) return units;
  const location = draft.devices.parent(device, DEVICE.location);
  if (ensurePileBlocked(draft, account, location)) {
    return refuse('stock_limit', 'the account has stock at as many places as it may', {
      most: draft.setting.ruleset.limits.stocksPerAccount,
    });
  }
  holdUnload(draft, device, ensurePile(draft, account, location), units);
  return done({
    ...orderAnswer(draft, device),
    deposited: amountsOf(units),
    cargo: amountsOf(holdUnits(draft, device)),
  });
};

/** What is to be unloaded: what was asked for, or all that fits. */
function unitsOf(draft: Draft, { account, args, device }: Order<Args>): Refused | number[] {
  const cargo = holdUnits(draft, device);
  if (cargo.every((units) => units === 0)) return refuse('hold_empty', 'there is no cargo');
  const asked = args.resources.length > 0 ? args.resources : cargo;
  const short = refuseShort('short_cargo', asked, cargo);
  if (short !== undefined) return short;
  const pile = draft.piles.find(pileKey(account, draft.devices.parent(device, DEVICE.location)));
  const room = pileRoom(draft, pile);
  const fitting = asked.map((units, position) => min(units, room[position] ?? 0));
  const all = args.resources.length > 0 || fitting.every((units) => units === 0);
  return (all ? refuseShort('stock_full', asked, room) : undefined) ?? fitting;
}
