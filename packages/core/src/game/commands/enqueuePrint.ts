import { done } from '../../kernel.js';
import { ensurePile } from '../rules/stock/ensurePile.js';
import { printQueueAdd } from '../rules/printing/printQueue.js';
import { integer, oneOf, optional } from '../rules/readers.js';
import { isRefused } from '../rules/refuse.js';
import { refusePrint } from '../rules/printing/refusePrint.js';
import type { Reducer } from '../rules/schema.js';
import { DEVICE_TYPES } from '../ruleset/deviceTypes.js';
import { DEVICE } from '../state/devices/devices.js';
import { orderAnswer, orderOf } from './order.js';
import { printOrder, printOrderReaders, printOrderRefusal } from './printOrder.js';

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
    refusePrint(draft, device, args.quantity);
  if (refusal !== undefined) return refusal;
  ensurePile(draft, account, draft.devices.parent(device, DEVICE.location));
  const printer = draft.printers.find(device);
  const { device_type, quantity } = args;
  const jobs = printQueueAdd(draft, printer, device_type, quantity, printOrder(args));
  return done({ ...orderAnswer(draft, device), batch_id: jobs[0] ?? 0, job_ids: jobs });
};
