import { floorDiv } from '../../kernel/index.js';
import type { Event } from '../../kernel/index.js';
import type { EventName } from '../events/catalogue.js';
import { makeLocation } from '../galaxy/location.js';
import { locationStar } from '../galaxy/locationNumber.js';
import { starCode } from '../galaxy/starAt.js';
import type { World } from '../rules/schema.js';
import { deviceTypeAt } from '../ruleset/deviceTypes.js';
import { deviceCode } from '../state/deviceCode.js';
import { DEVICE } from '../state/devices.js';
import { FLEET } from '../state/fleets.js';
import { replicantCode } from '../state/replicantCode.js';
import { eventPayload } from './eventPayload.js';

/** An event as the wire shows it; adapters write `created_at` in the account's time zone. */
export interface EventEnvelope {
  readonly id: string;
  readonly version: 1;
  /** The first segment of the name. */
  readonly category: string;
  readonly event: EventName;
  readonly replicant_code: string;
  readonly device_code: string | null;
  readonly device_type: string | null;
  readonly star: string | null;
  readonly location: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly tick: number;
  /** Seconds since 1970-01-01T00:00:00Z. */
  readonly created_at_seconds: number;
}

/**
 * The envelope of an event that happened in this world. `order` says how many events of its
 * account came before it in the same tick; ids grow with it, and with the tick.
 */
export function eventEnvelope(world: World, event: Event, order: number): EventEnvelope {
  const { seed, epoch_seconds } = world.setting;
  const number = (field: string): number => Number(event[field] ?? 0);
  const device = number('device');
  const place = number('location');
  const seconds = epoch_seconds + event.tick;
  return {
    id: `${seconds * 1000 + floorDiv(order, 10)}-${order % 10}`,
    version: 1,
    category: event.name.split('.')[0] ?? '',
    event: event.name as EventName,
    replicant_code: replicantCode(seed, number('replicant')),
    device_code: device === 0 ? null : deviceCode(seed, device),
    device_type: deviceTypeAt(world.devices.get(device, DEVICE.type)) ?? null,
    star: place === 0 ? null : starCode(locationStar(place)),
    location: place === 0 ? null : makeLocation(seed, place),
    payload: eventPayload(world, event),
    tick: event.tick,
    created_at_seconds: seconds,
  };
}

/** The account whose log an event belongs to. */
export function eventEnvelopeAccount(world: World, event: Event): number {
  return world.fleets.get(Number(event['replicant'] ?? 0), FLEET.account);
}
