import {
  CATEGORIES,
  type Command,
  DEVICE_TYPES,
  type DeviceView,
  deviceView,
  deviceViewIds,
  locationView,
  makeLocation,
  replicantCode,
  seasonView,
  starIndex,
  starSystem,
  type World,
} from '@astrarium/core';
import { pickOf } from './pickOf.js';

/** What somebody knows who makes up the arguments of a command, and what chance says. */
export interface Asker {
  readonly world: World;
  readonly view: DeviceView;
  readonly account: number;
  readonly a: number;
  readonly b: number;
}

type Args = Command['args'];

const STARS = ['SOL', 'BARNARD', 'ALPHACEN', 'TAUCETI'];
const TAGS = ['ore', 'team:red', 'team:blue', 'x', 'a-b.c_d'];
const SMALL_TYPES = [
  'mining_drone',
  'survey_drone',
  'compute_core',
  'ftl_beacon',
  'aquifer_tap',
] as const;
const DIRECTIVES = [
  { name: 'gather_evenly', config: {} },
  { name: 'deplete_smallest', config: {} },
  { name: 'gather_resources', config: { resource: 'carbon' } },
  { name: 'maintain_ratios', config: { ratios: { carbon: 1, rares: 2, structural: 3 } } },
];

const ONCOMPLETE = [
  { command: 'start_mining', resource: 'carbon' },
  { command: 'travel', destination: 'SOL-3' },
  { command: 'search' },
];

/** What each command takes besides the device; a command that is not here takes nothing. */
export const COMMAND_ARGS: Readonly<Record<string, (asker: Asker) => Args>> = {
  travel: ({ world, view, a, b }) => ({
    destination: placeOf(world, view, b, view.features.includes('surge') && a % 3 === 0),
  }),
  start_mining: mining,
  retarget: mining,
  enqueue_print: ({ a, b }) => ({
    device_type: a % 4 < 3 ? pickOf(SMALL_TYPES, a >> 2) : pickOf(DEVICE_TYPES, a >> 2),
    ...(b % 3 === 0 ? { quantity: 1 + ((b >> 2) % 4) } : {}),
    ...(b % 5 === 0 ? { tags: [pickOf(TAGS, a >> 4) ?? 'x'] } : {}),
    ...(b % 7 === 0 ? { oncomplete: pickOf(ONCOMPLETE, a >> 3) } : {}),
  }),
  dequeue_print: ({ view, a, b }) => {
    const job = pickOf(view.print_queue ?? [], a);
    return b % 4 === 0
      ? { batch_id: job?.batch_id ?? 1 + (a % 9) }
      : { job_id: job?.job_id ?? 1 + (a % 9) };
  },
  attach: targets,
  detach: ({ view, a }) => ({ targets: [pickOf(view.attached_devices ?? [], a) ?? '00000000'] }),
  adopt: (asker) => ({ targets: [pickOf(neighbours(asker, 'mining_drone'), asker.a) ?? ''] }),
  release: ({ view, a }) => ({ targets: [pickOf(view.adopted_devices ?? [], a) ?? '00000000'] }),
  repair: (asker) => ({ target: pickOf(neighbours(asker), asker.a) ?? '00000000' }),
  change_owner: ({ world, a, b }) => {
    const all = world.replicants.ids();
    const open = all.filter((id) => world.replicants.get(id)?.accepts_devices === true);
    const replicant = pickOf(b % 4 === 0 ? all : open, a) ?? pickOf(all, a) ?? 1;
    return { replicant_code: replicantCode(world.setting.seed, replicant) };
  },
  set_tags: ({ a, b }) => ({
    [pickOf(['tags', 'add_tags', 'remove_tags'], a) ?? 'tags']: [pickOf(TAGS, b) ?? 'x'],
  }),
  configure: ({ a, b }) => ({
    ...(a % 3 === 0 ? {} : { strength: (a % 11) / 10 }),
    ...(a % 3 === 1 ? {} : { direction: b % 2 === 0 ? 'increase' : 'decrease' }),
  }),
  collect_resources: ({ a, b }) => ({
    resources: { [pickOf(CATEGORIES, a) ?? 'carbon']: 1 + (b % 20) },
  }),
  deposit_resources: ({ a, b }) =>
    a % 2 === 0 ? {} : { resources: { [pickOf(CATEGORIES, a) ?? 'carbon']: 1 + (b % 9) } },
  replicate: ({ a }) => ({ name: `Twin ${a % 9}` }),
  set_directive: ({ a }) => ({ ...pickOf(DIRECTIVES, a) }),
};

function mining({ world, view, account, a, b }: Asker): Args {
  const sites = locationView(world, account, view.location);
  const site = sites !== undefined && 'resource_sites' in sites ? (sites.resource_sites ?? []) : [];
  const named = b % 3 === 0 ? pickOf(site, b >> 2) : undefined;
  const resource = pickOf(CATEGORIES, a);
  return { resource, ...(named === undefined ? {} : { site: named.designation }) };
}

function targets(asker: Asker): Args {
  const codes = neighbours(asker);
  const first = pickOf(codes, asker.a) ?? '00000000';
  const second = asker.b % 3 === 0 ? pickOf(codes, asker.b) : undefined;
  return { targets: second === undefined || second === first ? [first] : [first, second] };
}

/** The account's other devices at the same place, all or of one type. */
function neighbours({ world, view, account }: Asker, type?: string): string[] {
  return deviceViewIds(world, account)
    .map((id) => deviceView(world, id))
    .filter((each) => each?.location === view.location && each.device_code !== view.device_code)
    .filter((each) => type === undefined || each?.device_type === type)
    .map((each) => each?.device_code ?? '');
}

/** A place to go to: in the device's own system, or in another one. Belts are liked best. */
function placeOf(world: World, view: DeviceView, pick: number, away: boolean): string {
  const { seed } = world.setting;
  const here = view.location.split('-')[0] ?? 'SOL';
  const star = starIndex(away ? (pickOf(STARS, pick >> 8) ?? here) : here) ?? 0;
  const { belts, planets } = starSystem(seed, star);
  const places = (pick % 3 < (view.features.includes('terraform') ? 1 : 2) ? belts : planets).map(
    (one) => makeLocation(seed, one.location),
  );
  if (pick % 7 === 0) places.push(`${here}-1-L4`);
  const structure = seasonView(world)?.objective.location;
  if (structure !== undefined && away && pick % 5 === 0) return structure;
  const others = places.filter((code) => code !== view.location);
  return pickOf(others, pick >> 2) ?? 'SOL-3';
}
