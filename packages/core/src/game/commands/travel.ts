import { done } from '../../kernel.js';
import { chooseWay } from '../rules/travel/chooseWay.js';
import { journeyStart } from '../rules/travel/journey.js';
import { listOf, optional, text } from '../rules/readers.js';
import { isRefused } from '../rules/refuse.js';
import type { Reducer } from '../rules/schema.js';
import { shownLegs } from '../rules/travel/shownLegs.js';
import { DEVICE } from '../state/devices/devices.js';
import { orderAnswer, orderOf } from './order.js';

const CODE = text(1, 64);

/**
 * `travel {device, destination, via?}`: cruises inside systems and surges between stars, through
 * the places of `via` in their order.
 */
export const travel: Reducer = (draft, command) => {
  const { travel: rules } = draft.setting.ruleset;
  const order = orderOf(draft, command, 'travel', {
    destination: CODE,
    via: optional(listOf(CODE, 0, rules.viaMost), []),
  });
  if (isRefused(order)) return order;
  const { args, device } = order;
  const way = chooseWay(draft, device, args.destination, args.via);
  if (isRefused(way)) return way;
  const plan = journeyStart(draft, device, way.destination, way.via);
  const legs = shownLegs(draft.setting.seed, plan.legs, draft.now);
  const arrives_tick = draft.devices.due(device, DEVICE.arrival);
  return done({ ...orderAnswer(draft, device), arrives_tick, legs });
};
