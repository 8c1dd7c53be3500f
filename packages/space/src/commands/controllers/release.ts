import { many } from '@astrarium/core';
import { adoptionController, endAdoption } from '../../rules/controllers/adoption.js';
import { refuseOther } from '../../rules/devices/refuseOther.js';
import { refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { deviceCodeToId, type DeviceId } from '../../state/devices.js';
import { IN_REACH, UNDER_WAY } from '../../state/statuses.js';
import { DEVICE_CODE } from '../definition/argument.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * A controller releases drones that it has adopted, all or none, also when the account no longer
 * shares them. The drones continue what they do.
 */
export const release = defineDeviceCommand({
  name: 'release',
  features: ['ami'],
  states: { allowed: [...IN_REACH, ...UNDER_WAY], otherwise: 'device_busy' },
  args: {
    targets: many(DEVICE_CODE, { max: 'controllers.maxAdopted' }).about('The drones to release.'),
  },
  answer: { ...DEVICE_NOW, released: many(DEVICE_CODE) },
  status: 200,
  run(draft, { args: { targets }, device }) {
    for (const code of targets) {
      const refusal = refuseTarget(draft, device, code);
      if (refusal !== undefined) return refusal;
    }
    for (const code of targets) endAdoption(draft, deviceCodeToId(draft.setting.key, code));
    return { released: targets };
  },
});

/** What it has adopted a controller may always let go, whatever became of the cooperation. */
function refuseTarget(world: World, device: DeviceId, code: string): Refused | undefined {
  const target = deviceCodeToId(world.setting.key, code);
  const controller = adoptionController(world, target);
  if (controller !== 0 && controller === world.controllers.find(device)) return undefined;
  return (
    refuseOther(world, { device, other: target, field: 'targets', code }) ??
    refuse('not_adopted', `This controller has not adopted ${code}`, {
      field: 'targets',
      device_code: code,
    })
  );
}
