import { done } from '../../kernel/index.js';
import { holdLoad, holdRoom, holdUnits, pileUnits } from '../rules/hold.js';
import { amounts } from '../rules/readers.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Reducer } from '../rules/schema.js';
import { amountsOf } from '../ruleset/categories.js';
import { DEVICE } from '../state/devices.js';
import { pileKey } from '../state/piles.js';
import { orderAnswer, orderOf } from './order.js';
import { refuseShort } from './refuseShort.js';

/** `collect_resources {device, resources}`: units of the account's stock here go into the hold. */
export const collectResources: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'collect_resources', {
    resources: amounts(draft.setting.ruleset.mining.stockCapUnits),
  });
  if (isRefused(order)) return order;
  const { account, device } = order;
  const { resources } = order.args;
  const pile = draft.piles.find(pileKey(account, draft.devices.parent(device, DEVICE.location)));
  const short = refuseShort('short_stock', resources, pileUnits(draft, pile));
  if (short !== undefined) return short;
  const room = holdRoom(draft, device);
  const quantity = resources.reduce((sum, units) => sum + units, 0);
  if (quantity > room) {
    return refuse('hold_full', `the hold has room for ${room} units, not for ${quantity}`, {
      need: quantity,
      have: room,
    });
  }
  holdLoad(draft, device, pile, resources);
  return done({
    ...orderAnswer(draft, device),
    collected: amountsOf(resources),
    cargo: amountsOf(holdUnits(draft, device)),
  });
};
