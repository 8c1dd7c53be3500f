import { replicantCode, seasonView } from '@astrarium/core';
import { pickOf } from '../pickOf.js';
import { type Aim, aimOrder } from './aim.js';

/** Prints, carries and contributes the devices that the season needs; sometimes wrongly. */
export const seasonAim: Aim = (aiming) => {
  const { world, account, views, a, b } = aiming;
  const season = seasonView(world);
  if (season === undefined) return undefined;
  const { location, requirements } = season.objective;
  const needed = views.filter(({ device_type }) => device_type in requirements);
  const there = needed.filter((view) => view.location === location && view.status === 'idle');
  const codes = (b % 4 === 0 ? needed : there).map(({ device_code }) => device_code);
  if (codes.length > 0 && (there.length > 0 || b % 9 === 0)) {
    const place = b % 7 === 0 ? (pickOf(['SOL-3', 'SOL-OBJ-9', 'NOWHERE'], a) ?? '') : location;
    const all = world.replicants.ids();
    const own = world.accounts.get(account)?.replicants ?? all;
    const acting = pickOf(b % 11 === 0 ? all : own, a) ?? 1;
    return aimOrder(aiming, 'contribute', {
      location: place,
      devices: codes.slice(0, 4),
      ...(b % 5 === 0 ? { acting_replicant: replicantCode(world.setting.key, acting) } : {}),
    });
  }
  const near = needed.filter(
    (view) => view.status === 'idle' && view.available_commands.includes('travel'),
  );
  const device = pickOf(near, a);
  if (device !== undefined) {
    return aimOrder(aiming, 'travel', { device: device.device_code, destination: location });
  }
  const printer = pickOf(
    views.filter(({ available_commands }) => available_commands.includes('enqueue_print')),
    a,
  );
  const type = pickOf(Object.keys(requirements), b);
  if (printer === undefined || type === undefined) return undefined;
  return aimOrder(aiming, 'enqueue_print', { device: printer.device_code, device_type: type });
};
