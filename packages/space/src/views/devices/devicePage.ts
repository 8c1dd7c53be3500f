import { min, type ReadArgs } from '@astrarium/core';
import { devicePlace } from '../../rules/devices/device.js';
import { placeCode } from '../../rules/placeCode.js';
import { FLAG, hexCode, integer, oneOf, optional, shaped, word } from '../../rules/readers.js';
import { isRefused, type Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { tagsOf } from '../../rules/devices/label.js';
import { DEVICE_TYPES } from '../../ruleset/deviceTypes.js';
import { DEVICE, type DeviceId, deviceNumber, deviceNumberToId } from '../../state/devices.js';
import { FLEET, type ReplicantId } from '../../state/replicant.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { actingReplicantNamed, actingReplicants } from './deviceAccess.js';
import { placeFilter } from './placeFilter.js';
import { queryReader } from '../queryReader.js';
import { tagFilter, tagFilterPatterns } from './tagFilter.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { statusAt, STATUSES } from '../../state/statuses.js';
import { deviceStatus } from './deviceStatus.js';

/** Which devices of an account, and which page of them; everything may be omitted. */
export interface DeviceListQuery {
  /** See with the eyes of this replicant: private siblings' devices are left out. */
  readonly acting_replicant?: string | undefined;
  readonly replicant_code?: string | undefined;
  readonly device_type?: string | undefined;
  /** A status with its detail, `mining (carbon)`, or a word: `mining` with any detail. */
  readonly status?: string | undefined;
  /** Deprecated: exactly this tag. */
  readonly tag?: string | undefined;
  /** Patterns with commas between: any of them. */
  readonly tags?: string | undefined;
  readonly exclude_tags?: string | undefined;
  readonly untagged?: boolean | undefined;
  /** A star's code is its whole system. */
  readonly location?: string | undefined;
  /** The number of the device to read after. */
  readonly cursor?: number | undefined;
  readonly limit?: number | undefined;
}

/** The reader of the parameters of a list of devices. */
export const DEVICE_QUERY = /* @__PURE__ */ queryReader(
  (limits) => ({
    acting_replicant: optional(hexCode(8), ''),
    replicant_code: optional(hexCode(8), ''),
    device_type: optional(oneOf(DEVICE_TYPES), 0),
    status: optional(word(STATUS_FILTERS), ''),
    tag: optional(shaped('tag', /^[a-z0-9:_.-]+$/, limits.tagLength), ''),
    tags: tagFilterPatterns(limits),
    exclude_tags: tagFilterPatterns(limits),
    untagged: optional(FLAG, false),
    location: optional(placeCode(), ''),
    cursor: optional(integer(0, 0x1_0000_0000), 0),
    limit: optional(integer(1, limits.maxPageLength), limits.pageLength),
  }),
  [
    ['untagged', 'tag'],
    ['untagged', 'tags'],
    ['untagged', 'exclude_tags'],
    ['tag', 'tags'],
  ],
);

/** Which devices make up a page. */
export interface DevicePage {
  /** Ids, ascending. */
  readonly devices: readonly DeviceId[];
  /** The number of the last device of the page; null when there is nothing after it. */
  readonly next_cursor: number | null;
}

/**
 * The page of an account's devices that a query asks for. A device that is there from the first
 * page to the last is in exactly one of them, whatever happens between the pages. Calls `examined`
 * with the number of devices to which the filters were applied.
 */
export function devicePage(
  world: World,
  account: AccountId,
  query: DeviceListQuery | ReadArgs = {},
  examined: (devices: number) => void = () => undefined,
): DevicePage | Refused {
  const args = DEVICE_QUERY.valuesOf(query, world.setting.ruleset.limits);
  const conflict = DEVICE_QUERY.refuseConflict(args);
  if (conflict !== undefined) return conflict;
  const { cursor, device_type, limit, replicant_code } = args;
  const tagged = tagFilter({
    tag: args.tag,
    tags: args.tags,
    exclude_tags: args.exclude_tags,
    untagged: args.untagged,
  });
  const visible = actingReplicants(world, account, args.acting_replicant);
  if (isRefused(visible)) return visible;
  const named =
    replicant_code === '' ? 0 : actingReplicantNamed(world, account, visible, replicant_code);
  if (isRefused(named)) return named;
  const placed = placeFilter(world, args.location);
  if (isRefused(placed)) return placed;
  const hasStatus = statusFilter(world, args.status);
  const { key } = world.setting;
  const after = cursor === 0 ? 0 : deviceNumberToId(key, cursor);
  const found: DeviceId[] = [];
  let count = 0;
  eachAfter(world, named === 0 ? visible : [named], after, (device) => {
    count += 1;
    if (device_type !== 0 && world.devices.get(device, DEVICE.type) !== device_type) return true;
    if (!hasStatus(device)) return true;
    if (args.location !== '' && !placed(devicePlace(world, device))) return true;
    if (tagged !== undefined && !tagged(tagsOf(world, device))) return true;
    found.push(device);
    return found.length <= limit;
  });
  examined(count);
  // One more than the page holds was looked for: it shows whether there is another page.
  const devices = found.slice(0, limit);
  const last = found.length > limit ? devices.at(-1) : undefined;
  return { devices, next_cursor: last === undefined ? null : deviceNumber(key, last) };
}

/** Of more devices than these not all are gathered for a page. */
const MAX_GATHERED = 256;

/**
 * Visits the devices of these replicants after an id, ascending, until `visit` has had enough. As
 * many ids as a large account has devices are tried one by one, which is enough for a page where
 * they were made together; only then are all of them gathered. So a page costs what the account
 * has at most, however large the world is.
 */
export function eachAfter(
  world: World,
  replicants: readonly ReplicantId[],
  after: DeviceId,
  visit: (device: DeviceId) => boolean,
): void {
  const { devices, fleets, holdings } = world;
  const deviceCount = holdings.get(fleets.get(replicants[0] ?? 0, FLEET.account), HOLDING.devices);
  const end = deviceCount > MAX_GATHERED ? min(devices.count, after + deviceCount) : after;
  for (let device = after + 1; device <= end; device += 1) {
    if (!devices.has(device)) continue;
    if (replicants.includes(devices.parent(device, DEVICE.replicant)) && !visit(device)) return;
  }
  if (end >= devices.count) return;
  const [all = [], ...more] = replicants.map((each) => fleets.members(each, FLEET.devices));
  for (const others of more) for (const device of others) all.push(device);
  if (more.length > 0) all.sort((a, b) => a - b);
  all.every((device) => device <= end || visit(device));
}

/** What a list can be filtered by: each word, and each status with its detail. */
export const STATUS_FILTERS: readonly string[] = [
  ...STATUSES,
  ...CATEGORIES.map((category) => `mining (${category})`),
  ...DEVICE_TYPES.map((type) => `printing (${type})`),
];

/** Whether a device has a status of STATUS_FILTERS; an empty one stands for all. */
function statusFilter(world: World, wanted: string): (device: DeviceId) => boolean {
  if (wanted === '') return () => true;
  const hasDetail = wanted.endsWith(')');
  const [word = ''] = wanted.split(' ');
  return (device) =>
    statusAt(world.devices.get(device, DEVICE.status)) === word &&
    (!hasDetail || deviceStatus(world, device) === wanted);
}
