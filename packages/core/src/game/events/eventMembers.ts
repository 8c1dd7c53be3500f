/**
 * What the numbers of events are. `replicant`, `device` and `account` are ids, 0 for none;
 * `location` is a number of the galaxy, `site` an index at the event's location. `resource`,
 * `device_type`, `reason`, `follow_up`, `refusal`, `direction`, `attribute` and `directive` are a
 * position + 1 in CATEGORIES, DEVICE_TYPES, STOP_REASONS, FOLLOW_UPS, REFUSAL_CODES, DIRECTIONS,
 * ATTRIBUTES and DIRECTIVES. `pair` is two numbers of units (`packPair`).
 * The others are plain numbers in the unit that they name.
 */
export type MemberKind =
  | 'replicant'
  | 'device'
  | 'account'
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
  | Exclude<MemberKind, 'account' | 'pair'>
  | 'location_type'
  | 'star'
  | 'belt'
  | 'belt_density'
  | 'belt_abundance'
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
} as const satisfies Readonly<Record<string, Omit<PayloadMember, 'name'>>>;

/** The name of a member that is derived from a number of an event. */
export type DerivedMember = keyof typeof DERIVED_MEMBERS;

/**
 * The payload members of an event's own numbers. `account`, and the `device` and `replicant` that
 * the envelope shows, are not in the payload.
 */
export function payloadMember(member: EventMember): PayloadMember | undefined {
  const [from, kind] = splitMember(member);
  if (from === 'device' || from === 'replicant') return undefined;
  if (kind === 'account' || kind === 'pair') return undefined;
  return { name: payloadName(from, kind), from, kind };
}

/** Kinds whose own number has another name in a payload. */
const PAYLOAD_NAMES: Readonly<Partial<Record<string, string>>> = {
  resource: 'resource_type',
  follow_up: 'command',
  refusal: 'code',
};

/** The name of a number in a payload follows from its kind. */
function payloadName(name: string, kind: PayloadKind): string {
  if (kind === 'replicant') return `${name}_code`;
  if (kind === 'device') return `${name.replace(/_device$/, '')}_device_code`;
  if (kind === 'tick') return name.replace(/_at$/, '_tick');
  return PAYLOAD_NAMES[name] ?? name;
}
