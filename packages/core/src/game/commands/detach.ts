import { done } from '../../kernel/index.js';
import { berthCarrier, berthLeave } from '../rules/berth.js';
import { codes } from '../rules/readers.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Reducer } from '../rules/schema.js';
import { deviceCodeToId } from '../state/deviceCode.js';
import { DEVICE } from '../state/devices.js';
import { STATUS } from '../state/statuses.js';
import { orderAnswer, orderOf } from './order.js';

/** `detach {device, targets}`: lets go of devices that are attached to this one, all or none. */
export const detach: Reducer = (draft, command) => {
  const most = draft.setting.ruleset.carrying.attachedMost;
  const order = orderOf(draft, command, 'detach', { targets: codes(most) });
  if (isRefused(order)) return order;
  const { args, device } = order;
  const targets = args.targets.map((code) => deviceCodeToId(draft.setting.seed, code));
  const loose = targets.findIndex(
    (target) =>
      draft.devices.get(target, DEVICE.status) !== STATUS.attached ||
      berthCarrier(draft, target) !== device,
  );
  if (loose >= 0) {
    const code = args.targets[loose] ?? '';
    return refuse('not_attached', `${code} is not attached to this device`, {
      field: 'targets',
      device_code: code,
    });
  }
  for (const target of targets) berthLeave(draft, target);
  return done({ ...orderAnswer(draft, device), detached_devices: args.targets });
};
