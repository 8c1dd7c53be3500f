import { done, floorDiv } from '../../kernel/index.js';
import { devicePlace, deviceTell } from '../rules/device.js';
import { printJobPay } from '../rules/printJob.js';
import { name } from '../rules/readers.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';
import { replicantAdd, replicantIn } from '../rules/replicant.js';
import type { Reducer, World } from '../rules/schema.js';
import { CATEGORIES } from '../ruleset/categories.js';
import { DEVICE } from '../state/devices.js';
import { FLEET } from '../state/fleets.js';
import { MICRO } from '../state/micro.js';
import { pileKey } from '../state/piles.js';
import { replicantCode } from '../state/replicantCode.js';
import { STOCK, stockOf } from '../state/stocks.js';
import { orderAnswer, orderOf } from './order.js';
import type { Order } from './order.js';
import { refuseShort } from './refuseShort.js';

/**
 * `replicate {device, name}`: a free vessel becomes the home of a new replicant of the account. The
 * bill is taken from the stock there and is embodied in the replicant from then on.
 */
export const replicate: Reducer = (draft, command) => {
  const { seed, ruleset } = draft.setting;
  const order = orderOf(draft, command, 'replicate', { name: name(ruleset.limits.nameLength) });
  if (isRefused(order)) return order;
  const { account, args, device } = order;
  const refusal = hostRefusal(draft, order) ?? stockRefusal(draft, order);
  if (refusal !== undefined) return refusal;
  const pile = draft.piles.find(pileKey(account, draft.devices.parent(device, DEVICE.location)));
  printJobPay(draft, pile, ruleset.replication.bill, 'debit');
  const maker = draft.devices.parent(device, DEVICE.replicant);
  const replicant = replicantAdd(draft, account, args.name);
  draft.fleets.set(replicant, FLEET.vessel, device);
  draft.fleets.set(replicant, FLEET.replicated, 1);
  draft.devices.join(device, DEVICE.replicant, replicant);
  deviceTell(draft, device);
  draft.emit('replicant.created', maker, device, devicePlace(draft, device), replicant);
  return done({ ...orderAnswer(draft, device), replicant_code: replicantCode(seed, replicant) });
};

function hostRefusal(world: World, { account, device }: Order<unknown>): Refused | undefined {
  const { seed, ruleset } = world.setting;
  const host = replicantIn(world, device);
  if (host !== 0) {
    return refuse('vessel_occupied', 'a replicant lives in this vessel', {
      replicant_code: replicantCode(seed, host),
    });
  }
  const replicants = world.accounts.get(account)?.replicants.length ?? 0;
  const most = ruleset.limits.replicantsPerAccount;
  if (replicants < most) return undefined;
  return refuse('replicant_limit', `an account has at most ${most} replicants`, {
    replicants,
    most,
  });
}

/** The first category of which there is too little, in the order of categories. */
function stockRefusal(world: World, { account, device }: Order<unknown>): Refused | undefined {
  const { ruleset } = world.setting;
  const pile = world.piles.find(pileKey(account, world.devices.parent(device, DEVICE.location)));
  return refuseShort(
    'short_stock',
    CATEGORIES.map((category) => ruleset.replication.bill[category]),
    CATEGORIES.map((_, position) => (pile === 0 ? 0 : stockUnits(world, pile, position + 1))),
  );
}

function stockUnits(world: World, pile: number, category: number): number {
  return floorDiv(world.stocks.level(stockOf(pile, category), STOCK.amount), MICRO);
}
