import { makeLocation, makeSite } from '../../galaxy/location.js';
import type { World } from '../../rules/schema.js';
import { utcText } from '../../rules/utcText.js';
import { type Attribute, ATTRIBUTES } from '../../ruleset/attributes.js';
import { categoryAt } from '../../ruleset/categories.js';
import type { Category } from '../../ruleset/categories.js';
import { deviceCode, type DeviceId } from '../../state/devices.js';
import { SITE, type SiteId } from '../../state/sites.js';
import { itemAt } from '../../state/itemAt.js';

/** All that can be foreseen, and what it says; in one tick in this order. */
export const DUE_KINDS = {
  terraforming_milestone: 'an attribute of a planet passes a milestone',
  threshold_crossed: 'an attribute of a planet passes the threshold that was asked for',
  attribute_rests: 'an attribute of a planet changes for the last time',
  planet_rests: 'a planet changes for the last time',
  deposit_depleted: 'the miners of the account have emptied a deposit',
  stock_full: 'a stock has no room for the next yield',
  arrives: 'a device is where it wanted to go',
  disassembled: 'a device is taken apart',
  site_found: 'a search ends',
  scan_completed: 'a scan ends',
  print_completed: 'a job is done, if the stock grows as it does now',
  hub_upkeep: 'a shield ends, or upkeep is taken',
  hub_warning: 'the integrity of a hub passes a warning',
  hub_destroyed: 'nothing is left of a hub',
  season_deadline: 'the season is over, complete or not',
  season_starts: 'the next season begins',
  stock_reached: 'the stock that a printer waits for is there',
  controller_plans: 'a controller plans',
  controller_digest: 'a controller tells what was mined',
} as const;

/** What can be foreseen. */
export type DueKind = keyof typeof DUE_KINDS;

/** Why something has no tick. */
export type UntimedReason = 'not_surveyed' | 'short_stock' | 'at_rest' | 'not_within';

/** What a due thing is about, and its numbers; null for what it has nothing to do with. */
export interface DueSubject {
  readonly kind: DueKind;
  readonly location: string;
  readonly device_code: string | null;
  readonly site: string | null;
  readonly resource_type: Category | null;
  readonly attribute: Attribute | null;
  readonly numbers: Readonly<Record<string, number | string>>;
}

/** One thing that will happen at a tick if nobody does anything, and nothing before changes it. */
export interface Due extends DueSubject {
  readonly tick: number;
  /** The same in UTC. */
  readonly due_at: string;
}

/** Something that has no tick, as far as can be told. */
export interface Untimed extends DueSubject {
  readonly reason: UntimedReason;
}

/** What was foreseen, as rows and positions: `at` is a tick, or why there is none. */
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

/** A thing with a tick as the wire shows it. */
export function dueOf(world: World, foreseen: Foreseen & { readonly at: number }): Due {
  const due_at = utcText(world.setting.epoch_seconds + foreseen.at);
  return { tick: foreseen.at, due_at, ...subjectOf(world, foreseen) };
}

/** A thing without a tick as the wire shows it. */
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
