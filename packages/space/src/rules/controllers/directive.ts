import {
  CONTROLLER,
  type ControllerId,
  type Directive,
  directiveIndex,
} from '../../state/controllers.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { markController } from './markController.js';
import { devicePlace } from '../devices/device.js';
import { refuse } from '../refuse.js';
import type { Refused } from '../refuse.js';
import type { Draft, World } from '../schema.js';

/** Gives a controller a directive in place of any former one; it plans as soon as it may. */
export function storeDirective(draft: Draft, controller: ControllerId, directive: Directive): void {
  const { controllers, directives } = draft;
  const known = controllers.get(controller, CONTROLLER.directive);
  if (known === 0) {
    controllers.set(controller, CONTROLLER.directive, directives.insert(directive));
  } else {
    directives.replace(known, directive);
  }
  controllers.cancel(controller, CONTROLLER.timeout);
  markController(draft, controller);
  emitOf(draft, 'ami.directive_set', controller, directiveIndex(directive.name));
}

/** The refusal of a device that has no directive as a controller. */
export function refuseNoDirective(world: World, device: DeviceId): Refused | undefined {
  const { controllers } = world;
  const directive = controllers.get(controllers.find(device), CONTROLLER.directive);
  if (directive !== 0) return undefined;
  return refuse('no_directive', 'The controller has no directive', {});
}

/** Takes a controller's directive from it, if it has any; `told` is the event. */
export function forgetDirective(
  draft: Draft,
  controller: ControllerId,
  told: 'ami.directive_cleared' | 'ami.directive_timed_out' = 'ami.directive_cleared',
): void {
  const { controllers, directives } = draft;
  const document = controllers.get(controller, CONTROLLER.directive);
  const former = directives.get(document);
  if (former === undefined) return;
  directives.remove(document);
  controllers.set(controller, CONTROLLER.directive, 0);
  controllers.set(controller, CONTROLLER.idleAt, 0);
  controllers.cancel(controller, CONTROLLER.plan);
  controllers.cancel(controller, CONTROLLER.timeout);
  controllers.leave(controller, CONTROLLER.waitsAt);
  emitOf(draft, told, controller, directiveIndex(former.name));
}

function emitOf(
  draft: Draft,
  name: 'ami.directive_set' | 'ami.directive_cleared' | 'ami.directive_timed_out',
  controller: ControllerId,
  directive: number,
): void {
  const device = draft.controllers.get(controller, CONTROLLER.device);
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  draft.emit(name, replicant, device, devicePlace(draft, device), directive);
}
