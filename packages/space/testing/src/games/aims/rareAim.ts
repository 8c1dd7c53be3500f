import { CATEGORIES, type DeviceView, replicantCode, type World } from '@astrarium/space';
import { pickOf } from '@astrarium/testkit';
import { commandArgs } from '../commandArgs.js';
import { type Aim, type Aiming, aimOrder } from './aim.js';

type Args = Readonly<Record<string, unknown>>;

/** Sends a command that is likely to be accepted, each type equally often. */
export const rareAim: Aim = (aiming) => {
  const { world, account, views, a, b } = aiming;
  const useful = views.flatMap((view) =>
    view.available_commands
      .filter((type) => IS_USEFUL[type]?.(aiming, view) ?? true)
      .map((type) => ({ type, view })),
  );
  const type = pickOf([...new Set(useful.map((each) => each.type))], a);
  const able = useful.filter((each) => each.type === type);
  const view = pickOf(able, b)?.view;
  if (type === undefined || view === undefined) return undefined;
  const asker = { world, view, account, a: a >> 3, b: b >> 3 };
  const args = CAREFUL_ARGS[type]?.(aiming, view) ?? commandArgs(type, asker);
  return aimOrder(aiming, type, { device: view.device_code, ...args });
};

/** Whether an available command is likely to change anything. */
const IS_USEFUL: Readonly<Record<string, (aiming: Aiming, view: DeviceView) => boolean>> = {
  dequeue_print: (_, { print_queue = [] }) => print_queue.length > 0,
  clear_queue: (_, { print_queue = [] }) => print_queue.length > 0,
  release: (_, { adopted_devices = [] }) => adopted_devices.length > 0,
  adopt: ({ views }) => views.some(({ device_type }) => device_type === 'mining_drone'),
  change_owner: ({ world }, view) => takers(world, view).length > 0,
  repair: ({ views }, view) => damagedDevices(views, view).length > 0,
};

/** Arguments with which a command is likely to be accepted. */
const CAREFUL_ARGS: Readonly<Record<string, (aiming: Aiming, view: DeviceView) => Args>> = {
  change_owner: ({ world, b }, view) => ({ replicant_code: pickOf(takers(world, view), b) }),
  repair: ({ views, b }, view) => ({ target: pickOf(damagedDevices(views, view), b) }),
  deposit_resources: () => ({}),
  retarget: ({ b }, { mining }) => ({
    resource: pickOf(
      CATEGORIES.filter((category) => category !== mining?.resource_type),
      b,
    ),
  }),
};

/** The replicants that accept devices, without the current owner. */
function takers(world: World, { replicant_code }: DeviceView): string[] {
  return world.replicants
    .ids()
    .filter((id) => world.replicants.get(id)?.accepts_devices === true)
    .map((id) => replicantCode(world.setting.key, id))
    .filter((code) => code !== replicant_code);
}

/** The worn devices at the location of a device. */
function damagedDevices(views: readonly DeviceView[], { location }: DeviceView): string[] {
  return views
    .filter((each) => each.location === location && each.operational_capacity < 100)
    .map(({ device_code }) => device_code);
}
