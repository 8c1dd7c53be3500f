import { floorDiv } from '@astrarium/core';

/**
 * What the numbers of events are. `replicant`, `device`, `account` and `job` are ids, 0 for none;
 * `sender` is a replicant that is shown but not told; `message` counts the messages of its account.
 * `location` is a number of the galaxy, `site` an index at the event's location. `resource`,
 * `device_type`, `reason`, `follow_up`, `refusal`, `direction`, `attribute` and `directive` are a
 * position + 1 in CATEGORIES, DEVICE_TYPES, STOP_REASONS, FOLLOW_UPS, REFUSAL_CODES, DIRECTIONS,
 * ATTRIBUTES and DIRECTIVES. `pair` is two numbers of units (`packPair`).
 * `achievement` is a position + 1 in ACHIEVEMENTS.
 * `account_fields` and `replicant_fields` are sets of fields (`packFields`).
 * The others are plain numbers in the unit that they name.
 */
export type MemberKind =
  | 'replicant'
  | 'device'
  | 'account'
  | 'sender'
  | 'message'
  | 'job'
  | 'location'
  | 'site'
  | 'resource'
  | 'device_type'
  | 'reason'
  | 'follow_up'
  | 'refusal'
  | 'direction'
  | 'attribute'
  | 'directive'
  | 'pair'
  | 'account_fields'
  | 'replicant_fields'
  | 'achievement'
  | 'tick'
  | 'seconds'
  | 'units'
  | 'ppm'
  | 'milli'
  | 'count';

/**
 * A number of an event: its kind alone when it is called as its kind, else its name and its kind,
 * as in `origin: location`.
 */
export type EventMember = MemberKind | `${string}: ${MemberKind}`;

/** The name of a number of an event. */
export type MemberName<M extends string> = M extends `${infer Name}: ${string}` ? Name : M;

/** The kind of a number of an event. */
export type MemberKindOf<M extends string> = M extends `${string}: ${infer Kind}` ? Kind : M;

/** The name and the kind of a number of an event. */
export function splitMember(member: EventMember): readonly [name: string, kind: MemberKind] {
  const [name, kind = name] = member.split(': ');
  return [name as string, kind as MemberKind];
}

/** How a payload shows a number: as its kind says, or what else can be derived from it. */
export type PayloadKind =
  | Exclude<MemberKind, 'account' | 'message' | 'pair'>
  | 'channel'
  | 'message_text'
  | 'location_type'
  | 'star'
  | 'belt'
  | 'belt_density'
  | 'belt_abundance'
  | 'time'
  | 'first_units'
  | 'second_units';

/** A member of a payload: its name, the number that it is made of, and how. */
export interface PayloadMember {
  readonly name: string;
  /** The name of the number among those of the event. */
  readonly from: string;
  readonly kind: PayloadKind;
}

/** Members that payloads may have beside those of the event's own numbers. */
export const DERIVED_MEMBERS = {
  location_type: { from: 'location', kind: 'location_type' },
  star: { from: 'location', kind: 'star' },
  belt: { from: 'location', kind: 'belt' },
  designation: { from: 'site', kind: 'site' },
  density: { from: 'location', kind: 'belt_density' },
  availability: { from: 'resource', kind: 'belt_abundance' },
  structural: { from: 'mined_1_2', kind: 'first_units' },
  conductive: { from: 'mined_1_2', kind: 'second_units' },
  silicates: { from: 'mined_3_4', kind: 'first_units' },
  carbon: { from: 'mined_3_4', kind: 'second_units' },
  volatiles: { from: 'mined_5_6', kind: 'first_units' },
  rares: { from: 'mined_5_6', kind: 'second_units' },
  greeting: { from: 'sender', kind: 'message_text' },
  channel: { from: 'message', kind: 'channel' },
  text: { from: 'message', kind: 'message_text' },
} as const satisfies Readonly<Record<string, Omit<PayloadMember, 'name'>>>;

/** The name of a member that is derived from a number of an event. */
export type DerivedMember = keyof typeof DERIVED_MEMBERS;

/**
 * The payload members of a number of an event: a tick is also shown as a time. `account`,
 * `message`, and the `device` and `replicant` that the envelope shows, are not in the payload.
 */
export function payloadMembers(member: EventMember): readonly PayloadMember[] {
  const [from, kind] = splitMember(member);
  if (from === 'device' || from === 'replicant') return [];
  if (kind === 'account' || kind === 'message' || kind === 'pair') return [];
  const shown = { name: payloadName(from, kind), from, kind };
  return kind === 'tick' ? [shown, { name: from, from, kind: 'time' }] : [shown];
}

/** Kinds whose own number has another name in a payload. */
const PAYLOAD_NAMES: Readonly<Partial<Record<string, string>>> = {
  resource: 'resource_type',
  follow_up: 'command',
  refusal: 'code',
};

/** The name of a number in a payload follows from its kind. */
function payloadName(name: string, kind: PayloadKind): string {
  if (kind === 'replicant' || kind === 'sender') return `${name}_code`;
  if (kind === 'device') return `${name.replace(/_device$/, '')}_device_code`;
  if (kind === 'tick') return name.replace(/_at$/, '_tick');
  return PAYLOAD_NAMES[name] ?? name;
}

/** Why an activity ended. A reason's number in an event is its position + 1: append only. */
export const STOP_REASONS = [
  'deactivated',
  'departed',
  'retargeted',
  'depleted',
  'stock_full',
  'site_closed',
  'stowed',
  'attached',
  'system_locked',
  'directed',
  'decommissioned',
  'contributed',
] as const;

/** One reason why a run ended, as the wire names it. */
export type StopReason = (typeof STOP_REASONS)[number];

/** The number of a reason in an event. */
export function reasonIndex(reason: StopReason): number {
  return STOP_REASONS.indexOf(reason) + 1;
}

/**
 * The commands that may follow a print, given to (or for) the new device. A command's number in
 * an event is its position + 1: append only.
 */
export const FOLLOW_UPS = [
  'set_tags',
  'adopt',
  'start_mining',
  'travel',
  'stow',
  'activate',
  'search',
  'scan',
] as const;

/** The number of a follow-up in an event; 0 for what is none. */
export function followUpIndex(name: string): number {
  return (FOLLOW_UPS as readonly string[]).indexOf(name) + 1;
}

/** The maximum of each number of a pair: 2^26 - 1. */
export const MAX_PAIR = 67_108_863;

/** Two numbers from 0 to MAX_PAIR as one integer of an event. */
export function packPair(first: number, second: number): number {
  return first * (MAX_PAIR + 1) + second;
}

/** The two numbers of a pair. */
export function unpackPair(pair: number): { readonly first: number; readonly second: number } {
  return { first: floorDiv(pair, MAX_PAIR + 1), second: pair % (MAX_PAIR + 1) };
}

/** The fields of an account that `account.updated` can name. A bit each: append only. */
export const ACCOUNT_FIELDS = [
  'name',
  'timezone',
  'replicant_cooperation',
  'message_notify',
  'events',
  'messages',
  'bobnet_channels',
  'blocked',
  'hub_greeting',
  'public_fleet',
] as const;

/** The fields of a replicant that `replicant.updated` can name. A bit each: append only. */
export const REPLICANT_FIELDS = ['name', 'cohort_permission', 'accepts_devices'] as const;

/** Those fields of a list that `isIn` selects, as one integer of an event. */
export function packFields<Field extends string>(
  fields: readonly Field[],
  isIn: (field: Field) => boolean,
): number {
  let set = 0;
  let bit = 1;
  for (const field of fields) {
    if (isIn(field)) set += bit;
    bit *= 2;
  }
  return set;
}

/** The fields of a list that are in a set. */
export function unpackFields(fields: readonly string[], set: number): string[] {
  let rest = set;
  return fields.filter(() => {
    const isIn = rest % 2 === 1;
    rest = floorDiv(rest, 2);
    return isIn;
  });
}
