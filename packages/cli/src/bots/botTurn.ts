import { deviceView, type DeviceView, deviceViewIds } from '@astrarium/core';
import type { BotClient } from './botClient.js';
import { assignWork, type Plans } from './assignWork.js';
import { randomMove } from './randomMove.js';
import { invalidMove } from './invalidMove.js';
import { orderPrints } from './orderPrints.js';
import { visitStars } from './visitStars.js';

/** Events to which a bot reacts immediately; it sees other changes in its next full turn. */
export const BOT_TURN_EVENTS: ReadonlySet<string> = new Set([
  'mining.stopped',
  'print.completed',
  'search.completed',
  'site.closed',
  'travel.arrived',
]);

/** The minimum seconds between two full turns; the maximum is twice as long. */
const FULL_TURN_SECONDS = 900;

/** Lets a bot react to its new events, or gives work to all its devices when that is due. */
export function botTurn(bot: BotClient): void {
  const { newEvents } = bot;
  bot.newEvents = [];
  const plans: Plans = new Map();
  if (bot.world().now >= bot.nextTurnAt) {
    fullTurn(bot, plans);
    bot.nextTurnAt = bot.world().now + FULL_TURN_SECONDS + bot.roll(FULL_TURN_SECONDS);
    return;
  }
  const seen = new Set<number>();
  for (const event of newEvents) {
    // A new site is work for all idle drones there.
    if (event.name === 'search.completed') return fullTurn(bot, plans);
    for (const device of [Number(event['device']), Number(event['new_device'] ?? 0)]) {
      if (device === 0 || seen.has(device)) continue;
      seen.add(device);
      const view = deviceView(bot.world(), device);
      if (view !== undefined) assignWork(bot, plans, view);
    }
  }
}

function fullTurn(bot: BotClient, plans: Plans): void {
  const own = ownDevices(bot);
  for (const device of own) assignWork(bot, plans, device);
  const home = own.find(({ device_type }) => device_type === 'autofactory')?.location ?? 'SOL';
  for (const { device_id } of own.filter(({ print_queue }) => print_queue !== undefined)) {
    const printer = deviceView(bot.world(), device_id);
    if (printer === undefined) continue;
    if (printer.device_type === 'heaven_vessel') visitStars(bot, printer, home);
    const isEarly = own.length < 12 && printer.location === home;
    if (printer.device_type === 'autofactory' || isEarly) orderPrints(bot, printer, own);
  }
  const { randomPerMille, invalidPerMille } = bot.personality;
  if (bot.roll(1000) < randomPerMille) randomMove(bot, ownDevices(bot));
  if (bot.roll(1000) < invalidPerMille) invalidMove(bot, own);
}

function ownDevices(bot: BotClient): DeviceView[] {
  const world = bot.world();
  const views = deviceViewIds(world, bot.account).map((device) => deviceView(world, device));
  return views.filter((view) => view !== undefined);
}
