import { CATALOGUE } from './catalogue.js';
import type { EventField, EventName } from './catalogue.js';

/**
 * How a number of an event becomes a value of the wire. Codes and names are strings; of a pair
 * (`packPair`) one is shown; `tick`, `seconds`, `units`, `micro`, `ppm`, `per_mille`, `milli` and
 * `count` are integers as they are.
 */
export type WireType =
  | 'location'
  | 'location_type'
  | 'star'
  | 'site'
  | 'belt'
  | 'belt_density'
  | 'belt_abundance'
  | 'resource'
  | 'device_type'
  | 'device'
  | 'replicant'
  | 'stop_reason'
  | 'follow_up'
  | 'refusal_code'
  | 'direction'
  | 'attribute'
  | 'directive'
  | 'first_units'
  | 'second_units'
  | 'tick'
  | 'seconds'
  | 'units'
  | 'micro'
  | 'ppm'
  | 'per_mille'
  | 'milli'
  | 'count';

/** A member of a payload: its name, the number that it is made of, and how. */
export interface EventMember {
  readonly member: string;
  readonly field: EventField;
  readonly type: WireType;
}

/**
 * All numbers that events carry, one line each: the member of the payload and its type. `null` is
 * for what the envelope shows or nobody is shown. An event is also told to the account of every
 * other replicant that it names by a number of type `replicant`.
 */
export const EVENT_FIELDS: Readonly<Record<EventField, readonly [string, WireType] | null>> = {
  replicant: null,
  device: null,
  account: null,
  location: ['location', 'location'],
  destination: ['destination', 'location'],
  origin: ['origin', 'location'],
  arrives_at: ['arrives_tick', 'tick'],
  completes_at: ['completes_tick', 'tick'],
  site: ['site', 'site'],
  former_site: ['former_site', 'site'],
  resource: ['resource_type', 'resource'],
  cycle_time_seconds: ['cycle_time_seconds', 'seconds'],
  quantity_mined: ['quantity_mined', 'units'],
  reason: ['reason', 'stop_reason'],
  device_type: ['device_type', 'device_type'],
  job_id: ['job_id', 'count'],
  batch_id: ['batch_id', 'count'],
  new_device: ['new_device_code', 'device'],
  carrier: ['carrier_device_code', 'device'],
  former_replicant: ['former_replicant_code', 'replicant'],
  new_replicant: ['new_replicant_code', 'replicant'],
  tag_count: ['tag_count', 'count'],
  status: ['status', 'count'],
  subject: ['subject', 'count'],
  change_micro: ['change_micro', 'micro'],
  rate_change_micro: ['rate_change_micro', 'micro'],
  is_open: ['is_open', 'count'],
  text_1: null,
  text_2: null,
  text_3: null,
  text_4: null,
  follow_up: ['command', 'follow_up'],
  refusal: ['code', 'refusal_code'],
  quantity: ['quantity', 'units'],
  target: ['target_device_code', 'device'],
  restored_ppm: ['restored_ppm', 'ppm'],
  strength_ppm: ['strength_ppm', 'ppm'],
  direction: ['direction', 'direction'],
  attribute: ['attribute', 'attribute'],
  milestone_milli: ['milestone_milli', 'milli'],
  deadline_at: ['deadline_tick', 'tick'],
  season: ['season', 'count'],
  contributed: ['contributed', 'count'],
  needed: ['needed', 'count'],
  shield_ends_at: ['shield_ends_tick', 'tick'],
  integrity_ppm: ['integrity_ppm', 'ppm'],
  steps: ['steps', 'count'],
  sites_found: ['sites_found', 'count'],
  units_found: ['units_found', 'units'],
  adopted_device: ['adopted_device_code', 'device'],
  directive: ['directive', 'directive'],
  mined_1_2: null,
  mined_3_4: null,
  mined_5_6: null,
};

/** Members that say more about a number than its own member does. */
const MORE = {
  location_type: { member: 'location_type', field: 'location', type: 'location_type' },
  star: { member: 'star', field: 'location', type: 'star' },
  belt: { member: 'belt', field: 'location', type: 'belt' },
  designation: { member: 'designation', field: 'site', type: 'site' },
  density: { member: 'density', field: 'location', type: 'belt_density' },
  structural: { member: 'structural', field: 'mined_1_2', type: 'first_units' },
  conductive: { member: 'conductive', field: 'mined_1_2', type: 'second_units' },
  silicates: { member: 'silicates', field: 'mined_3_4', type: 'first_units' },
  carbon: { member: 'carbon', field: 'mined_3_4', type: 'second_units' },
  volatiles: { member: 'volatiles', field: 'mined_5_6', type: 'first_units' },
  rares: { member: 'rares', field: 'mined_5_6', type: 'second_units' },
  availability: { member: 'availability', field: 'resource', type: 'belt_abundance' },
} as const satisfies Readonly<Record<string, EventMember>>;

/** Which events have which of these, beside the members of their own numbers. */
const MORE_OF: Readonly<Partial<Record<EventName, readonly (keyof typeof MORE)[]>>> = {
  'device.deployed': ['star'],
  'mining.started': ['availability', 'belt', 'density', 'designation', 'location_type'],
  'mining.relocated': ['belt'],
  'mining.stopped': ['belt'],
  'site.depleted': ['belt'],
  'site.closed': ['belt'],
  'search.started': ['belt'],
  'search.completed': ['belt'],
  'search.cancelled': ['belt'],
  'ami.mining.digest': ['structural', 'conductive', 'silicates', 'carbon', 'volatiles', 'rares'],
};

const MEMBERS = new Map(
  (Object.keys(CATALOGUE) as EventName[]).map((name) => [name, membersOf(name)]),
);

/** The payload of an event as data: its members in the order of their names. */
export function eventMembers(name: EventName): readonly EventMember[] {
  return MEMBERS.get(name) ?? [];
}

function membersOf(name: EventName): EventMember[] {
  const members: EventMember[] = (MORE_OF[name] ?? []).map((one) => MORE[one]);
  for (const field of CATALOGUE[name] as readonly EventField[]) {
    const shown = EVENT_FIELDS[field];
    if (shown !== null) members.push({ member: shown[0], field, type: shown[1] });
  }
  return members.sort((a, b) => (a.member < b.member ? -1 : 1));
}
