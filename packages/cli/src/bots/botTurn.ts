import { deviceView, type DeviceView, deviceViewIds } from '@astrarium/core';
import type { BotClient } from './botClient.js';
import { assignWork, type Plans } from './assignWork.js';
import { randomMove } from './randomMove.js';
import { invalidMove } from './invalidMove.js';
import { orderPrints } from './orderPrints.js';
import { visitStars } from './visitStars.js';

/** Events to which a bot reacts immediately; it finds other changes in its next review. */
export const WAKING_EVENTS: ReadonlySet<string> = new Set([
  'mining.stopped',
  'print.completed',
  'search.completed',
  'site.closed',
  'travel.arrived',
]);

/** The minimum seconds between two reviews; the maximum is twice as long. */
const REVIEW_SECONDS = 900;

/** Lets a bot react to its events, or review all its devices when that is due. */
export function botTurn(bot: BotClient): void {
  const { news } = bot;
  bot.news = [];
  const plans: Plans = new Map();
  if (bot.world().now >= bot.wake) {
    review(bot, plans);
    bot.wake = bot.world().now + REVIEW_SECONDS + bot.roll(REVIEW_SECONDS);
    return;
  }
  const seen = new Set<number>();
  for (const event of news) {
    // A new site is work for all idle drones there.
    if (event.name === 'search.completed') return review(bot, plans);
    for (const device of [Number(event['device']), Number(event['new_device'] ?? 0)]) {
      if (device === 0 || seen.has(device)) continue;
      seen.add(device);
      const view = deviceView(bot.world(), device);
      if (view !== undefined) assignWork(bot, plans, view);
    }
  }
}

function review(bot: BotClient, plans: Plans): void {
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
