import { max } from '../../kernel/index.js';
import type { Leg } from '../galaxy/travelLegs.js';
import { travelLegs } from '../galaxy/travelLegs.js';
import { cruiseSeconds, surgeSeconds } from '../galaxy/travelSeconds.js';
import { speedPerMille } from '../ruleset/speedPerMille.js';
import { DEVICE } from '../state/devices.js';
import { FLEET } from '../state/fleets.js';
import { LOCATION } from '../state/locations.js';
import { STATUS } from '../state/statuses.js';
import { deviceBlueprint, devicePlace, deviceTurns } from './device.js';
import { endActivity } from './endActivity.js';
import { ensureLocation } from './ensureLocation.js';
import type { Draft, World } from './schema.js';

/** A leg with what it takes this device as it is now. */
export interface JourneyLeg extends Leg {
  readonly seconds: number;
}

/** The legs of a device's way from where it is to a place, without detours. */
export function journeyLegs(world: World, device: number, destination: number): JourneyLeg[] {
  const { seed, ruleset } = world.setting;
  const capacity = world.devices.get(device, DEVICE.capacity);
  const pace = {
    drivePerMille: deviceBlueprint(world, world.devices.get(device, DEVICE.type)).drivePerMille,
    speedPerMille: speedPerMille(ruleset, capacity),
  };
  return travelLegs(seed, devicePlace(world, device), destination).map((leg) => ({
    ...leg,
    seconds:
      leg.kind === 'cruise'
        ? cruiseSeconds(ruleset, leg.distance, pace)
        : surgeSeconds(ruleset, leg.distance, pace, false),
  }));
}

/** Sends a device to another place; whatever it was doing ends. */
export function journeyStart(draft: Draft, device: number, destination: number): void {
  endActivity(draft, device, 'departed');
  let seconds = 0;
  for (const leg of journeyLegs(draft, device, destination)) seconds += leg.seconds;
  leave(draft, device, STATUS.travelling, destination, seconds);
}

/** Turns a travelling device back to the last place that it has passed, from where it came. */
export function journeyTurn(draft: Draft, device: number): void {
  const { devices, fleets, locations } = draft;
  const destination = locations.get(devices.get(device, DEVICE.target), LOCATION.place);
  const elapsed = draft.now - devices.get(device, DEVICE.since);
  let passed = 0;
  let place = devicePlace(draft, device);
  for (const leg of journeyLegs(draft, device, destination)) {
    if (passed + leg.seconds > elapsed) break;
    passed += leg.seconds;
    place = leg.to;
  }
  fleets.add(devices.parent(device, DEVICE.replicant), FLEET.travelSeconds, elapsed);
  leave(draft, device, STATUS.recalling, place, max(1, elapsed - passed));
}

function leave(
  draft: Draft,
  device: number,
  status: number,
  destination: number,
  seconds: number,
): void {
  const arrival = draft.now + seconds;
  deviceTurns(draft, device, status, ensureLocation(draft, destination));
  draft.devices.schedule(device, DEVICE.arrival, arrival);
  draft.emit(
    status === STATUS.travelling ? 'travel.departed' : 'travel.cancelled',
    draft.devices.parent(device, DEVICE.replicant),
    device,
    devicePlace(draft, device),
    destination,
    arrival,
  );
}
