import type { DeviceView } from '@astrarium/core';
import { pickOf } from '../pickOf.js';
import { type Aim, aimOrder } from './aim.js';

const AWAY = ['BARNARD-1-L4', 'ALPHACEN-1-L5', 'TAUCETI-1-L4', 'SOL-3-L4', 'SOL-1-L5'];

/** Carries a hub to a Lagrange point, activates it there, and deactivates it again. */
export const hubAim: Aim = (aiming) => {
  const { views, a, b } = aiming;
  const hub = pickOf(
    views.filter(({ device_type }) => device_type === 'system_hub'),
    a,
  );
  if (hub === undefined) return undefined;
  const { device_code: device, location, status } = hub;
  const order = (type: string, by: string, args: Readonly<Record<string, unknown>> = {}) =>
    aimOrder(aiming, type, { device: by, ...args });
  if (status === 'active') return b % 12 === 0 ? order('deactivate', device) : undefined;
  if (status === 'attached') {
    const by = views.find(({ device_code }) => device_code === hub.attached_to_device_code);
    if (by?.status !== 'idle') return undefined;
    if (/-L[45]$/.test(location)) return order('detach', by.device_code, { targets: [device] });
    return order('travel', by.device_code, { destination: pickOf(AWAY, b) ?? location });
  }
  const isOpen = hub.available_commands.includes('activate');
  if (isOpen || b % 3 === 0) return order('activate', device);
  const vessel = views.find((each) => isNear(each, hub) && each.features.includes('attach'));
  return vessel && order('attach', vessel.device_code, { targets: [device] });
};

function isNear(vessel: DeviceView, { location }: DeviceView): boolean {
  return vessel.location === location && vessel.status === 'idle';
}
