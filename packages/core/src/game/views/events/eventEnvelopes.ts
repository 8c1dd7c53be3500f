import type { Event } from '../../../kernel.js';
import { EVENTS } from '../../events/events.js';
import type { EventName } from '../../events/events.js';
import type { World } from '../../rules/schema.js';
import { FLEET } from '../../state/replicant.js';
import { eventEnvelope } from './eventEnvelope.js';
import type { EventEnvelope } from './eventEnvelope.js';
import { eventIdPlace, IDS_PER_TICK } from './eventId.js';
import type { AccountId } from '../../state/account.js';

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

/**
 * The accounts that an event concerns, ascending: that of its `replicant`, and of each other
 * replicant that it names. One of nobody's replicant (0) is news for all accounts.
 */
export function eventAccounts(world: World, event: Event): AccountId[] {
  if (Number(event['replicant'] ?? 0) === 0) return world.accounts.ids();
  const accounts: AccountId[] = [];
  for (const field of EVENTS[event.name as EventName].replicants) {
    const account = world.fleets.get(Number(event[field]), FLEET.account);
    if (account !== 0 && !accounts.includes(account)) accounts.push(account);
  }
  return accounts.length > 1 ? accounts.sort((a, b) => a - b) : accounts;
}
