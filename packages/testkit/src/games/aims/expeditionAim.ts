import type { DeviceView } from '@astrarium/core';
import { pickOf } from '../pickOf.js';
import { type Aim, aimIdle, aimOrder } from './aim.js';

const BELTS = ['SOL-BELT-1', 'BARNARD-BELT-1', 'ALPHACEN-BELT-1', 'TAUCETI-BELT-1', 'SOL-4'];

/** Stows devices in a vessel, carries them to another system and deploys them. */
export const expeditionAim: Aim = (aiming) => {
  const { views, a, b } = aiming;
  const vessel = aimIdle(aiming, 'host');
  if (vessel === undefined) return undefined;
  const { device_code: into, location, stowed_devices: aboard = [] } = vessel;
  const first = pickOf(aboard, a);
  if (first !== undefined && b % 3 === 0) return aimOrder(aiming, 'deploy', { device: first });
  if (aboard.length > 0 && b % 3 === 1) {
    const away = BELTS.filter((belt) => belt !== location);
    return aimOrder(aiming, 'travel', { device: into, destination: pickOf(away, a) ?? 'SOL-3' });
  }
  // The rules decide whether the vessel has space and the right owner.
  const small = ({ available_commands: can, location: at }: DeviceView): boolean =>
    at === location && can.includes('stow');
  const device = pickOf(views.filter(small), a);
  return device && aimOrder(aiming, 'stow', { device: device.device_code, into });
};
