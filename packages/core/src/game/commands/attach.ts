import { done } from '../../kernel.js';
import { berthAboard } from '../rules/carrying/berth.js';
import { berthTake } from '../rules/carrying/berthTake.js';
import { codes } from '../rules/readers.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';
import { refuseElsewhere, refuseOther } from '../rules/devices/refuseOther.js';
import type { Reducer, World } from '../rules/schema.js';
import { STATE_MACHINE } from '../rules/devices/stateMachine.js';
import { deviceCode, deviceCodeToId } from '../state/devices/deviceCode.js';
import { DEVICE } from '../state/devices/devices.js';
import { statusAt } from '../state/devices/statuses.js';
import { orderAnswer, orderOf } from './order.js';

/**
 * `attach {device, targets}`: fastens devices beside this one to it, all or none; they go where it
 * goes. What they were doing ends.
 */
export const attach: Reducer = (draft, command) => {
  const most = draft.setting.ruleset.carrying.attachedMost;
  const order = orderOf(draft, command, 'attach', { targets: codes(most) });
  if (isRefused(order)) return order;
  const { device } = order;
  const targets = order.args.targets.map((code) => deviceCodeToId(draft.setting.seed, code));
  for (const code of order.args.targets) {
    const refusal = refuseTarget(draft, device, code);
    if (refusal !== undefined) return refusal;
  }
  const attached = berthAboard(draft, device, 'attached').length;
  if (attached + targets.length > most) {
    return refuse('attach_limit', `there is a hold for ${most - attached} more`, {
      attached,
      more: targets.length,
      most,
    });
  }
  for (const target of targets) berthTake(draft, device, target, 'attached');
  return done({ ...orderAnswer(draft, device), attached_devices: order.args.targets });
};

function refuseTarget(world: World, device: number, code: string): Refused | undefined {
  const target = deviceCodeToId(world.setting.seed, code);
  const other = { device, other: target, field: 'targets', code };
  return (
    refuseOther(world, other) ?? refuseState(world, device, target) ?? refuseElsewhere(world, other)
  );
}

/** What can be stowed as things are can be attached; but nothing to itself, and no chains. */
function refuseState(world: World, device: number, target: number): Refused | undefined {
  const code = deviceCode(world.setting.seed, target);
  const numbers = { field: 'targets', device_code: code };
  if (target === device) return refuse('own_carrier', `${code} cannot carry itself`, numbers);
  const status = statusAt(world.devices.get(target, DEVICE.status));
  const permission = STATE_MACHINE[status].stow;
  if (permission !== 'allowed') {
    return refuse(permission, `${code} is ${status}`, { ...numbers, status });
  }
  const attached = berthAboard(world, target, 'attached').length;
  if (attached === 0) return undefined;
  return refuse('carries_devices', `${attached} devices are attached to ${code} itself`, {
    ...numbers,
    attached,
  });
}
