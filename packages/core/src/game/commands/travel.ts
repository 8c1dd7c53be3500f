import { done, refuse } from '../../kernel/index.js';
import { devicePlace } from '../rules/device.js';
import { findPlace } from '../rules/findPlace.js';
import { journeyStart } from '../rules/journey.js';
import type { Reducer } from '../rules/schema.js';
import { orderAnswer, orderOf } from './order.js';
import { isRefused, text } from './readers.js';
import { refuseSurge } from './refuseSurge.js';

const READERS = { destination: text(1, 64) };

/** `travel {device, destination}`: a cruise inside a system, a surge between stars. */
export const travel: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'travel', READERS);
  if (isRefused(order)) return order;
  const { args, device } = order;
  const destination = findPlace(draft, args.destination);
  if (destination === undefined) {
    return refuse('unknown_location', `there is no place ${args.destination}`, {
      field: 'destination',
      location: args.destination,
    });
  }
  if (destination === devicePlace(draft, device)) {
    return refuse('already_there', `the device is at ${args.destination}`, {
      location: args.destination,
    });
  }
  const stranded = refuseSurge(draft, device, destination);
  if (stranded !== undefined) return stranded;
  journeyStart(draft, device, destination);
  return done(orderAnswer(draft, device));
};
