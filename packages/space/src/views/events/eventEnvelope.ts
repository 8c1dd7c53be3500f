import { type Event, max } from '@astrarium/core';
import type { EventPayload } from '../../events/eventMessage.js';
import { eventNumber, eventNumberIfAny } from '../../events/eventNumber.js';
import { type EventName, EVENTS } from '../../events/events.js';
import { makeLocation } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { starCode } from '../../galaxy/starAt.js';
import type { Setting, World } from '../../rules/schema.js';
import type { Steps } from '../../rules/takeSteps.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import type { AccountId } from '../../state/account.js';
import { DEVICE, deviceCode, RETIRED } from '../../state/devices.js';
import { FLEET, replicantCode } from '../../state/replicant.js';
import { eventIdAt, eventIdPlace, IDS_PER_TICK } from './eventId.js';
import { type EventMessage, eventPayload, messageOfEvent } from './eventPayload.js';

/** An event as the wire shows it, but for `created_at`: the host writes it in a time zone. */
export interface EventEnvelope {
  /** `<digits>-<digit>`, usable as a cursor; it grows from event to event of an account. */
  readonly id: string;
  readonly version: 1;
  /** The first segment of the name. */
  readonly category: string;
  readonly event: EventName;
  /** Null for what nobody's replicant did: news of the galaxy. */
  readonly replicant_code: string | null;
  readonly device_code: string | null;
  readonly device_type: string | null;
  readonly star: string | null;
  readonly location: string | null;
  readonly payload: EventPayload;
  readonly tick: number;
  /** Seconds since 1970-01-01T00:00:00Z. */
  readonly created_at_seconds: number;
}

/**
 * The envelope of an event that happened in this world. `order` says how many events of its
 * account came before it in the same tick; ids grow with it, and with the tick.
 */
export function eventEnvelope(world: World, event: Event, order: number): EventEnvelope {
  const message = messageOfEvent(world, () => world, event);
  return envelopeOf(world.setting, event, { order, type: eventDeviceType(world, event), message });
}

/** What an envelope is made of besides the numbers of its event. */
export interface EnvelopeParts {
  readonly order: number;
  /** The type of its device: position + 1 in DEVICE_TYPES, or 0. */
  readonly type: number;
  readonly message: EventMessage | undefined;
}

/** The envelope of an event. */
export function envelopeOf(
  setting: Setting,
  event: Event,
  { message, order, type }: EnvelopeParts,
): EventEnvelope {
  const { epoch_seconds, key, seed } = setting;
  const replicant = eventNumber(event, 'replicant');
  const device = eventNumberIfAny(event, 'device');
  const place = eventNumberIfAny(event, 'location');
  const name = event.name as EventName;
  return {
    id: eventIdAt(setting, event.tick * IDS_PER_TICK + order),
    version: 1,
    category: EVENTS[name].category,
    event: name,
    replicant_code: replicant === 0 ? null : replicantCode(key, replicant),
    device_code: device === 0 ? null : deviceCode(key, device),
    device_type: type === 0 ? null : deviceTypeAt(type),
    star: place === 0 ? null : starCode(locationStar(place)),
    location: place === 0 ? null : makeLocation(seed, place),
    payload: eventPayload({ setting, message }, event),
    tick: event.tick,
    created_at_seconds: epoch_seconds + event.tick,
  };
}

/** The account of the replicant that an event happened to; 0 for news of the galaxy. */
export function eventEnvelopeAccount(world: World, event: Event): number {
  return world.fleets.get(eventNumber(event, 'replicant'), FLEET.account);
}

/** The type of an event's device, which is or was: position + 1 in DEVICE_TYPES; 0 for none. */
export function eventDeviceType(world: World, event: Event): number {
  const device = eventNumberIfAny(event, 'device');
  if (device === 0) return 0;
  if (world.devices.has(device)) return world.devices.get(device, DEVICE.type);
  return world.retired.get(world.retired.find(device), RETIRED.type);
}

/** The place after the last id of each account that has had one in this tick or later. */
export type EventCounters = ReadonlyMap<number, number>;

/** An event of one account. */
export interface AddressedEnvelope {
  readonly account: AccountId;
  readonly envelope: EventEnvelope;
}

/**
 * The envelopes of a transition's events, each for every account that it concerns, in order; and
 * the counters to hand in with the next transition's. Ids grow strictly for each account, also over
 * several transitions of one tick, and over more events than a tick has ids for. `world` is the
 * one after the transition.
 */
export function eventEnvelopes(
  world: World,
  events: Iterable<Event>,
  counters: EventCounters = new Map(),
): { readonly envelopes: AddressedEnvelope[]; readonly counters: EventCounters } {
  const next = new Map(counters);
  const envelopes = addressEvents(world, events, next);
  forgetCounters(world, next);
  return { envelopes, counters: next };
}

/** Forgets the counters that lie behind the running tick: they can no longer meet a new id. */
export function forgetCounters(world: World, counters: Map<number, number>): void {
  const first = world.now * IDS_PER_TICK;
  counters.forEach((place, account) => {
    if (place <= first) counters.delete(account);
  });
}

function addressEvents(
  world: World,
  events: Iterable<Event>,
  places: Map<number, number>,
): AddressedEnvelope[] {
  const envelopes: AddressedEnvelope[] = [];
  for (const event of events) {
    const first = event.tick * IDS_PER_TICK;
    for (const account of eventAccounts(world, event)) {
      const known = places.get(account) ?? 0;
      const place = known > first ? known : first;
      places.set(account, place + 1);
      envelopes.push({ account, envelope: eventEnvelope(world, event, place - first) });
    }
  }
  return envelopes;
}

/** Events that are looked at in one step. */
const STEP_EVENTS = 256;

/** The envelopes of the events that concern an account, in order and in steps. */
export function* eventEnvelopesOf(
  world: World,
  events: Iterable<Event>,
  account: AccountId,
): Steps<EventEnvelope[]> {
  const envelopes: EventEnvelope[] = [];
  let next = 0;
  let looked = 0;
  for (const event of events) {
    looked += 1;
    if (looked % STEP_EVENTS === 0) yield STEP_EVENTS;
    if (!eventConcerns(world, event, account)) continue;
    const first = event.tick * IDS_PER_TICK;
    next = max(next, first);
    envelopes.push(eventEnvelope(world, event, next - first));
    next += 1;
  }
  return envelopes;
}

/** Whether an account is among `eventAccounts`. */
function eventConcerns(world: World, event: Event, account: AccountId): boolean {
  if (world.accounts.get(account) === undefined) return false;
  if (eventNumber(event, 'replicant') === 0) return true;
  return EVENTS[event.name as EventName].replicants.some(
    (field) => world.fleets.get(eventNumber(event, field), FLEET.account) === account,
  );
}

/**
 * The counters to go on with where only histories are left: the last id of each account that has
 * one. `world` is the one after all of those events.
 */
export function eventCountersAfter(
  world: World,
  lastIds: Iterable<readonly [account: number, id: string]>,
): EventCounters {
  const counters = new Map<number, number>();
  for (const [account, id] of lastIds) {
    const place = eventIdPlace(world.setting, id);
    if (place >= world.now * IDS_PER_TICK) counters.set(account, place + 1);
  }
  return counters;
}

/** Whether an event id of an account was given before a moment: a tick with its counters. */
export function eventIdIsKnown(
  setting: Setting,
  id: string,
  account: number,
  { counters, tick }: { readonly counters: EventCounters; readonly tick: number },
): boolean {
  return eventIdPlace(setting, id) < (counters.get(account) ?? tick * IDS_PER_TICK);
}

/**
 * The accounts that an event concerns, ascending: that of its `replicant`, and of each other
 * replicant that it names. One of nobody's replicant (0) is news for all accounts. Deleted accounts
 * are left out.
 */
export function eventAccounts(world: World, event: Event): AccountId[] {
  if (eventNumber(event, 'replicant') === 0) return world.accounts.ids();
  const accounts: AccountId[] = [];
  for (const field of EVENTS[event.name as EventName].replicants) {
    const account = world.fleets.get(eventNumber(event, field), FLEET.account);
    if (world.accounts.get(account) === undefined || accounts.includes(account)) continue;
    accounts.push(account);
  }
  return accounts.length > 1 ? accounts.sort((a, b) => a - b) : accounts;
}
