import type { Command } from '@astrarium/core';
import { CATEGORIES, type DeviceView, locationView } from '@astrarium/space';
import { pickOf } from '@astrarium/testkit';
import { type Aim, type Aiming, aimOrder } from './aim.js';

type Work = (aiming: Aiming, view: DeviceView) => Command | undefined;

/** The work of devices, by feature. */
const WORK_BY_FEATURE: Readonly<Record<string, Work>> = {
  mine: (aiming, view) => {
    const { device_code: device, mining, status } = view;
    const { a, b } = aiming;
    const resource = pickOf(there(aiming, view), b);
    if (mining !== undefined && a % 5 === 0) return aimOrder(aiming, 'deactivate', { device });
    if (mining !== undefined) return aimOrder(aiming, 'retarget', { device, resource });
    if (status !== 'idle') return undefined;
    return toBelt(aiming, view) ?? aimOrder(aiming, 'start_mining', { device, resource });
  },
  survey: (aiming, view) => {
    const { device_code: device, status } = view;
    if (status === 'tracking' && aiming.a % 4 === 0)
      return aimOrder(aiming, 'deactivate', { device });
    if (status !== 'idle') return undefined;
    return toBelt(aiming, view) ?? aimOrder(aiming, 'search', { device });
  },
  transport: (aiming, { device_code: device, cargo = [], status }) => {
    const { a, b } = aiming;
    if (status !== 'idle') return undefined;
    if (cargo.length > 0 && a % 3 > 0) return aimOrder(aiming, 'deposit_resources', { device });
    const resources = { [pickOf(CATEGORIES, b) ?? 'carbon']: 1 + (a % 9) };
    return aimOrder(aiming, 'collect_resources', { device, resources });
  },
  maintenance: (aiming, { device_code: device, location, status }) => {
    const damaged = aiming.views.filter((each) => each.operational_capacity < 100);
    const here = damaged.filter((each) => each.location === location);
    const one = pickOf(here.length > 0 ? here : damaged, aiming.b);
    if (status !== 'idle' || one === undefined) return undefined;
    return one.location === location
      ? aimOrder(aiming, 'repair', { device, target: one.device_code })
      : aimOrder(aiming, 'travel', { device, destination: one.location });
  },
};

/** Gives devices their work: mining, searching, transport and repairs. */
export const workAim: Aim = (aiming) => {
  const { views, a, b } = aiming;
  const isWorn = views.some((each) => each.operational_capacity < 100);
  const feature =
    isWorn && a % 2 === 0 ? 'maintenance' : (pickOf(Object.keys(WORK_BY_FEATURE), a >> 1) ?? '');
  const able = views.filter(({ features }) => (features as readonly string[]).includes(feature));
  const view = pickOf(able, b);
  return view && WORK_BY_FEATURE[feature]?.({ ...aiming, a: a >> 3, b: b >> 3 }, view);
};

/** Travel to the belt of the system; undefined for a device that is there. */
function toBelt(
  aiming: Aiming,
  { device_code: device, location }: DeviceView,
): Command | undefined {
  const belt = `${location.split('-')[0] ?? 'SOL'}-BELT-1`;
  if (location === belt) return undefined;
  return aimOrder(aiming, 'travel', { device, destination: belt });
}

/** The categories that are left at the location of a device, without the one that it mines. */
function there({ account, world }: Aiming, { location, mining }: DeviceView): readonly string[] {
  const sites = locationView(world, account, location)?.resource_sites ?? [];
  const left = CATEGORIES.filter(
    (category) =>
      category !== mining?.resource_type &&
      sites.some(({ resources_remaining_pct: percent }) => (percent[category] ?? 0) >= 5),
  );
  return left.length > 0 ? left : CATEGORIES;
}
