import { makeLocation, makeSite } from '../../galaxy/location.js';
import type { World } from '../../rules/schema.js';
import { utcText } from '../../rules/utcText.js';
import { type Attribute, ATTRIBUTES } from '../../ruleset/attributes.js';
import { categoryAt } from '../../ruleset/categories.js';
import type { Category } from '../../ruleset/categories.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { SCAN, SITE, type SiteId } from '../../state/sites.js';
import { itemAt } from '../../state/itemAt.js';
import type { EventName } from '../../events/events.js';
import { devicePlace } from '../../rules/devices/device.js';
import { CONTROLLER } from '../../state/controllers.js';
import { LOCATION } from '../../state/locations.js';
import { STATUS } from '../../state/statuses.js';

/**
 * The kinds of forecast entries, each with the events of which one occurs at the tick; without
 * events when none shows it. Entries of one tick have this order, which is that of the systems.
 */
export const DUE_KINDS = {
  /** An attribute of a planet passes a milestone. */
  terraforming_milestone: ['terraforming.milestone'],
  /** An attribute of a planet passes the threshold of the query. */
  threshold_crossed: [],
  /** An attribute of a planet changes for the last time. */
  attribute_rests: [],
  /** A planet changes for the last time. */
  planet_rests: [],
  /** The miners of the account have emptied a deposit. */
  deposit_depleted: ['site.depleted'],
  /** A stock has no room for the next yield. */
  stock_full: [],
  /** An asteroid hits a device. */
  asteroid_strikes: ['asteroid.struck'],
  /** A device reaches its destination. */
  arrives: [
    'travel.arrived',
    'device.disassembling',
    'device.decommissioning',
    'device.decommission_cancelled',
  ],
  /** A device is taken apart. */
  disassembled: [
    'device.decommissioned',
    'device.decommissioning',
    'device.decommission_cancelled',
  ],
  /** A search ends. */
  site_found: ['search.completed'],
  /** A scan ends. */
  scan_completed: ['scan.completed'],
  /** A job is done, if the stock grows as it does now. */
  print_completed: ['print.completed'],
  /** A shield ends, or upkeep is taken. */
  hub_upkeep: [],
  /** The integrity of a hub passes a warning. */
  hub_warning: ['hub.warning'],
  /** A hub has no integrity left. */
  hub_destroyed: ['hub.destroyed'],
  /** The season is over, complete or not. */
  season_deadline: ['season.failed'],
  /** The next season begins. */
  season_starts: ['season.started'],
  /** The stock that a printer waits for is there. */
  stock_reached: [],
  /** A controller plans. */
  controller_plans: [],
  /** A controller has had nothing to mine for too long. */
  directive_times_out: ['ami.directive_timed_out'],
  /** A controller reports what was mined. */
  controller_digest: ['ami.mining.digest'],
} as const satisfies Readonly<Record<string, readonly EventName[]>>;

/** A kind of forecast entries. */
export type DueKind = keyof typeof DUE_KINDS;

/** The reason why an entry has no tick. */
export type UntimedReason =
  | 'not_surveyed'
  | 'short_stock'
  | 'at_rest'
  | 'not_within'
  | 'depleted_before';

/** The subject of an entry, and its numbers; null for members that do not apply. */
export interface DueSubject {
  readonly kind: DueKind;
  readonly location: string;
  readonly device_code: string | null;
  readonly site: string | null;
  readonly resource_type: Category | null;
  readonly attribute: Attribute | null;
  readonly numbers: Readonly<Record<string, number | string>>;
}

/** An entry that happens at its tick if there are no commands and no earlier entry changes it. */
export interface Due extends DueSubject {
  readonly tick: number;
  /** The same in UTC. */
  readonly due_at: string;
}

/** An entry whose tick is unknown. */
export interface Untimed extends DueSubject {
  readonly reason: UntimedReason;
}

/** An entry as rows and positions: `at` is its tick, or the reason why it has none. */
export interface Foreseen {
  readonly kind: DueKind;
  readonly at: number | UntimedReason;
  readonly place: number;
  readonly device?: DeviceId;
  readonly site?: SiteId;
  /** A category from 1 to 6. */
  readonly resource?: number;
  /** A position in ATTRIBUTES. */
  readonly attribute?: number;
  readonly numbers?: Readonly<Record<string, number | string>>;
}

/** An entry with a tick, as views show it. */
export function dueOf(world: World, foreseen: Foreseen & { readonly at: number }): Due {
  const due_at = utcText(world.setting.epoch_seconds + foreseen.at);
  return { tick: foreseen.at, due_at, ...subjectOf(world, foreseen) };
}

/** An entry without a tick, as views show it. */
export function untimedOf(
  world: World,
  foreseen: Foreseen & { readonly at: UntimedReason },
): Untimed {
  return { reason: foreseen.at, ...subjectOf(world, foreseen) };
}

function subjectOf(world: World, foreseen: Foreseen): DueSubject {
  const { key, seed } = world.setting;
  const { attribute, device, kind, numbers, place, resource, site } = foreseen;
  const index = site === undefined ? 0 : world.sites.get(site, SITE.index);
  return {
    kind,
    location: makeLocation(seed, place),
    device_code: device === undefined ? null : deviceCode(key, device),
    site: site === undefined ? null : makeSite(seed, place, index),
    resource_type: resource === undefined ? null : categoryAt(resource),
    attribute: attribute === undefined ? null : itemAt(ATTRIBUTES, attribute),
    numbers: numbers ?? {},
  };
}

/** The entries of the timers of a device: the end of its work, and the plans of its controller. */
export function dueOfTimers(world: World, device: DeviceId): Foreseen[] {
  return [...ofWork(world, device), ...ofController(world, device)];
}

function ofWork(world: World, device: DeviceId): Foreseen[] {
  const { devices, locations, scans, setting, sites } = world;
  const place = devicePlace(world, device);
  const target = devices.get(device, DEVICE.target);
  const at = devices.due(device, DEVICE.finished);
  switch (devices.get(device, DEVICE.status)) {
    case STATUS.travelling:
    case STATUS.recalling:
    case STATUS.decommissioning: {
      const destination = makeLocation(setting.seed, locations.get(target, LOCATION.place));
      return [{ kind: 'arrives', at, place, device, numbers: { destination } }];
    }
    case STATUS.disassembling:
      return [{ kind: 'disassembled', at, place, device }];
    case STATUS.searching:
      return [
        { kind: 'site_found', at: sites.due(target, SITE.found), place, device, site: target },
      ];
    case STATUS.scanning:
      return [{ kind: 'scan_completed', at: scans.due(target, SCAN.finished), place, device }];
    default:
      return [];
  }
}

function ofController(world: World, device: DeviceId): Foreseen[] {
  const controller = world.controllers.find(device);
  if (controller === 0) return [];
  const place = devicePlace(world, device);
  const plan = world.controllers.due(controller, CONTROLLER.plan);
  const timeout = world.controllers.due(controller, CONTROLLER.timeout);
  const digest = world.controllers.due(controller, CONTROLLER.digest);
  const foreseen: Foreseen[] = [
    { kind: 'controller_plans', at: plan, place, device },
    { kind: 'directive_times_out', at: timeout, place, device },
    { kind: 'controller_digest', at: digest, place, device },
  ];
  return foreseen.filter(({ at }) => at !== 0);
}
