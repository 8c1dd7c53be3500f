import type { DeviceView } from '@astrarium/core';
import { type BeltPlan, beltPlan } from './beltPlan.js';
import type { BotHand } from './botHand.js';
import { homeBelts, somewhere, starOf } from './homeBelts.js';

/** The plans of the belts that a turn has looked at, by their codes. */
export type Plans = Map<string, BeltPlan | undefined>;

/** The most sites that bots keep open in one belt. */
const SITES_OPEN = 12;

/** Gives an idle device something to do, if there is anything. */
export function employ(hand: BotHand, plans: Plans, device: DeviceView): void {
  if (device.status !== 'idle') return;
  switch (device.device_type) {
    case 'mining_drone':
      return mine(hand, plans, device);
    case 'survey_drone':
      return seek(hand, plans, device);
    case 'autofactory':
      return settle(hand, device);
    case 'heaven_vessel':
      return;
    default:
      return wander(hand, device);
  }
}

function planOf(hand: BotHand, plans: Plans, location: string): BeltPlan | undefined {
  if (!plans.has(location)) plans.set(location, beltPlan(hand, location));
  return plans.get(location);
}

function mine(hand: BotHand, plans: Plans, { device_code: device, location }: DeviceView): void {
  const resource = planOf(hand, plans, location)?.choose();
  if (resource !== undefined) {
    // Now and then by the site's name, as people do who have looked at the map.
    const site = hand.chance(20) === 0 ? { site: `${location}-SITE-0` } : {};
    hand.tell('start_mining', { device, resource, ...site });
    return;
  }
  const others = homeBelts(hand, starOf(hand, location)).filter((belt) => belt !== location);
  const destination = hand.pick(others);
  if (destination !== undefined && hand.chance(12) === 0) {
    hand.tell('travel', { device, destination });
  }
}

function seek(hand: BotHand, plans: Plans, { device_code: device, location }: DeviceView): void {
  const plan = planOf(hand, plans, location);
  if (plan === undefined) {
    hand.tell('recall', { device });
    return;
  }
  // Others search here too: with many sites open there may be none left to find.
  const eager = plan.sites < 6 || hand.chance(8) === 0;
  if (plan.sites < SITES_OPEN && eager) hand.tell('search', { device });
}

/** A second factory goes to another belt of the system, when there is one. */
function settle(hand: BotHand, { device_code: device, location, print_queue }: DeviceView): void {
  if (print_queue !== undefined && print_queue.length > 0) return;
  const belts = homeBelts(hand, starOf(hand, location));
  const destination = belts.includes(location) ? undefined : belts[0];
  if (destination !== undefined) hand.tell('travel', { device, destination });
}

function wander(hand: BotHand, device: DeviceView): void {
  if (!device.available_commands.includes('travel') || hand.chance(40) > 0) return;
  const destination = somewhere(hand, starOf(hand, device.location));
  if (destination !== device.location) {
    hand.tell('travel', { device: device.device_code, destination });
  }
}
