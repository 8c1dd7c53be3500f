import { INT_MAX, min } from '../../kernel/index.js';
import { devicePlace } from '../rules/device.js';
import { FLAG, integer, oneOf, optional, text } from '../rules/readers.js';
import { isRefused } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';
import type { World } from '../rules/schema.js';
import { tagsOf } from '../rules/tags.js';
import { DEVICE_TYPES } from '../ruleset/deviceTypes.js';
import type { LimitRules } from '../ruleset/ruleset.js';
import { DEVICE } from '../state/devices.js';
import { FLEET } from '../state/fleets.js';
import { HOLDING } from '../state/holdings.js';
import { actingReplicantNamed, actingReplicants } from './actingReplicants.js';
import { deviceView } from './deviceView.js';
import type { DeviceView } from './deviceView.js';
import { placeBlocks } from './placeBlocks.js';
import { placeFilter } from './placeFilter.js';
import { readQuery } from './readQuery.js';
import { tagFilter, tagFilterPatterns } from './tagFilter.js';

/** Which devices of an account, and which page of them; everything may be omitted. */
export interface DeviceListQuery {
  /** See with the eyes of this replicant: private siblings' devices are left out. */
  readonly acting_replicant?: string | undefined;
  readonly replicant_code?: string | undefined;
  readonly device_type?: string | undefined;
  /** Deprecated: exactly this tag. */
  readonly tag?: string | undefined;
  /** Patterns with commas between: any of them. */
  readonly tags?: string | undefined;
  readonly exclude_tags?: string | undefined;
  readonly untagged?: boolean | undefined;
  /** A star's code is its whole system. */
  readonly location?: string | undefined;
  /** The device id to read after. */
  readonly cursor?: number | undefined;
  readonly limit?: number | undefined;
}

/** A page of devices, ascending by id. */
export interface DeviceList {
  readonly devices: DeviceView[];
  /** The last id of the page; null when there is nothing after it. */
  readonly next_cursor: number | null;
}

/**
 * The devices of an account that a query asks for. A device that is there from the first page to
 * the last is in exactly one of them, whatever happens between the pages.
 */
export function deviceListView(
  world: World,
  account: number,
  query: DeviceListQuery = {},
): DeviceList | Refused {
  const args = readQuery(query, parametersOf(world));
  if (isRefused(args)) return args;
  const tagged = tagFilter({
    tag: args.tag,
    tags: args.tags,
    exclude_tags: args.exclude_tags,
    untagged: args.untagged,
  });
  if (isRefused(tagged)) return tagged;
  const visible = actingReplicants(world, account, args.acting_replicant);
  if (isRefused(visible)) return visible;
  const { replicant_code } = args;
  const named =
    replicant_code === '' ? 0 : actingReplicantNamed(world, account, visible, replicant_code);
  if (isRefused(named)) return named;
  const placed = placeFilter(world, args.location);
  if (isRefused(placed)) return placed;
  const devices: DeviceView[] = [];
  const known = placeBlocks(world);
  let last = 0;
  for (const device of idsAfter(world, named === 0 ? visible : [named], args.cursor)) {
    const { device_type } = args;
    if (device_type !== 0 && world.devices.get(device, DEVICE.type) !== device_type) continue;
    if (!placed(devicePlace(world, device))) continue;
    if (tagged !== undefined && !tagged(tagsOf(world, device))) continue;
    if (devices.length === args.limit) return { devices, next_cursor: last };
    const view = deviceView(world, device, known(device));
    if (view !== undefined) devices.push(view);
    last = device;
  }
  return { devices, next_cursor: null };
}

/**
 * The devices of these replicants after an id, ascending, as far as somebody asks. As many ids as
 * the account has devices are tried one by one, which is enough for a page where the account is
 * large; only then are all of its devices gathered. So a page costs what the account has at most,
 * however large the world is.
 */
function* idsAfter(world: World, replicants: readonly number[], cursor: number) {
  const { devices, fleets, holdings } = world;
  const tries = holdings.get(fleets.get(replicants[0] ?? 0, FLEET.account), HOLDING.devices);
  const end = min(devices.count, cursor + tries);
  for (let device = cursor + 1; device <= end; device += 1) {
    if (!devices.has(device)) continue;
    if (replicants.includes(devices.parent(device, DEVICE.replicant))) yield device;
  }
  if (end === devices.count) return;
  const rest = replicants
    .flatMap((replicant) => fleets.members(replicant, FLEET.devices))
    .filter((device) => device > end);
  yield* rest.sort((a, b) => a - b);
}

function parametersOf({ setting }: World) {
  const { limits } = setting.ruleset;
  const known = PARAMETERS.get(limits);
  if (known !== undefined) return known;
  const made = parametersWith(limits);
  PARAMETERS.set(limits, made);
  return made;
}

/** By limits, which are constant. */
const PARAMETERS = new WeakMap<LimitRules, ReturnType<typeof parametersWith>>();

function parametersWith(limits: LimitRules) {
  return {
    acting_replicant: optional(text(1, 8), ''),
    replicant_code: optional(text(1, 8), ''),
    device_type: optional(oneOf(DEVICE_TYPES), 0),
    tag: optional(text(1, limits.tagLength), ''),
    tags: tagFilterPatterns(limits),
    exclude_tags: tagFilterPatterns(limits),
    untagged: optional(FLAG, false),
    location: optional(text(1, 64), ''),
    cursor: optional(integer(0, INT_MAX), 0),
    limit: optional(integer(1, limits.pageLengthMost), limits.pageLength),
  };
}
