import { done } from '../../kernel.js';
import { adoptionController, adoptionEnd } from '../rules/controllers/adoption.js';
import { codes } from '../rules/readers.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';
import { refuseOther } from '../rules/devices/refuseOther.js';
import type { Reducer, World } from '../rules/schema.js';
import { deviceCodeToId } from '../state/devices/deviceCode.js';
import { orderAnswer, orderOf } from './order.js';

/**
 * `release {device, targets}`: a controller lets go of devices that it has adopted, all or none.
 * They go on with what they do.
 */
export const release: Reducer = (draft, command) => {
  const most = draft.setting.ruleset.controllers.adoptedMost;
  const order = orderOf(draft, command, 'release', { targets: codes(most) });
  if (isRefused(order)) return order;
  const { args, device } = order;
  for (const code of args.targets) {
    const refusal = refuseTarget(draft, device, code);
    if (refusal !== undefined) return refusal;
  }
  for (const code of args.targets) adoptionEnd(draft, deviceCodeToId(draft.setting.seed, code));
  return done({ ...orderAnswer(draft, device), released: args.targets });
};

/** What it has adopted a controller may always let go, whatever became of the cooperation. */
function refuseTarget(world: World, device: number, code: string): Refused | undefined {
  const target = deviceCodeToId(world.setting.seed, code);
  const controller = adoptionController(world, target);
  if (controller !== 0 && controller === world.controllers.find(device)) return undefined;
  return (
    refuseOther(world, { device, other: target, field: 'targets', code }) ??
    refuse('not_adopted', `${code} is not adopted by this controller`, {
      field: 'targets',
      device_code: code,
    })
  );
}
