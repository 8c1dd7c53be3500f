import type { Event } from '@astrarium/core';
import {
  ACCOUNT_FIELDS,
  FOLLOW_UPS,
  type PayloadKind,
  REPLICANT_FIELDS,
  STOP_REASONS,
  unpackFields,
  unpackPair,
} from '../../events/eventMembers.js';
import { eventNumber } from '../../events/eventNumber.js';
import { EVENT_PAYLOADS } from '../../events/eventPayloads.js';
import type { EventPayload, WireValue } from '../../events/eventMessage.js';
import type { EventName } from '../../events/events.js';
import { REFUSAL_CODES } from '../../events/refusalCodes.js';
import { locationKind, makeLocation, makeSite } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { starCode } from '../../galaxy/starAt.js';
import { beltAt } from '../../galaxy/starSystem.js';
import type { Setting, World } from '../../rules/schema.js';
import { ACHIEVEMENTS } from '../../ruleset/achievementRules.js';
import { utcText } from '../../rules/utcText.js';
import { ATTRIBUTES } from '../../ruleset/attributes.js';
import { categoryAt } from '../../ruleset/categories.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { DIRECTIVES } from '../../state/controllers.js';
import { deviceCode } from '../../state/devices.js';
import { DIRECTIONS } from '../../state/planets.js';
import { jobNumber } from '../../state/printers.js';
import { FLEET, replicantCode } from '../../state/replicant.js';

/** The payload of an event as the wire shows it: numbers of the state become codes and names. */
export function eventPayload(source: PayloadSource, event: Event): EventPayload {
  const payload: Record<string, WireValue> = {};
  for (const { from, kind, name } of EVENT_PAYLOADS[event.name as EventName]) {
    payload[name] = wireValue(source, event, kind, eventNumber(event, from));
  }
  return payload;
}

/** What payloads are made of besides the event: the setting, and the message of the event. */
interface PayloadSource extends Pick<World, 'setting'> {
  readonly message?: EventMessage | undefined;
}

/** The density and the abundance that are shown of salvage, which has neither. */
const SALVAGE = 'salvage';

/** The message of an event; a greeting and a message to one replicant have no channel. */
export interface EventMessage {
  readonly channel: string | null;
  readonly text: string;
}

/** Whether an event has a text of its sender: a message or a greeting. */
export function hasText(event: EventName): boolean {
  return EVENT_PAYLOADS[event].some(({ kind }) => kind === 'message_text');
}

/**
 * The message or the greeting of an event; undefined for other events, and when the sender has sent
 * another message since. `after` returns the world after the event, `world` is that one or a later
 * one.
 */
export function messageOfEvent(
  world: Pick<World, 'fleets'>,
  after: () => World,
  event: Event,
): EventMessage | undefined {
  if (!hasText(event.name as EventName)) return undefined;
  const account = world.fleets.get(eventNumber(event, 'sender'), FLEET.account);
  const { accounts, messages } = after();
  const number = event['message'];
  if (number === undefined) {
    return { channel: null, text: accounts.get(account)?.hub_greeting ?? '' };
  }
  const sent = messages.get(account);
  if (sent === undefined || sent.number !== number) return undefined;
  return { channel: sent.channel === '' ? null : sent.channel, text: sent.text };
}

type Show = (source: PayloadSource, number: number, event: Event) => WireValue;

const plain: Show = (_, number) => number;

/** A code of what has one; 0 is none. */
function some(show: (setting: Setting, number: number) => WireValue): Show {
  return (world, number) => (number === 0 ? null : show(world.setting, number));
}

const SHOWS: Readonly<Record<PayloadKind, Show>> = {
  location: some(({ seed }, place) => makeLocation(seed, place)),
  location_type: some((_, place) => locationKind(place)),
  star: some((_, place) => starCode(locationStar(place))),
  site: (world, index, event) =>
    makeSite(world.setting.seed, eventNumber(event, 'location'), index),
  belt: (world, place) => makeLocation(world.setting.seed, place),
  belt_density: (world, place) => beltAt(world.setting.seed, place)?.density ?? SALVAGE,
  belt_abundance: (world, resource, event) => {
    const category = categoryAt(resource);
    const belt = beltAt(world.setting.seed, eventNumber(event, 'location'));
    return category === undefined ? null : (belt?.abundance[category] ?? SALVAGE);
  },
  resource: (_, resource) => (resource === 0 ? null : categoryAt(resource)),
  device_type: (_, type) => (type === 0 ? null : deviceTypeAt(type)),
  device: some(({ key }, device) => deviceCode(key, device)),
  replicant: some(({ key }, replicant) => replicantCode(key, replicant)),
  sender: some(({ key }, replicant) => replicantCode(key, replicant)),
  channel: ({ message }) => message?.channel ?? null,
  message_text: ({ message }) => message?.text ?? null,
  job: some(({ key }, job) => jobNumber(key, job)),
  reason: (_, reason) => STOP_REASONS[reason - 1] ?? null,
  follow_up: (_, command) => FOLLOW_UPS[command - 1] ?? null,
  refusal: (_, code) => REFUSAL_CODES[code - 1] ?? null,
  direction: (_, direction) => DIRECTIONS[direction - 1] ?? null,
  attribute: (_, attribute) => ATTRIBUTES[attribute - 1] ?? null,
  directive: (_, directive) => DIRECTIVES[directive - 1] ?? null,
  first_units: (_, pair) => unpackPair(pair).first,
  second_units: (_, pair) => unpackPair(pair).second,
  achievement: (_, achievement) => ACHIEVEMENTS[achievement - 1] ?? null,
  account_fields: (_, set) => unpackFields(ACCOUNT_FIELDS, set),
  replicant_fields: (_, set) => unpackFields(REPLICANT_FIELDS, set),
  tick: (_, tick) => (tick === 0 ? null : tick),
  time: some(({ epoch_seconds }, tick) => utcText(epoch_seconds + tick)),
  seconds: plain,
  units: plain,
  ppm: plain,
  milli: plain,
  count: plain,
};

/** A number of an event as the wire shows it. */
function wireValue(
  source: PayloadSource,
  event: Event,
  kind: PayloadKind,
  number: number,
): WireValue {
  return SHOWS[kind](source, number, event);
}
