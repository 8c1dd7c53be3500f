import { makeLocation } from '../../galaxy/location.js';
import { devicePlace } from '../../rules/devices/device.js';
import type { World } from '../../rules/schema.js';
import { CONTROLLER } from '../../state/controllers.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { LOCATION } from '../../state/locations.js';
import { SCAN, SITE } from '../../state/sites.js';
import { STATUS } from '../../state/statuses.js';
import type { Foreseen } from './due.js';
import { dueOfHub } from './dueOfHub.js';
import { dueOfPrinter } from './dueOfPrinter.js';

/** What is due to a device itself; what it mines and fills is due to those. */
export function dueOfDevice(world: World, device: DeviceId): Foreseen[] {
  return [
    ...ofWork(world, device),
    ...dueOfPrinter(world, device),
    ...dueOfHub(world, device),
    ...ofController(world, device),
  ];
}

function ofWork(world: World, device: DeviceId): Foreseen[] {
  const { devices, locations, scans, setting, sites } = world;
  const place = devicePlace(world, device);
  const target = devices.get(device, DEVICE.target);
  const at = devices.due(device, DEVICE.arrival);
  switch (devices.get(device, DEVICE.status)) {
    case STATUS.travelling:
    case STATUS.recalling:
    case STATUS.decommissioning: {
      const destination = makeLocation(setting.seed, locations.get(target, LOCATION.place));
      return [{ kind: 'arrives', at, place, device, numbers: { destination } }];
    }
    case STATUS.disassembling:
      return [{ kind: 'disassembled', at, place, device }];
    case STATUS.searching:
      return [
        { kind: 'site_found', at: sites.due(target, SITE.found), place, device, site: target },
      ];
    case STATUS.scanning:
      return [{ kind: 'scan_completed', at: scans.due(target, SCAN.finished), place, device }];
    default:
      return [];
  }
}

function ofController(world: World, device: DeviceId): Foreseen[] {
  const controller = world.controllers.find(device);
  if (controller === 0) return [];
  const place = devicePlace(world, device);
  const plan = world.controllers.due(controller, CONTROLLER.plan);
  const digest = world.controllers.due(controller, CONTROLLER.digest);
  const foreseen: Foreseen[] = [
    { kind: 'controller_plans', at: plan, place, device },
    { kind: 'controller_digest', at: digest, place, device },
  ];
  return foreseen.filter(({ at }) => at !== 0);
}
