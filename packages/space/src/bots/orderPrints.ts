import { floorDiv, min } from '@astrarium/core';
import {
  CATEGORIES,
  DEVICE_TYPES,
  type DeviceType,
  type DeviceView,
  locationView,
} from '@astrarium/space';
import type { BotClient } from './botClient.js';

/** Devices that a bot prints when it has all that it needs. */
const EXTRAS: readonly DeviceType[] = [
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

/** The number of jobs that a bot keeps in a factory's queue. */
const MAX_JOBS = 3;

/** Seconds after which a bot stops waiting for resources. */
const PATIENCE_SECONDS = 4 * 3600;

/** Keeps a printer busy, and cancels a job that has waited for too long. */
export function orderPrints(bot: BotClient, printer: DeviceView, own: readonly DeviceView[]): void {
  const { device_code: device, print_queue = [], status, status_since_tick } = printer;
  if (status === 'waiting_for_resources') {
    const waited = bot.world().now - status_since_tick;
    const [first] = print_queue;
    if (waited < PATIENCE_SECONDS || first === undefined) return;
    if (bot.roll(3) === 0) bot.execute('clear_queue', { device });
    else bot.execute('dequeue_print', { device, job_id: first.job_id });
    return;
  }
  const maxJobs = printer.device_type === 'autofactory' ? MAX_JOBS : 1;
  if (print_queue.length >= maxJobs) return;
  const type = nextPrint(bot, printer, own);
  if (type === undefined) return;
  const quantity = type === 'mining_drone' && maxJobs > 1 ? 1 + bot.roll(3) : 1;
  bot.execute('enqueue_print', { device, device_type: type, quantity });
}

function nextPrint(
  bot: BotClient,
  printer: DeviceView,
  own: readonly DeviceView[],
): DeviceType | undefined {
  const { personality } = bot;
  const count = (type: DeviceType): number =>
    own.filter(({ device_type }) => device_type === type).length +
    own.flatMap(({ print_queue = [] }) => print_queue.filter((job) => job.device_type === type))
      .length;
  const stock = stockAt(bot, printer.location);
  const canAfford = (type: DeviceType): boolean => {
    const { bill } = bot.world().setting.ruleset.blueprints[type];
    return CATEGORIES.every((category) => (stock.get(category) ?? 0) >= bill[category]);
  };
  const miners = count('mining_drone');
  const idle = own.filter((each) => each.device_type === 'mining_drone' && each.status === 'idle');
  const surveys = min(personality.surveyDrones, 1 + floorDiv(miners, 6));
  if (count('survey_drone') < surveys) return 'survey_drone';
  if (count('heaven_vessel') < personality.vessels && canAfford('heaven_vessel'))
    return 'heaven_vessel';
  if (count('autofactory') < personality.autofactories && canAfford('autofactory'))
    return 'autofactory';
  // Wait for resources for the first drones; later print only what the stock allows.
  if (miners < personality.miningDrones && idle.length < 6) {
    if (miners < 12 || canAfford('mining_drone')) return 'mining_drone';
  }
  const extra = bot.pick(EXTRAS);
  if (extra === undefined || bot.roll(3) > 0) return undefined;
  const many = count(extra) >= 8 + DEVICE_TYPES.indexOf(extra);
  return !many && (canAfford(extra) || bot.roll(12) === 0) ? extra : undefined;
}

function stockAt(bot: BotClient, location: string): ReadonlyMap<string, number> {
  const items = locationView(bot.world(), bot.account, location)?.inventory ?? [];
  return new Map(items.map(({ resource_type, quantity }) => [resource_type, quantity]));
}
