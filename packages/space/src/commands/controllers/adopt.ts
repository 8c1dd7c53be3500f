import { many } from '@astrarium/core';
import { locationStar } from '../../galaxy/locationNumber.js';
import { starCode } from '../../galaxy/starAt.js';
import {
  startAdoption,
  adoptionController,
  ensureController,
} from '../../rules/controllers/adoption.js';
import { deviceBlueprint, devicePlace } from '../../rules/devices/device.js';
import { refuseOther, refuseTooMany } from '../../rules/devices/refuseOther.js';
import { refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { CONTROLLER } from '../../state/controllers.js';
import { DEVICE, deviceCode, deviceCodeToId, type DeviceId } from '../../state/devices.js';
import { IN_REACH, STATUS, statusAt } from '../../state/statuses.js';
import { DEVICE_CODE } from '../definition/argument.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/** What a device may be doing when it is adopted; it goes on with it. */
const ADOPTABLE: readonly number[] = [
  STATUS.idle,
  STATUS.mining,
  STATUS.travelling,
  STATUS.recalling,
];

/**
 * A controller adopts mining drones of its system that are idle, mining or under way, all or none.
 * A drone has at most one controller. Its owner may still give it commands.
 */
export const adopt = defineDeviceCommand({
  name: 'adopt',
  features: ['ami'],
  states: { allowed: IN_REACH, otherwise: 'device_busy' },
  args: {
    targets: many(DEVICE_CODE, { max: 'controllers.maxAdopted' }).about('The drones to adopt.'),
  },
  answer: { ...DEVICE_NOW, adopted: many(DEVICE_CODE) },
  status: 200,
  run(draft, { args: { targets }, device }) {
    for (const code of targets) {
      const refusal = refuseTarget(draft, device, code);
      if (refusal !== undefined) return refusal;
    }
    const max = draft.setting.ruleset.controllers.maxAdopted;
    const known = draft.controllers.find(device);
    const adopted = draft.controllers.members(known, CONTROLLER.adopted).length;
    const full = refuseTooMany('controller_full', 'adopted', adopted, targets.length, max);
    if (full !== undefined) return full;
    const controller = ensureController(draft, device);
    for (const code of targets) {
      startAdoption(draft, controller, deviceCodeToId(draft.setting.key, code));
    }
    return { adopted: targets };
  },
});

function refuseTarget(world: World, device: DeviceId, code: string): Refused | undefined {
  const { key } = world.setting;
  const target = deviceCodeToId(key, code);
  const refusal = refuseOther(world, { device, other: target, field: 'targets', code });
  if (refusal !== undefined) return refusal;
  const numbers = { field: 'targets', device_code: code };
  const type = world.devices.get(target, DEVICE.type);
  if (!deviceBlueprint(world, type).features.includes('mine')) {
    const device_type = deviceTypeAt(type);
    return refuse('wrong_type', `A controller cannot adopt a ${device_type}`, {
      ...numbers,
      device_type,
    });
  }
  const controller = adoptionController(world, target);
  if (controller !== 0) {
    const by = deviceCode(key, world.controllers.get(controller, CONTROLLER.device));
    return refuse('already_adopted', `Controller ${by} has already adopted ${code}`, {
      ...numbers,
      controller: by,
    });
  }
  const status = world.devices.get(target, DEVICE.status);
  if (!ADOPTABLE.includes(status)) {
    const name = statusAt(status);
    return refuse('device_busy', `Cannot adopt ${code} while it is ${name}`, {
      ...numbers,
      status: name,
    });
  }
  const here = locationStar(devicePlace(world, device));
  const there = locationStar(devicePlace(world, target));
  if (here === there) return undefined;
  return refuse(
    'out_of_range',
    `${code} is at ${starCode(there)}, the controller at ${starCode(here)}`,
    {
      ...numbers,
      star: starCode(there),
      needed: starCode(here),
    },
  );
}
