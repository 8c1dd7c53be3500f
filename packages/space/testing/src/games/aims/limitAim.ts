import { CATEGORIES, type DeviceView } from '@astrarium/space';
import { pickOf } from '@astrarium/testkit';
import { type Aim, aimIdle, type Aiming, aimOrder } from './aim.js';

type Args = Readonly<Record<string, unknown>>;

/** Commands that reach limits, with the feature of the device that can execute them. */
const LIMITS: readonly {
  readonly by: string;
  readonly type: string;
  readonly args: (aiming: Aiming, view: DeviceView) => Args;
}[] = [
  { by: 'attach', type: 'attach', args: (aiming, view) => ({ targets: near(aiming, view, 2) }) },
  {
    by: 'attach',
    type: 'attach',
    args: ({ a, views }, { device_code }) => ({
      targets: [a % 2 === 0 ? device_code : (pickOf(views, a)?.device_code ?? device_code)],
    }),
  },
  {
    by: 'attach',
    type: 'detach',
    args: (aiming, view) => ({
      targets: [pickOf(view.attached_devices ?? [], aiming.b) ?? near(aiming, view, 1)[0]],
    }),
  },
  {
    by: 'print',
    type: 'enqueue_print',
    args: ({ views, a, b }) => ({
      device_type: b % 2 === 0 ? 'mining_drone' : 'ftl_beacon',
      controller: (views.find(({ features }) => features.includes('ami')) ?? pickOf(views, a))
        ?.device_code,
    }),
  },
  {
    by: 'transport',
    type: 'collect_resources',
    args: ({ a, b }) => ({ resources: { [pickOf(CATEGORIES, a) ?? 'carbon']: 5 + (b % 40) } }),
  },
  { by: 'transport', type: 'deposit_resources', args: () => ({}) },
  {
    by: 'mine',
    type: 'start_mining',
    args: ({ a, b }, { location }) => ({
      resource: pickOf(CATEGORIES, a),
      site: `${location}-SITE-${b % 3}`,
    }),
  },
  {
    by: 'stow',
    type: 'set_tags',
    args: ({ a }) => ({ add_tags: [`t${a % 7}`, `u${a % 5}`].slice(a % 2) }),
  },
];

/** Sends a command that may reach one of the smaller limits. */
export const limitAim: Aim = (aiming) => {
  const limit = pickOf(LIMITS, aiming.a);
  const view = limit && aimIdle({ ...aiming, a: aiming.a >> 4 }, limit.by);
  if (limit === undefined || view === undefined) return undefined;
  return aimOrder(aiming, limit.type, { device: view.device_code, ...limit.args(aiming, view) });
};

function near({ views, a }: Aiming, { device_code, location }: DeviceView, count: number) {
  const codes = views
    .filter((each) => each.location === location && each.device_code !== device_code)
    .map((each) => each.device_code);
  return Array.from({ length: count }, (_, n) => pickOf(codes, (a >> 2) + n) ?? '00000000');
}
