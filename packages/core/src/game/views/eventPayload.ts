import type { Event } from '../../kernel/index.js';
import { FOLLOW_UPS } from '../events/followUps.js';
import { REFUSAL_CODES } from '../events/refusalCodes.js';
import { STOP_REASONS } from '../events/stopReasons.js';
import { locationKind, makeLocation, makeSite } from '../galaxy/location.js';
import { beltAt } from '../galaxy/starSystem.js';
import type { World } from '../rules/schema.js';
import { CATEGORIES } from '../ruleset/categories.js';
import { deviceTypeAt } from '../ruleset/deviceTypes.js';
import { deviceCode } from '../state/deviceCode.js';

type Payload = Readonly<Record<string, unknown>>;

/** How a number of the catalogue is shown; numbers without an entry are shown as they are. */
const SHOWN: Readonly<Record<string, (world: World, number: number, location: number) => Payload>> =
  {
    replicant: () => ({}),
    device: () => ({}),
    account: () => ({}),
    location: (world, place) => ({
      location: makeLocation(world.setting.seed, place),
      location_type: locationKind(place),
    }),
    destination: (world, place) => ({ destination: makeLocation(world.setting.seed, place) }),
    origin: (world, place) => ({ origin: makeLocation(world.setting.seed, place) }),
    site: (world, index, belt) => {
      const site = makeSite(world.setting.seed, belt, index);
      return { belt: makeLocation(world.setting.seed, belt), designation: site, site };
    },
    former_site: (world, index, belt) => ({
      former_site: makeSite(world.setting.seed, belt, index),
    }),
    resource: (_, category) => ({ resource_type: CATEGORIES[category - 1] ?? '' }),
    reason: (_, reason) => ({ reason: STOP_REASONS[reason - 1] ?? '' }),
    follow_up: (_, name) => ({ command: FOLLOW_UPS[name - 1] ?? '' }),
    refusal: (_, code) => ({ code: REFUSAL_CODES[code - 1] ?? 'refused' }),
    device_type: (_, type) => ({ device_type: deviceTypeAt(type) ?? '' }),
    new_device: (world, device) => ({ new_device_code: deviceCode(world.setting.seed, device) }),
    arrives_at: (_, tick) => ({ arrives_tick: tick }),
    completes_at: (_, tick) => ({ completes_tick: tick }),
  };

/** The payload of an event as the wire shows it: numbers of the state become codes and names. */
export function eventPayload(world: World, event: Event): Payload {
  const location = Number(event['location'] ?? 0);
  const payload: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === 'tick' || field === 'name') continue;
    const shown = SHOWN[field]?.(world, Number(value), location) ?? { [field]: value };
    Object.assign(payload, shown);
  }
  if (event.name.startsWith('mining.')) Object.assign(payload, beltOf(world, event, location));
  return payload;
}

/** What events of mining tell of the belt that they happen in. */
function beltOf(world: World, event: Event, place: number): Payload {
  const belt = makeLocation(world.setting.seed, place);
  const found = beltAt(world.setting.seed, place);
  const category = CATEGORIES[Number(event['resource']) - 1];
  if (event.name !== 'mining.started' || found === undefined || category === undefined) {
    return { belt };
  }
  return { belt, density: found.density, availability: found.abundance[category] };
}
