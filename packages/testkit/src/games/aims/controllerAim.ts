import { pickOf } from '../pickOf.js';
import { commandArgs } from '../commandArgs.js';
import { type Aim, aimOrder } from './aim.js';

/** Lets a controller adopt and release drones, and gives it directives. */
export const controllerAim: Aim = (aiming) => {
  const { world, account, views, a, b } = aiming;
  const controller = pickOf(
    views.filter(({ available_commands }) => available_commands.includes('set_directive')),
    a,
  );
  if (controller === undefined) return undefined;
  const { device_code: device, adopted_devices: adopted = [] } = controller;
  const codes = views
    .filter(({ device_type }) => device_type === 'mining_drone' || b % 11 === 0)
    .map(({ device_code }) => device_code)
    .filter((code) => b % 5 === 0 || !adopted.includes(code));
  const some = [pickOf(codes, a), pickOf(codes, a + 1)].slice(0, 1 + (b % 2));
  const targets = [...new Set(some)].filter((code) => code !== undefined);
  switch ((a >> 4) % 5) {
    case 0:
    case 1:
      return targets.length === 0 ? undefined : aimOrder(aiming, 'adopt', { device, targets });
    case 2: {
      const released = b % 4 === 0 ? targets : adopted.slice(0, 1);
      if (released.length === 0) return undefined;
      return aimOrder(aiming, 'release', { device, targets: released });
    }
    case 3:
      return aimOrder(aiming, 'clear_directive', { device });
    default: {
      const view = controller;
      const args = commandArgs('set_directive', { world, view, account, a, b });
      return aimOrder(aiming, 'set_directive', { device, ...args });
    }
  }
};
