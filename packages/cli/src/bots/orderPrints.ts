import {
  CATEGORIES,
  DEVICE_TYPES,
  type DeviceType,
  type DeviceView,
  locationView,
} from '@astrarium/core';
import type { BotHand } from './botHand.js';

/** What a bot prints when it has all that it needs: something to look at. */
const TROPHIES: readonly DeviceType[] = [
  'maintenance_drone',
  'transport_drone',
  'ami_mining_controller',
  'ftl_beacon',
  'surge_plate',
  'compute_core',
  'ftl_relay',
  'atmo_processor',
  'orbital_mirror',
  'orbital_shade',
  'aquifer_tap',
  'bio_seeder',
];

/** Jobs that a bot keeps in one queue. */
const JOBS_QUEUED = 3;

/** Seconds after which a bot gives up waiting for resources. */
const PATIENCE_SECONDS = 4 * 3600;

/** Keeps a printer busy; frees one that has waited for too long. */
export function orderPrints(hand: BotHand, printer: DeviceView, own: readonly DeviceView[]): void {
  const { device_code: device, print_queue = [], status, status_since_tick } = printer;
  if (status === 'waiting_for_resources') {
    const waited = hand.world().now - status_since_tick;
    const [first] = print_queue;
    if (waited < PATIENCE_SECONDS || first === undefined) return;
    if (hand.chance(3) === 0) hand.tell('clear_queue', { device });
    else hand.tell('dequeue_print', { device, job_id: first.job_id });
    return;
  }
  const room = printer.device_type === 'autofactory' ? JOBS_QUEUED : 1;
  if (print_queue.length >= room) return;
  const wish = wishOf(hand, printer, own);
  if (wish === undefined) return;
  const quantity = wish === 'mining_drone' && room > 1 ? 1 + hand.chance(3) : 1;
  hand.tell('enqueue_print', { device, device_type: wish, quantity });
}

function wishOf(
  hand: BotHand,
  printer: DeviceView,
  own: readonly DeviceView[],
): DeviceType | undefined {
  const { temper } = hand;
  const count = (type: DeviceType): number =>
    own.filter(({ device_type }) => device_type === type).length +
    own.flatMap(({ print_queue = [] }) => print_queue.filter((job) => job.device_type === type))
      .length;
  const stock = stockAt(hand, printer.location);
  const affords = (type: DeviceType): boolean => {
    const { bill } = hand.world().setting.ruleset.blueprints[type];
    return CATEGORIES.every((category) => (stock.get(category) ?? 0) >= bill[category]);
  };
  const miners = count('mining_drone');
  const idle = own.filter((each) => each.device_type === 'mining_drone' && each.status === 'idle');
  const surveys = Math.min(temper.surveyDrones, 1 + Math.floor(miners / 6));
  if (count('survey_drone') < surveys) return 'survey_drone';
  if (count('heaven_vessel') < temper.vessels && affords('heaven_vessel')) return 'heaven_vessel';
  if (count('autofactory') < temper.autofactories && affords('autofactory')) return 'autofactory';
  // With a few at work it is worth waiting for the next; later only while there is work.
  if (miners < temper.miningDrones && idle.length < 6) {
    if (miners < 12 || affords('mining_drone')) return 'mining_drone';
  }
  const trophy = hand.pick(TROPHIES);
  if (trophy === undefined || hand.chance(3) > 0) return undefined;
  const many = count(trophy) >= 8 + DEVICE_TYPES.indexOf(trophy);
  return !many && (affords(trophy) || hand.chance(12) === 0) ? trophy : undefined;
}

function stockAt(hand: BotHand, location: string): ReadonlyMap<string, number> {
  const items = locationView(hand.world(), hand.account, location)?.inventory ?? [];
  return new Map(items.map(({ resource_type, quantity }) => [resource_type, quantity]));
}
