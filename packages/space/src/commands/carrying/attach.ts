import { many } from '@astrarium/core';
import { berthAboard } from '../../rules/carrying/berth.js';
import { takeBerth, stow } from './stow.js';
import { refuseElsewhere, refuseOther, refuseTooMany } from '../../rules/devices/refuseOther.js';
import { refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { DEVICE, deviceCode, deviceCodeToId, type DeviceId } from '../../state/devices.js';
import { IN_REACH, statusAt } from '../../state/statuses.js';
import { DEVICE_CODE } from '../definition/argument.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Attaches devices at the same place to this one, all or none; they travel with it. A device can
 * be attached in every status in which it could be stowed. The work of the devices ends. A device
 * with attached devices cannot be attached itself.
 */
export const attach = defineDeviceCommand({
  name: 'attach',
  features: ['attach'],
  states: { allowed: IN_REACH, otherwise: 'device_busy' },
  args: {
    targets: many(DEVICE_CODE, { max: 'carrying.maxAttached' }).about('The devices to attach.'),
  },
  answer: { ...DEVICE_NOW, attached_devices: many(DEVICE_CODE) },
  status: 200,
  run(draft, { args, device }) {
    const targets = args.targets.map((code) => deviceCodeToId(draft.setting.key, code));
    for (const code of args.targets) {
      const refusal = refuseTarget(draft, device, code);
      if (refusal !== undefined) return refusal;
    }
    const max = draft.setting.ruleset.carrying.maxAttached;
    const attached = berthAboard(draft, device, 'attached').length;
    const full = refuseTooMany('attach_limit', 'attached', attached, targets.length, max);
    if (full !== undefined) return full;
    for (const target of targets) takeBerth(draft, device, target, 'attached');
    return { attached_devices: args.targets };
  },
});

function refuseTarget(world: World, device: DeviceId, code: string): Refused | undefined {
  const target = deviceCodeToId(world.setting.key, code);
  const other = { device, other: target, field: 'targets', code };
  return (
    refuseOther(world, other) ?? refuseState(world, device, target) ?? refuseElsewhere(world, other)
  );
}

/** What can be stowed as things are can be attached; but nothing to itself, and no chains. */
function refuseState(world: World, device: DeviceId, target: number): Refused | undefined {
  const code = deviceCode(world.setting.key, target);
  const numbers = { field: 'targets', device_code: code };
  if (target === device) return refuse('own_carrier', `${code} cannot carry itself`, numbers);
  const status = statusAt(world.devices.get(target, DEVICE.status));
  const permission = stow.permissions[status];
  if (permission !== 'allowed') {
    return refuse(permission, `Cannot attach ${code} while it is ${status}`, {
      ...numbers,
      status,
    });
  }
  const attached = berthAboard(world, target, 'attached').length;
  if (attached === 0) return undefined;
  return refuse(
    'carries_devices',
    `${code} carries ${attached} attached devices. Detach them first`,
    {
      ...numbers,
      attached,
    },
  );
}
