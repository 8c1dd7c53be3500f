import { done } from '../../kernel.js';
import { devicePlace, deviceTell } from '../rules/devices/device.js';
import { printJobPay } from '../rules/printing/printJob.js';
import { name } from '../rules/readers.js';
import { isRefused } from '../rules/refuse.js';
import { refuseReplicate } from '../rules/accounts/refuseReplicate.js';
import { replicantAdd } from '../rules/accounts/replicant.js';
import type { Reducer } from '../rules/schema.js';
import { DEVICE } from '../state/devices/devices.js';
import { FLEET } from '../state/devices/fleets.js';
import { pileKey } from '../state/places/piles.js';
import { replicantCode } from '../state/accounts/replicantCode.js';
import { orderAnswer, orderOf } from './order.js';

/**
 * `replicate {device, name}`: a free vessel becomes the home of a new replicant of the account. The
 * bill is taken from the stock there and is embodied in the replicant from then on.
 */
export const replicate: Reducer = (draft, command) => {
  const { seed, ruleset } = draft.setting;
  const order = orderOf(draft, command, 'replicate', { name: name(ruleset.limits.nameLength) });
  if (isRefused(order)) return order;
  const { account, args, device } = order;
  const refusal = refuseReplicate(draft, device);
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
