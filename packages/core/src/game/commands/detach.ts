import { done } from '../../kernel.js';
import { berthLeave } from '../rules/carrying/berth.js';
import { codes } from '../rules/readers.js';
import { isRefused } from '../rules/refuse.js';
import { refuseLoose } from '../rules/carrying/refuseLoose.js';
import type { Reducer } from '../rules/schema.js';
import { deviceCodeToId } from '../state/devices/deviceCode.js';
import { orderAnswer, orderOf } from './order.js';

/** `detach {device, targets}`: lets go of devices that are attached to this one, all or none. */
export const detach: Reducer = (draft, command) => {
  const most = draft.setting.ruleset.carrying.attachedMost;
  const order = orderOf(draft, command, 'detach', { targets: codes(most) });
  if (isRefused(order)) return order;
  const { args, device } = order;
  for (const code of args.targets) {
    const refusal = refuseLoose(draft, device, code);
    if (refusal !== undefined) return refusal;
  }
  for (const code of args.targets) berthLeave(draft, deviceCodeToId(draft.setting.seed, code));
  return done({ ...orderAnswer(draft, device), detached_devices: args.targets });
};
