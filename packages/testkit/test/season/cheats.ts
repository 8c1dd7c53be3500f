import {
  DEVICE_COMMAND_NAMES,
  type DeviceCommandName,
  deviceCommandOf,
  type DeviceType,
  type DeviceView,
  exampleArgs,
  replicantListView,
  seasonView,
} from '@astrarium/core';
import { by, type Cheat, codeOf, type Spy } from './cheat.js';
import type { Args } from './seasonTable.js';

type Fraud = (spy: Spy) => readonly Cheat[];

/** The belt of a system that somebody else has locked. */
const ABROAD = 'BARNARD-BELT-1';

const NOBODY = '00000000';

/** Arguments of a command that would be accepted if the device were his. */
function modestArgs(type: DeviceCommandName): Args {
  return exampleArgs(deviceCommandOf(type), {
    device_code: NOBODY,
    device_codes: [NOBODY],
    location_code: 'SOL-3',
    replicant_code: NOBODY,
  });
}

/** Numbers that are no number of things, and no share of one either. */
const NO_COUNTS = [-1, 1.5, 2 ** 31 + 0.5, -(2 ** 53), 1e308, NaN, -Infinity, '3', null, [1]];

/** He tells what is not his what to do, by itself and through what is his. */
const STEALING: Fraud = ({ own, foreign }) => {
  const code = 'unknown_device';
  const told = foreign.flatMap(({ device_code }) =>
    DEVICE_COMMAND_NAMES.flatMap((type) =>
      by(device_code)(`${type} of a foreign device`, type, modestArgs(type), code),
    ),
  );
  const idle = own.filter(({ status }) => status === 'idle');
  const keeper = codeOf(idle, 'maintenance_drone');
  const through = foreign.flatMap(({ device_code: it }) => [
    ...by(keeper)('into a foreign vessel', 'stow', { into: it }, code),
    ...by(keeper)('the repair of a foreign device', 'repair', { target: it }, code),
    ...by(codeOf(idle, 'heaven_vessel'))('carrying it off', 'attach', { targets: [it] }, code),
    ...by(codeOf(idle, 'ami_mining_controller'))('adoption', 'adopt', { targets: [it] }, code),
    ...by(codeOf(own, 'autofactory'))(
      'a foreign controller',
      'enqueue_print',
      { device_type: 'mining_drone', controller: it },
      code,
    ),
  ]);
  return [...told, ...through];
};

/** He counts in his own way. */
const COUNTING: Fraud = ({ own }) => {
  const cheat = (type: string, device: DeviceType, args: Args): Cheat[] =>
    by(codeOf(own, device))(`no number for ${type}`, type, args, 'invalid_field');
  return NO_COUNTS.flatMap((count) => [
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

/** He adds what nobody asked for, and says that he is somebody else. */
const PRETENDING: Fraud = ({ player, own, stranger, foreign }) => {
  const location = seasonView(player.world())?.objective.location ?? '';
  const device = codeOf(own, 'autofactory') ?? NOBODY;
  const foreignDevice = foreign[0]?.device_code ?? '';
  const says = 'what nobody asked for';
  const code = 'invalid_field';
  const print = { device, device_type: 'surge_plate' };
  const gift = { location, devices: [device] };
  const rename = { replicant_code: stranger, name: 'Fool' };
  const acting = { ...gift, acting_replicant: stranger };
  const take = { device: foreignDevice, replicant_code: stranger };
  return [
    { says, type: 'enqueue_print', args: { ...print, free: true }, code },
    { says, type: 'enqueue_print', args: { ...print, bill: {} }, code },
    { says, type: 'travel', args: { device, destination: 'SOL-3', seconds: 1 }, code },
    { says, type: 'contribute', args: { ...gift, count: 1000 }, code },
    { says, type: 'contribute', args: { ...gift, devices: [] }, code },
    { says, type: 'contribute', args: { ...gift, devices: device }, code },
    { says, type: 'update_account', args: { email: 'judge@example.org' }, code },
    { says, type: 'update_account', args: { credits: 1e9 }, code },
    { says: 'a second account', type: 'open_account', args: { name: 'Me' }, code: 'host_only' },
    { says: 'a foreign name', type: 'update_replicant', args: rename, code: 'unknown_replicant' },
    { says: 'foreign credit', type: 'contribute', args: acting, code: 'unknown_replicant' },
    { says: 'as the host', type: 'change_owner', args: take, code: 'unknown_account', account: 0 },
    { says: 'as nobody', type: 'contribute', args: gift, code: 'unknown_account', account: 77 },
    { says: 'orders of his own', type: 'win', args: {}, code: 'unknown_command' },
  ];
};

/** He prints more than the queue holds, and takes back what is done or not his. */
const PRINTING: Fraud = ({ own, foreign, staleJob }) => {
  const factory = by(codeOf(own, 'autofactory'));
  const vessel = codeOf(
    own.filter(({ status }) => status === 'idle'),
    'heaven_vessel',
  );
  const over = { device_type: 'ftl_beacon', quantity: 11 };
  const says = 'more than the queue holds';
  const back = 'dequeue_print';
  const jobs = foreign.flatMap(({ print_queue = [] }) => print_queue.slice(0, 1));
  return [
    factory(says, 'enqueue_print', over, 'queue_full'),
    by(vessel)(says, 'enqueue_print', { ...over, quantity: 2 }, 'queue_full'),
    staleJob === 0 ? [] : factory('a job that is done', back, { job_id: staleJob }, 'unknown_job'),
    factory('a job that never was', back, { job_id: 1e9 }, 'unknown_job'),
    factory('a batch that never was', back, { batch_id: 1e9 }, 'unknown_batch'),
    ...jobs.flatMap(({ job_id, batch_id }) => [
      factory('a foreign job', back, { job_id }, 'unknown_job'),
      factory('a foreign batch', back, { batch_id }, 'unknown_batch'),
    ]),
  ].flat();
};

/** He gives what he has not, what he gave before, and what is elsewhere. */
const GIVING: Fraud = ({ player, own, foreign, pledged }) => {
  const season = seasonView(player.world());
  if (season === undefined) return [];
  const location = season.objective.location;
  const parts = own.filter(({ device_type }) => device_type in season.objective.requirements);
  const drones = own.filter(({ device_type }) => device_type === 'mining_drone');
  const away = parts.filter((part) => part.location !== location);
  const aboard = parts.filter((part) => part.status === 'stowed' && part.location === location);
  const twin = replicantListView(player.world(), player.account)[1]?.replicant_code;
  const codes = (all: readonly DeviceView[]): string[] =>
    all.slice(0, 10).map(({ device_code }) => device_code);
  const give = (says: string, devices: readonly string[], code: string, more: Args = {}) => {
    const twice = [...devices, ...devices];
    const args = { location, devices: twice, ...more };
    return devices.length === 0 ? [] : [{ says, type: 'contribute', args, code }];
  };
  const open = season.state === 'active';
  return [
    give('foreign parts', codes(foreign), 'unknown'),
    give('what nobody needs', codes(drones), season.state === 'failed' ? 'expired' : 'wrong_type'),
    open ? give('parts that are elsewhere', codes(away), 'wrong_location') : [],
    open ? give('parts that are stowed', codes(aboard), 'busy') : [],
    give('the same part again', pledged.slice(0, 10), 'already_pledged'),
    give('as a sibling', codes(parts), 'not_owned', { acting_replicant: twin }),
    give('to a belt', codes(parts), 'not_a_megastructure', { location: 'SOL-BELT-1' }),
    give('to what is not begun', codes(parts), 'unknown_location', { location: 'SOL-OBJ-9' }),
  ].flat();
};

/** He goes where he cannot, and lives where somebody lives. */
const MOVING: Fraud = ({ player, own, gift, stranger }) => {
  const [self, twin] = replicantListView(player.world(), player.account);
  const home = own.find(({ device_code }) => device_code === self?.hosting_device_code);
  const into = home?.device_code;
  const second = twin?.hosting_device_code ?? NOBODY;
  const drones = own.filter(({ location, status }) => location === ABROAD && status === 'idle');
  const keeper = codeOf(own, 'maintenance_drone');
  const aboard = home?.stowed_devices?.[0];
  const rests = home?.status === 'idle';
  const far = { destination: ABROAD };
  const much = { resources: { rares: 1999, carbon: 1999 } };
  const given = own.find(({ device_code }) => device_code === gift)?.device_code;
  const ore = { resource: 'structural' };
  return [
    by(keeper)('a drone between stars', 'travel', far, 'no_surge_drive'),
    by(keeper)('into the vessel of a sibling', 'stow', { into: second }, 'not_owner'),
    by(keeper)(
      'to who wants nothing',
      'change_owner',
      { replicant_code: stranger },
      'not_accepted',
    ),
    by(codeOf(own, 'system_hub'))('a hub in a belt', 'activate', {}, 'not_at_lagrange'),
    by(given)('a gift taken apart', 'decommission', {}, 'not_builder'),
    by(second)('his vessel in itself', 'attach', { targets: [second] }, 'own_carrier'),
    by(codeOf(drones, 'mining_drone'))('a locked system', 'start_mining', ore, 'system_locked'),
    by(codeOf(own, 'transport_drone'))('no such stock', 'collect_resources', much, 'short_stock'),
    by(rests ? into : undefined)(
      'two in a vessel',
      'replicate',
      modestArgs('replicate'),
      'vessel_occupied',
    ),
    by(rests && home.location !== 'SOL-BELT-1' ? keeper : undefined)(
      'from afar',
      'stow',
      { into },
      'wrong_location',
    ),
    by(home?.status === 'travelling' ? aboard : undefined)(
      'off a vessel under way',
      'deploy',
      {},
      'carrier_busy',
    ),
    by(aboard)('aboard twice', 'stow', { into }, 'wrong_state'),
    by(codeOf(own, 'ftl_beacon'))('what has no drive', 'travel', far, 'missing_feature'),
  ].flat();
};

/** All that a cheat can think of as things stand. */
export function cheats(spy: Spy): readonly Cheat[] {
  return [STEALING, COUNTING, PRETENDING, PRINTING, GIVING, MOVING].flatMap((fraud) => fraud(spy));
}
