import { done } from '../../kernel.js';
import { holdLoad, holdUnits } from '../rules/stock/hold.js';
import { amounts } from '../rules/readers.js';
import { isRefused } from '../rules/refuse.js';
import { refuseCollect } from '../rules/stock/refuseCollect.js';
import type { Reducer } from '../rules/schema.js';
import { amountsOf } from '../ruleset/categories.js';
import { DEVICE } from '../state/devices/devices.js';
import { pileKey } from '../state/places/piles.js';
import { orderAnswer, orderOf } from './order.js';

/** `collect_resources {device, resources}`: units of the account's stock here go into the hold. */
export const collectResources: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'collect_resources', {
    resources: amounts(draft.setting.ruleset.mining.stockCapUnits),
  });
  if (isRefused(order)) return order;
  const { account, device } = order;
  const { resources } = order.args;
  const refusal = refuseCollect(draft, device, resources);
  if (refusal !== undefined) return refusal;
  const pile = draft.piles.find(pileKey(account, draft.devices.parent(device, DEVICE.location)));
  holdLoad(draft, device, pile, resources);
  return done({
    ...orderAnswer(draft, device),
    collected: amountsOf(resources),
    cargo: amountsOf(holdUnits(draft, device)),
  });
};
