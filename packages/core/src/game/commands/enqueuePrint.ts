import { done } from '../../kernel/index.js';
import { deviceBlueprint } from '../rules/device.js';
import { ensurePile, ensurePileBlocked } from '../rules/ensurePile.js';
import { printQueueAdd } from '../rules/printQueue.js';
import { integer, oneOf, optional } from '../rules/readers.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';
import type { World, Reducer } from '../rules/schema.js';
import { DEVICE_TYPES } from '../ruleset/deviceTypes.js';
import { CENSUS, CENSUS_ROW } from '../state/census.js';
import { DEVICE } from '../state/devices.js';
import { HOLDING } from '../state/holdings.js';
import { PRINTER } from '../state/printers.js';
import { orderAnswer, orderOf } from './order.js';
import type { Order } from './order.js';
import { printOrder, printOrderReaders, printOrderRefusal } from './printOrder.js';

interface Args {
  readonly device_type: number;
  readonly quantity: number;
}

/**
 * `enqueue_print {device, device_type, quantity?, tags?, controller?, oncomplete?}`: orders a batch
 * of devices of a type, and what becomes of them: tags, adoption by a controller, a command.
 */
export const enqueuePrint: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'enqueue_print', {
    device_type: oneOf(DEVICE_TYPES),
    quantity: optional(integer(1, draft.setting.ruleset.printing.quantityMost), 1),
    ...printOrderReaders(draft.setting.ruleset.limits),
  });
  if (isRefused(order)) return order;
  const { account, args, device } = order;
  const refusal =
    printOrderRefusal(draft, device, args.device_type, args) ??
    queueRefusal(draft, order) ??
    limitRefusal(draft, order);
  if (refusal !== undefined) return refusal;
  ensurePile(draft, account, draft.devices.parent(device, DEVICE.location));
  const printer = draft.printers.find(device);
  const { device_type, quantity } = args;
  const jobs = printQueueAdd(draft, printer, device_type, quantity, printOrder(args));
  return done({ ...orderAnswer(draft, device), batch_id: jobs[0] ?? 0, job_ids: jobs });
};

function queueRefusal(world: World, { args, device }: Order<Args>): Refused | undefined {
  const { queueLength } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  const queued = world.printers.members(world.printers.find(device), PRINTER.queue).length;
  if (queued + args.quantity <= queueLength) return undefined;
  return refuse('queue_full', `the queue has room for ${queueLength - queued} more`, {
    queued,
    quantity: args.quantity,
    most: queueLength,
  });
}

function limitRefusal(world: World, order: Order<Args>): Refused | undefined {
  const { account, args, device } = order;
  const { limits } = world.setting.ruleset;
  const { quantity } = args;
  const own = world.holdings.get(account, HOLDING.devices);
  if (own + quantity > limits.devicesPerAccount) {
    return refuse('device_limit', 'the account has as many devices as it may', {
      devices: own,
      quantity,
      most: limits.devicesPerAccount,
    });
  }
  const all = world.census.get(CENSUS_ROW, CENSUS.devices);
  if (all + quantity > limits.devices) {
    return refuse('galaxy_full', 'the galaxy takes no more devices', {
      devices: all,
      more: quantity,
      most: limits.devices,
    });
  }
  if (!ensurePileBlocked(world, account, world.devices.parent(device, DEVICE.location))) {
    return undefined;
  }
  return refuse('stock_limit', 'the account has stock at as many places as it may', {
    most: limits.stocksPerAccount,
  });
}
