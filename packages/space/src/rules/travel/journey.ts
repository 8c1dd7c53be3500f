import { max } from '@astrarium/core';
import { travelLeg } from '../../galaxy/travelSeconds.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { FLEET } from '../../state/replicant.js';
import { JOURNEY, STAGE, type StageId } from '../../state/journeys.js';
import { LOCATION } from '../../state/locations.js';
import { STATUS } from '../../state/statuses.js';
import { devicePlace, setDeviceStatus } from '../devices/device.js';
import { endActivity } from '../devices/endActivity.js';
import { ensureLocation } from '../ensureLocation.js';
import type { Draft, World } from '../schema.js';
import { type TravelLeg, travelPlan, type TravelPlan, travelPlanPlain } from './travelPlan.js';

/**
 * Sends a device to another place by the shortest way through `via`; what it was doing ends, and
 * may have worn it: the way is planned after that.
 */
export function startJourney(
  draft: Draft,
  device: DeviceId,
  destination: number,
  via: readonly number[] = [],
): TravelPlan {
  endActivity(draft, device, 'departed');
  const plan = travelPlan(draft, device, destination, via);
  if (!plan.isPlain) keep(draft, device, plan);
  leave(draft, device, STATUS.travelling, destination, plan.seconds);
  return plan;
}

/** Turns a travelling device back to the last place that it has passed, from where it came. */
export function turnJourney(draft: Draft, device: DeviceId): void {
  const { devices, fleets } = draft;
  const elapsed = draft.now - devices.get(device, DEVICE.since);
  let passed = 0;
  let place = devicePlace(draft, device);
  for (const leg of journeyLegs(draft, device)) {
    if (passed + leg.seconds > elapsed) break;
    passed += leg.seconds;
    place = leg.to;
  }
  forgetJourney(draft, device);
  fleets.add(devices.parent(device, DEVICE.replicant), FLEET.travelSeconds, elapsed);
  leave(draft, device, STATUS.recalling, place, max(1, elapsed - passed));
}

/** The legs that a travelling device is on, with the seconds that they took or will take. */
export function journeyLegs(world: World, device: DeviceId): TravelLeg[] {
  const { devices, locations, setting, stages } = world;
  const keptStages = journeyStages(world, device);
  if (keptStages.length === 0) {
    const destination = locations.get(devices.get(device, DEVICE.target), LOCATION.place);
    return travelPlanPlain(world, device, destination);
  }
  let from = devicePlace(world, device);
  let left = devices.get(device, DEVICE.since);
  return keptStages.map((stage) => {
    const to = stages.get(stage, STAGE.place);
    const reached = stages.get(stage, STAGE.reachedAt);
    const leg = { ...travelLeg(setting.seed, from, to), seconds: reached - left };
    from = to;
    left = reached;
    return leg;
  });
}

/** The stages of a journey, in their order; none when they follow from the seed. */
export function journeyStages({ journeys }: World, device: DeviceId): StageId[] {
  const journey = journeys.find(device);
  return journey === 0 ? [] : journeys.members(journey, JOURNEY.stages);
}

/** Forgets the stages of a journey that is over. */
export function forgetJourney(draft: Draft, device: DeviceId): void {
  for (const stage of journeyStages(draft, device)) draft.stages.remove(stage);
}

/** Keeps what cannot be told from the seed alone: detours, and the hubs of this moment. */
function keep(draft: Draft, device: DeviceId, { legs }: TravelPlan): void {
  const { journeys, stages } = draft;
  const known = journeys.find(device);
  const journey = known === 0 ? journeys.insert(device) : known;
  let reached = draft.now;
  for (const leg of legs) {
    reached += leg.seconds;
    const stage = stages.insert();
    stages.join(stage, STAGE.journey, journey);
    stages.set(stage, STAGE.place, leg.to);
    stages.set(stage, STAGE.reachedAt, reached);
  }
}

function leave(
  draft: Draft,
  device: DeviceId,
  status: number,
  destination: number,
  seconds: number,
): void {
  const arrival = draft.now + seconds;
  setDeviceStatus(draft, device, status, ensureLocation(draft, destination));
  draft.devices.schedule(device, DEVICE.finished, arrival);
  draft.emit(
    status === STATUS.travelling ? 'travel.departed' : 'travel.cancelled',
    draft.devices.parent(device, DEVICE.replicant),
    device,
    devicePlace(draft, device),
    destination,
    arrival,
  );
}
