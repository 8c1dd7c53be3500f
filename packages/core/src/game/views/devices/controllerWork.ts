import { adoptionController, adoptionDevices } from '../../rules/controllers/adoption.js';
import { deviceBlueprint } from '../../rules/devices/device.js';
import type { World } from '../../rules/schema.js';
import { CATEGORIES, categoryAt } from '../../ruleset/categories.js';
import { CONTROLLER, type Directive } from '../../state/controllers.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { itemAt } from '../../state/itemAt.js';

/** What a device has to do with controllers: members of controllers, and of what they adopt. */
export interface ControllerWork {
  /** Of what can be adopted: the controller that has. */
  readonly controller_device_code?: string | null;
  /** Of controllers. */
  readonly directive?: ReturnType<typeof directiveView> | null;
  readonly adopted_devices?: readonly string[];
  readonly next_digest_tick?: number | null;
}

const NOT_ADOPTED: ControllerWork = Object.freeze({ controller_device_code: null });

/** What a device has to do with controllers, by its type; undefined where that is nothing. */
export function controllerWork(world: World, device: DeviceId): ControllerWork | undefined {
  const { controllers, devices, directives, setting } = world;
  const { features } = deviceBlueprint(world, devices.get(device, DEVICE.type));
  if (features.includes('mine')) {
    const controller = adoptionController(world, device);
    if (controller === 0) return NOT_ADOPTED;
    const code = deviceCode(setting.seed, controllers.get(controller, CONTROLLER.device));
    return { controller_device_code: code };
  }
  if (!features.includes('ami')) return undefined;
  const controller = controllers.find(device);
  const directive = directives.get(controllers.get(controller, CONTROLLER.directive));
  const digest = controllers.due(controller, CONTROLLER.digest);
  return {
    directive: directive === undefined ? null : directiveView(directive),
    adopted_devices: adoptionDevices(world, controller).map((id) => deviceCode(setting.seed, id)),
    next_digest_tick: digest === 0 ? null : digest,
  };
}

function directiveView({ name, weights }: Readonly<Directive>) {
  return { name, config: configOf(name, weights) };
}

/** The configuration as it was given. */
function configOf(name: Directive['name'], weights: readonly number[]) {
  if (name === 'gather_resources') {
    return { resource: categoryAt(weights.findIndex((weight) => weight > 0) + 1) };
  }
  if (name !== 'maintain_ratios') return {};
  const wanted = CATEGORIES.map((category, position) => [category, itemAt(weights, position)]);
  return { ratios: Object.fromEntries(wanted.filter(([, weight]) => weight !== 0)) };
}
