import {
  argumentFacts,
  CATEGORIES,
  DEVICE_TYPES,
  deviceCommandOf,
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
} from '@astrarium/space';
import { pickOf } from '@astrarium/testkit';

/** What the arguments of a random command are chosen by. */
export interface Asker {
  readonly world: World;
  readonly view: DeviceView;
  readonly account: number;
  /** Two random numbers. */
  readonly a: number;
  readonly b: number;
}

/** What of a command an argument is. */
interface Wanted {
  readonly words: readonly string[];
  readonly name: string;
  readonly command: string;
}

type Choice = (asker: Asker, wanted: Wanted) => unknown;

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

const FOLLOW_UPS = [
  { command: 'start_mining', resource: 'carbon' },
  { command: 'travel', destination: 'SOL-3' },
  { command: 'search' },
];

const NOBODY = '00000000';

/** A likely value for an argument of each kind. */
const VALUES: Readonly<Record<string, Choice>> = {
  amounts: ({ a, b }) => ({ [pickOf(CATEGORIES, a) ?? 'carbon']: 1 + (b % 20) }),
  channels: () => ['#general'],
  category: ({ a }) => pickOf(CATEGORIES, a),
  device_code: (asker, { command }) => pickOf(devicesFor(asker, command), asker.a) ?? NOBODY,
  device_codes: (asker, { command }) => {
    const codes = devicesFor(asker, command);
    const first = pickOf(codes, asker.a) ?? NOBODY;
    const second = asker.b % 3 === 0 ? pickOf(codes, asker.b) : undefined;
    return second === undefined || second === first ? [first] : [first, second];
  },
  device_name: ({ a, b }) => (b % 3 === 0 ? null : `Argo ${a % 5}`),
  device_type: ({ a }) => pickOf(a % 4 < 3 ? SMALL_TYPES : DEVICE_TYPES, a >> 2),
  direction: ({ b }) => (b % 2 === 0 ? 'increase' : 'decrease'),
  directive: ({ a }) => pickOf(DIRECTIVES, a)?.name,
  directive_config: ({ a }) => pickOf(DIRECTIVES, a)?.config,
  flag: ({ a }) => a % 2 === 0,
  follow_up: ({ a }) => pickOf(FOLLOW_UPS, a >> 3),
  greeting: ({ b }) => (b % 3 === 0 ? '' : `Welcome ${b % 9}`),
  id: ({ view, a }, { name }) => {
    const job: Readonly<Record<string, unknown>> = { ...pickOf(view.print_queue ?? [], a) };
    return job[name] ?? 1 + (a % 9);
  },
  integer: ({ b }) => 1 + ((b >> 2) % 4),
  location_code: ({ world, view, a, b }) =>
    placeOf(world, view, b, view.features.includes('surge') && a % 3 === 0),
  location_codes: ({ world, view, a }) => [placeOf(world, view, a, false)],
  members: () => ({}),
  message: ({ a }) => `Message ${a % 9}`,
  name: ({ a }) => `Twin ${a % 999}`,
  patterns: () => ['mining.*'],
  recipient: () => '#general',
  replicant_codes: () => [NOBODY],
  replicant_code: ({ world, a, b }) => {
    const all = world.replicants.ids();
    const open = all.filter((id) => world.replicants.get(id)?.accepts_devices === true);
    const replicant = pickOf(b % 4 === 0 ? all : open, a) ?? pickOf(all, a) ?? 1;
    return replicantCode(world.setting.key, replicant);
  },
  share: ({ a }) => (a % 11) / 10,
  site_code: ({ world, view, account, b }) => {
    const place = locationView(world, account, view.location);
    const sites =
      place !== undefined && 'resource_sites' in place ? (place.resource_sites ?? []) : [];
    return pickOf(sites, b >> 2)?.designation;
  },
  tags: ({ b }) => [pickOf(TAGS, b) ?? 'x'],
  texts: (asker) => [pickOf(devicesFor(asker, 'contribute'), asker.a) ?? NOBODY],
  thousandths: () => 1,
  timezone: () => 'Europe/Paris',
  word: ({ a }, { words }) => pickOf(words, a),
  words: ({ a }, { words }) => [pickOf(words, a)],
};

/** Which optional arguments are given, by their kind; others are given now and then. */
const GIVEN: Readonly<Record<string, (asker: Asker) => boolean>> = {
  amounts: ({ a }) => a % 2 === 1,
  direction: ({ a }) => a % 3 !== 1,
  directive_config: () => true,
  integer: ({ b }) => b % 3 === 0,
  share: ({ a }) => a % 3 !== 0,
  site_code: ({ b }) => b % 3 === 0,
  tags: ({ b }) => b % 5 === 0,
};

/** Random arguments of a command besides its device, which are likely to be accepted. */
export function commandArgs(type: string, asker: Asker): Readonly<Record<string, unknown>> {
  const { args, oneOf } = deviceCommandOf(type);
  const only = pickOf(oneOf, asker.b >> 1);
  const chosen = Object.entries(args).flatMap(([name, shape]): [string, unknown][] => {
    const { kind, optional, words } = argumentFacts(shape);
    const isGiven = !optional || (GIVEN[kind]?.(asker) ?? asker.b % 7 === 0);
    if (oneOf.includes(name) ? name !== only : !isGiven) return [];
    return [[name, VALUES[kind]!(asker, { words, name, command: type })]];
  });
  return Object.fromEntries(chosen.filter(([, value]) => value !== undefined));
}

/** The feature of devices that make sense as arguments of a command, where it is one. */
const NAMED: Readonly<Record<string, string>> = {
  stow: 'host',
  enqueue_print: 'ami',
  adopt: 'mine',
};

/** The codes of the devices that make sense as arguments of a command. */
function devicesFor({ world, view, account }: Asker, command: string) {
  if (command === 'release') return view.adopted_devices ?? [];
  if (command === 'detach') return view.attached_devices ?? [];
  const feature = NAMED[command];
  return deviceViewIds(world, account)
    .flatMap((id) => deviceView(world, id) ?? [])
    .filter(({ location, device_code }) => {
      return location === view.location && device_code !== view.device_code;
    })
    .filter(
      (each) => feature === undefined || (each.features as readonly string[]).includes(feature),
    )
    .map(({ device_code }) => device_code);
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
