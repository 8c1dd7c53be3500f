import { floorDiv, min, type ReadArgs } from '@astrarium/core';
import { devicePlace } from '../../rules/devices/device.js';
import { placeCode } from '../../rules/placeCode.js';
import { FLAG, hexCode, integer, oneOf, optional, shaped, word } from '../../rules/readers.js';
import { isRefused, type Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { NO_TAGS, tagsOf } from '../../rules/devices/label.js';
import type { Steps } from '../../rules/takeSteps.js';
import { DEVICE_TYPES } from '../../ruleset/deviceTypes.js';
import { DEVICE, type DeviceId, deviceNumber, deviceNumberToId } from '../../state/devices.js';
import { FLEET, type ReplicantId } from '../../state/replicant.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { actingReplicantNamed, actingReplicants } from './deviceAccess.js';
import { deviceIdSteps } from './deviceView.js';
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
 * The page of an account's devices that a query asks for, in steps. A device that is there from the
 * first page to the last is in exactly one of them, whatever happens between the pages.
 */
export function* devicePageSteps(
  world: World,
  account: AccountId,
  query: DeviceListQuery | ReadArgs = {},
): Steps<DevicePage | Refused> {
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
  yield* eachAfter(world, named === 0 ? visible : [named], after, (device) => {
    if (device_type !== 0 && world.devices.get(device, DEVICE.type) !== device_type) return 1;
    if (!hasStatus(device)) return 1;
    if (args.location !== '' && !placed(devicePlace(world, device))) return 1;
    const tags = tagged === undefined ? NO_TAGS : tagsOf(world, device);
    if (tagged === undefined || tagged.matches(tags)) found.push(device);
    return found.length > limit ? 0 : 1 + floorDiv(tags.length * (tagged?.parts ?? 0), 128);
  });
  // One more than the page holds was looked for: it shows whether there is another page.
  const devices = found.slice(0, limit);
  const last = found.length > limit ? devices.at(-1) : undefined;
  return { devices, next_cursor: last === undefined ? null : deviceNumber(key, last) };
}

/** Of more devices than these not all are gathered for a page. */
const MAX_GATHERED = 256;

/** The work of one step, in entries. */
const STEP_ENTRIES = 256;

/** Ids that are tried and that no living row or no own device has, for the work of one entry. */
const IDS_PER_ENTRY = 16;

/**
 * Visits the devices of these replicants after an id, ascending and in steps, until `visit` has had
 * enough: it returns its work in entries, or 0 for enough. As many ids as a large account has
 * devices are tried one by one, which is enough for a page where they were made together; only then
 * are all of them gathered. So a page costs what the account has at most, however large the world
 * is.
 */
export function* eachAfter(
  world: World,
  replicants: readonly ReplicantId[],
  after: DeviceId,
  visit: (device: DeviceId) => number,
): Steps<void> {
  const { devices, fleets, holdings } = world;
  const deviceCount = holdings.get(fleets.get(replicants[0] ?? 0, FLEET.account), HOLDING.devices);
  const end = deviceCount > MAX_GATHERED ? min(devices.count, after + deviceCount) : after;
  let work = 0;
  for (let device = after + 1; device <= end; device += 1) {
    const isOwn =
      devices.has(device) && replicants.includes(devices.parent(device, DEVICE.replicant));
    const looked = isOwn ? visit(device) : 1 / IDS_PER_ENTRY;
    if (looked === 0) return yield work;
    work += looked;
    if (work < STEP_ENTRIES) continue;
    yield work;
    work = 0;
  }
  if (end >= devices.count) return yield work;
  for (const device of yield* deviceIdSteps(world, replicants)) {
    if (device <= end) continue;
    const looked = visit(device);
    if (looked === 0) break;
    work += looked;
    if (work < STEP_ENTRIES) continue;
    yield work;
    work = 0;
  }
  yield work;
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
