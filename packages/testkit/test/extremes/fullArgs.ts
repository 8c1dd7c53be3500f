import {
  ACCOUNT_DEFAULTS,
  CATEGORIES,
  type Command,
  type DeviceView,
  deviceView,
  deviceViewIds,
  replicantCode,
  seasonView,
  type World,
} from '@astrarium/core';

type Args = Command['args'];

/** What a command takes at most: each member that it knows, with a value that might be accepted. */
export function fullArgs(world: World, account: number, type: string, view?: DeviceView): Args {
  const { seed } = world.setting;
  const replicant_code = replicantCode(seed, world.accounts.get(account)?.replicants[0] ?? 1);
  const own = deviceViewIds(world, account).flatMap((id) => deviceView(world, id) ?? []);
  const find = (feature: string): string =>
    own.find(({ features }) => (features as readonly string[]).includes(feature))?.device_code ??
    '00000000';
  const location = seasonView(world)?.objective.location ?? 'SOL-OBJ-1';
  const drone = find('mine');
  const { replicants: _, ...settings } = { replicants: 0, ...ACCOUNT_DEFAULTS };
  const more: Readonly<Record<string, Args>> = {
    open_account: { name: 'Zoë', timezone: 'Europe/Paris' },
    update_account: { name: 'Zoë', timezone: 'UTC', ...wire(settings) },
    update_replicant: {
      replicant_code,
      name: 'Zoë',
      cohort_permission: 'public',
      accepts_devices: true,
    },
    contribute: { location, devices: [drone], acting_replicant: replicant_code },
    travel: { destination: 'SOL-4', via: ['SOL-2', 'SOL-3'] },
    start_mining: { resource: 'carbon', site: `${view?.location ?? 'SOL-BELT-1'}-SITE-0` },
    retarget: { resource: 'rares' },
    enqueue_print: {
      device_type: 'mining_drone',
      quantity: 1,
      tags: ['ore'],
      controller: find('ami'),
      oncomplete: { command: 'start_mining', resource: 'carbon', site: 'SOL-BELT-1-SITE-0' },
    },
    dequeue_print: { job_id: view?.print_queue?.[0]?.job_id ?? 1, batch_id: 1 },
    stow: { into: find('host') },
    attach: { targets: [drone] },
    detach: { targets: [view?.attached_devices?.[0] ?? drone] },
    adopt: { targets: [drone] },
    release: { targets: [view?.adopted_devices?.[0] ?? drone] },
    collect_resources: { resources: Object.fromEntries(CATEGORIES.map((each) => [each, 1])) },
    deposit_resources: { resources: Object.fromEntries(CATEGORIES.map((each) => [each, 1])) },
    set_directive: {
      name: 'maintain_ratios',
      config: { ratios: Object.fromEntries(CATEGORIES.map((each, n) => [each, n])) },
    },
    repair: { target: drone },
    change_owner: { replicant_code },
    configure: { strength: 0.5, direction: 'decrease' },
    set_tags: { tags: ['ore'], add_tags: ['x'], remove_tags: ['y'] },
    replicate: { name: 'Twin' },
  };
  return { ...(view === undefined ? {} : { device: view.device_code }), ...more[type] };
}

/** Settings as the wire names them. */
function wire(settings: Args): Args {
  return JSON.parse(
    JSON.stringify(settings).replace(/"ami_digest_per_mille":\d+/, '"ami_digest_interval":1'),
  ) as Args;
}
