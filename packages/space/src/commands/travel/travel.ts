import { isRefused } from '../../rules/refuse.js';
import { chooseWay } from '../../rules/travel/chooseWay.js';
import { startJourney } from '../../rules/travel/journey.js';
import { shownLegs } from '../../rules/travel/travelPlan.js';
import { DEVICE } from '../../state/devices.js';
import { AT_WORK } from '../../state/statuses.js';
import { ANSWER, DEVICE_NOW } from '../definition/answer.js';
import { location, locations, optional } from '../definition/argument.js';
import { defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Cruises inside a system and surges between stars, through the places of `via` in their order. A
 * device under way counts as being where its journey started; it changes its place once, on
 * arrival.
 */
export const travel = defineDeviceCommand({
  name: 'travel',
  features: ['cruise'],
  states: { allowed: ['idle', ...AT_WORK], otherwise: 'device_busy' },
  args: {
    destination: location('The place to travel to.'),
    via: optional(locations('travel.maxVia', 'Places to pass on the way, in their order.')),
  },
  answer: { ...DEVICE_NOW, arrives_tick: ANSWER.tick, legs: ANSWER.travelLegs },
  status: 202,
  oncomplete: true,
  run(draft, { args, device }) {
    const way = chooseWay(draft, device, args.destination, args.via ?? []);
    if (isRefused(way)) return way;
    const plan = startJourney(draft, device, way.destination, way.via);
    const legs = shownLegs(draft.setting.seed, plan.legs, draft.now);
    return { arrives_tick: draft.devices.due(device, DEVICE.finished), legs };
  },
});
