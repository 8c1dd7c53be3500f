import {
  DEVICE_COMMAND_NAMES,
  type DeviceCommandName,
  deviceCommandOf,
  type DeviceType,
  type DeviceView,
  exampleArgs,
  replicantListView,
  seasonView,
} from '@astrarium/space';
import { by, type Cheat, codeOf, type CheatKnowledge } from './cheat.js';
import type { Args } from './seasonTable.js';

type CheatKind = (known: CheatKnowledge) => readonly Cheat[];

/** The belt of a system that another account has locked. */
const LOCKED_BELT = 'BARNARD-BELT-1';

const UNKNOWN = '00000000';

/** Valid arguments for a command of an own device. */
function validArgs(type: DeviceCommandName): Args {
  return exampleArgs(deviceCommandOf(type), {
    device_code: UNKNOWN,
    device_codes: [UNKNOWN],
    location_code: 'SOL-3',
    replicant_code: UNKNOWN,
  });
}

/** Values that are neither counts nor shares. */
const INVALID_NUMBERS = [-1, 1.5, 2 ** 31 + 0.5, -(2 ** 53), 1e308, NaN, -Infinity, '3', null, [1]];

/** Commands devices of others, directly and through own devices. */
const STEALING: CheatKind = ({ own, foreign }) => {
  const code = 'unknown_device';
  const direct = foreign.flatMap(({ device_code }) =>
    DEVICE_COMMAND_NAMES.flatMap((type) =>
      by(device_code)(`${type} of a foreign device`, type, validArgs(type), code),
    ),
  );
  const idle = own.filter(({ status }) => status === 'idle');
  const keeper = codeOf(idle, 'maintenance_drone');
  const through = foreign.flatMap(({ device_code: it }) => [
    ...by(keeper)('into a foreign vessel', 'stow', { into: it }, code),
    ...by(keeper)('the repair of a foreign device', 'repair', { target: it }, code),
    ...by(codeOf(idle, 'heaven_vessel'))(
      'attaching a foreign device',
      'attach',
      { targets: [it] },
      code,
    ),
    ...by(codeOf(idle, 'ami_mining_controller'))(
      'adopting a foreign device',
      'adopt',
      { targets: [it] },
      code,
    ),
    ...by(codeOf(own, 'autofactory'))(
      'a foreign controller',
      'enqueue_print',
      { device_type: 'mining_drone', controller: it },
      code,
    ),
  ]);
  return [...direct, ...through];
};

/** Sends invalid numbers. */
const COUNTING: CheatKind = ({ own }) => {
  const cheat = (type: string, device: DeviceType, args: Args): Cheat[] =>
    by(codeOf(own, device))(`invalid number for ${type}`, type, args, 'invalid_field');
  return INVALID_NUMBERS.flatMap((count) => [
    cheat('enqueue_print', 'autofactory', { quantity: count, device_type: 'ftl_beacon' }),
    cheat('dequeue_print', 'autofactory', { job_id: count }),
    cheat('collect_resources', 'transport_drone', { resources: { carbon: count } }),
    cheat('deposit_resources', 'transport_drone', { resources: { carbon: count } }),
    cheat('set_directive', 'ami_mining_controller', {
      name: 'maintain_ratios',
      config: { ratios: { carbon: count } },
    }),
    cheat('configure', 'aquifer_tap', { strength: count }),
    cheat('set_tags', 'aquifer_tap', { tags: count }),
  ]).flat();
};

/** Adds unknown arguments, and acts for other accounts. */
const PRETENDING: CheatKind = ({ player, own, stranger, foreign }) => {
  const location = seasonView(player.world())?.objective.location ?? '';
  const device = codeOf(own, 'autofactory') ?? UNKNOWN;
  const foreignDevice = foreign[0]?.device_code ?? '';
  const title = 'unknown arguments';
  const code = 'invalid_field';
  const print = { device, device_type: 'surge_plate' };
  const gift = { location, devices: [device] };
  const rename = { replicant_code: stranger, name: 'Fool' };
  const acting = { ...gift, acting_replicant: stranger };
  const take = { device: foreignDevice, replicant_code: stranger };
  return [
    { title, type: 'enqueue_print', args: { ...print, free: true }, code },
    { title, type: 'enqueue_print', args: { ...print, bill: {} }, code },
    { title, type: 'travel', args: { device, destination: 'SOL-3', seconds: 1 }, code },
    { title, type: 'contribute', args: { ...gift, count: 1000 }, code },
    { title, type: 'contribute', args: { ...gift, devices: [] }, code },
    { title, type: 'contribute', args: { ...gift, devices: device }, code },
    { title, type: 'update_account', args: { email: 'judge@example.org' }, code },
    { title, type: 'update_account', args: { credits: 1e9 }, code },
    { title: 'a second account', type: 'open_account', args: { name: 'Me' }, code: 'host_only' },
    { title: 'a foreign name', type: 'update_replicant', args: rename, code: 'unknown_replicant' },
    {
      title: 'contribution for a foreign replicant',
      type: 'contribute',
      args: acting,
      code: 'unknown_replicant',
    },
    { title: 'as the host', type: 'change_owner', args: take, code: 'unknown_account', account: 0 },
    {
      title: 'as an unknown account',
      type: 'contribute',
      args: gift,
      code: 'unknown_account',
      account: 77,
    },
    { title: 'an unknown command', type: 'win', args: {}, code: 'unknown_command' },
  ];
};

/** Prints more than the queue holds, and cancels jobs that are finished or of others. */
const PRINTING: CheatKind = ({ own, foreign, staleJob }) => {
  const factory = by(codeOf(own, 'autofactory'));
  const vessel = codeOf(
    own.filter(({ status }) => status === 'idle'),
    'heaven_vessel',
  );
  const over = { device_type: 'ftl_beacon', quantity: 11 };
  const title = 'more than the queue holds';
  const back = 'dequeue_print';
  const jobs = foreign.flatMap(({ print_queue = [] }) => print_queue.slice(0, 1));
  return [
    factory(title, 'enqueue_print', over, 'queue_full'),
    by(vessel)(title, 'enqueue_print', { ...over, quantity: 2 }, 'queue_full'),
    staleJob === 0 ? [] : factory('a finished job', back, { job_id: staleJob }, 'unknown_job'),
    factory('an unknown job', back, { job_id: 1e9 }, 'unknown_job'),
    factory('an unknown batch', back, { batch_id: 1e9 }, 'unknown_batch'),
    ...jobs.flatMap(({ job_id, batch_id }) => [
      factory('a foreign job', back, { job_id }, 'unknown_job'),
      factory('a foreign batch', back, { batch_id }, 'unknown_batch'),
    ]),
  ].flat();
};

/** Contributes devices that are of others, contributed before, or elsewhere. */
const GIVING: CheatKind = ({ player, own, foreign, pledged }) => {
  const season = seasonView(player.world());
  if (season === undefined) return [];
  const location = season.objective.location;
  const parts = own.filter(({ device_type }) => device_type in season.objective.requirements);
  const drones = own.filter(({ device_type }) => device_type === 'mining_drone');
  const isUnderWay = (device: DeviceView | undefined): boolean =>
    device?.status === 'travelling' || device?.status === 'recalling';
  const moving = parts.filter(
    (part) =>
      isUnderWay(part) ||
      isUnderWay(own.find(({ device_code }) => device_code === part.stowed_in_device_code)),
  );
  const away = parts.filter((part) => part.location !== location && !moving.includes(part));
  const twin = replicantListView(player.world(), player.account)[1]?.replicant_code;
  const codes = (all: readonly DeviceView[]): string[] =>
    all.slice(0, 10).map(({ device_code }) => device_code);
  const give = (title: string, devices: readonly string[], code: string, more: Args = {}) => {
    const twice = [...devices, ...devices];
    const args = { location, devices: twice, ...more };
    return devices.length === 0 ? [] : [{ title, type: 'contribute', args, code }];
  };
  const open = season.state === 'active';
  return [
    give('foreign parts', codes(foreign), 'unknown'),
    give(
      'parts that are not needed',
      codes(drones),
      season.state === 'failed' ? 'expired' : 'wrong_type',
    ),
    open ? give('parts that are elsewhere', codes(away), 'wrong_location') : [],
    open ? give('parts in transit', codes(moving), 'in_transit') : [],
    give('the same part again', pledged.slice(0, 10), 'already_pledged'),
    give('as a sibling', codes(parts), 'not_owned', { acting_replicant: twin }),
    give('to a belt', codes(parts), 'not_a_megastructure', { location: 'SOL-BELT-1' }),
    give('to an unknown megastructure', codes(parts), 'unknown_location', {
      location: 'SOL-OBJ-9',
    }),
  ].flat();
};

/** Travels to unreachable places, and replicates into an occupied vessel. */
const MOVING: CheatKind = ({ player, own, gift, stranger }) => {
  const [self, twin] = replicantListView(player.world(), player.account);
  const home = own.find(({ device_code }) => device_code === self?.hosting_device_code);
  const into = home?.device_code;
  const second = twin?.hosting_device_code ?? UNKNOWN;
  const drones = own.filter(
    ({ location, status }) => location === LOCKED_BELT && status === 'idle',
  );
  const keeper = codeOf(own, 'maintenance_drone');
  const aboard = home?.stowed_devices?.[0];
  const rests = home?.status === 'idle';
  const far = { destination: LOCKED_BELT };
  const much = { resources: { rares: 1999, carbon: 1999 } };
  const contributed = own.find(({ device_code }) => device_code === gift)?.device_code;
  const ore = { resource: 'structural' };
  return [
    by(keeper)('interstellar travel without a surge drive', 'travel', far, 'no_surge_drive'),
    by(keeper)('into the vessel of a sibling', 'stow', { into: second }, 'not_owner'),
    by(keeper)(
      'to a replicant that accepts no devices',
      'change_owner',
      { replicant_code: stranger },
      'not_accepted',
    ),
    by(codeOf(own, 'system_hub'))('a hub in a belt', 'activate', {}, 'not_at_lagrange'),
    by(contributed)('decommissioning a gift', 'decommission', {}, 'not_builder'),
    by(second)('attaching a vessel to itself', 'attach', { targets: [second] }, 'own_carrier'),
    by(codeOf(drones, 'mining_drone'))('a locked system', 'start_mining', ore, 'system_locked'),
    by(codeOf(own, 'transport_drone'))(
      'more than the stock',
      'collect_resources',
      much,
      'short_stock',
    ),
    by(rests ? into : undefined)(
      'replicating into an occupied vessel',
      'replicate',
      validArgs('replicate'),
      'vessel_occupied',
    ),
    by(rests && home.location !== 'SOL-BELT-1' ? keeper : undefined)(
      'stowing from another location',
      'stow',
      { into },
      'wrong_location',
    ),
    by(home?.status === 'travelling' ? aboard : undefined)(
      'deploying from a travelling vessel',
      'deploy',
      {},
      'carrier_busy',
    ),
    by(aboard)('stowing twice', 'stow', { into }, 'wrong_state'),
    by(codeOf(own, 'ftl_beacon'))('travel without a drive', 'travel', far, 'missing_feature'),
  ].flat();
};

/** All cheats that are possible now. */
export function cheats(known: CheatKnowledge): readonly Cheat[] {
  return [STEALING, COUNTING, PRETENDING, PRINTING, GIVING, MOVING].flatMap((kind) => kind(known));
}
