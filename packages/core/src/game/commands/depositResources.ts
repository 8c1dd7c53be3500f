import { done } from '../../kernel.js';
import { ensurePile } from '../rules/stock/ensurePile.js';
import { holdUnits, holdUnload } from '../rules/stock/hold.js';
import { amounts, optional } from '../rules/readers.js';
import { isRefused } from '../rules/refuse.js';
import type { Reducer } from '../rules/schema.js';
import { unloadUnits } from '../rules/stock/unloadUnits.js';
import { amountsOf } from '../ruleset/categories.js';
import { DEVICE } from '../state/devices/devices.js';
import { orderAnswer, orderOf } from './order.js';

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
  const units = unloadUnits(draft, device, order.args.resources);
  if (isRefused(units)) return units;
  const location = draft.devices.parent(device, DEVICE.location);
  holdUnload(draft, device, ensurePile(draft, account, location), units);
  return done({
    ...orderAnswer(draft, device),
    deposited: amountsOf(units),
    cargo: amountsOf(holdUnits(draft, device)),
  });
};
