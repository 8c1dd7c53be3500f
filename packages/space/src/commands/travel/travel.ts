import { integer, many, object, oneOf, optional } from '@astrarium/core';
import { isRefused } from '../../rules/refuse.js';
import { chooseWay } from '../../rules/travel/chooseWay.js';
import { startJourney } from '../../rules/travel/journey.js';
import { shownLegs } from '../../rules/travel/travelPlan.js';
import { DEVICE } from '../../state/devices.js';
import { AT_WORK } from '../../state/statuses.js';
import { LOCATION_CODE } from '../definition/argument.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

const TICK = integer({ min: 0 }).format('tick');

const LEG = object({
  from: LOCATION_CODE,
  to: LOCATION_CODE,
  mode: oneOf('cruise', 'surge'),
  seconds: integer({ min: 0 }),
  arrives_tick: TICK,
  distance_au_micro: optional(integer({ min: 0 })),
  distance_ly_milli: optional(integer({ min: 0 })),
}).format('travel_leg');

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
    destination: LOCATION_CODE.about('The place to travel to.'),
    via: optional(
      many(LOCATION_CODE, { max: 'travel.maxVia' })
        .example(['SOL-2', 'SOL-3'])
        .about('Places to pass on the way, in their order.'),
    ),
  },
  answer: { ...DEVICE_NOW, arrives_tick: TICK, legs: many(LEG) },
  status: 202,
  run(draft, { args, device }) {
    const way = chooseWay(draft, device, args.destination, args.via ?? []);
    if (isRefused(way)) return way;
    const plan = startJourney(draft, device, way.destination, way.via);
    const legs = shownLegs(draft.setting.seed, plan.legs, draft.now);
    return { arrives_tick: draft.devices.due(device, DEVICE.finished), legs };
  },
});
