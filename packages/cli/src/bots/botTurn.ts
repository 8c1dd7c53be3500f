import { type DeviceView, deviceView, deviceViewIds } from '@astrarium/core';
import type { BotHand } from './botHand.js';
import { employ, type Plans } from './employ.js';
import { followWhim } from './followWhim.js';
import { makeMistake } from './makeMistake.js';
import { orderPrints } from './orderPrints.js';
import { tourStars } from './tourStars.js';

/** Events that a bot answers at once; the rest it sees when it looks around. */
export const STIRRING: ReadonlySet<string> = new Set([
  'mining.stopped',
  'print.completed',
  'search.completed',
  'site.closed',
  'travel.arrived',
]);

/** Seconds between two looks around: this, and up to twice as much. */
const LOOK_SECONDS = 900;

/** A bot answers its news, and looks around when it is time to. */
export function botTurn(hand: BotHand): void {
  const { news } = hand;
  hand.news = [];
  const plans: Plans = new Map();
  if (hand.world().now >= hand.wake) {
    lookAround(hand, plans);
    hand.wake = hand.world().now + LOOK_SECONDS + hand.chance(LOOK_SECONDS);
    return;
  }
  const seen = new Set<number>();
  for (const event of news) {
    // A site that opens is work for everybody who is idle there.
    if (event.name === 'search.completed') return lookAround(hand, plans);
    for (const device of [Number(event['device']), Number(event['new_device'] ?? 0)]) {
      if (device === 0 || seen.has(device)) continue;
      seen.add(device);
      const view = deviceView(hand.world(), device);
      if (view !== undefined) employ(hand, plans, view);
    }
  }
}

function lookAround(hand: BotHand, plans: Plans): void {
  const own = ownDevices(hand);
  for (const device of own) employ(hand, plans, device);
  const home = own.find(({ device_type }) => device_type === 'autofactory')?.location ?? 'SOL';
  for (const { device_id } of own.filter(({ print_queue }) => print_queue !== undefined)) {
    const printer = deviceView(hand.world(), device_id);
    if (printer === undefined) continue;
    if (printer.device_type === 'heaven_vessel') tourStars(hand, printer, home);
    const early = own.length < 12 && printer.location === home;
    if (printer.device_type === 'autofactory' || early) orderPrints(hand, printer, own);
  }
  const { whimPerMille, mistakePerMille } = hand.temper;
  if (hand.chance(1000) < whimPerMille) followWhim(hand, ownDevices(hand));
  if (hand.chance(1000) < mistakePerMille) makeMistake(hand, own);
}

function ownDevices(hand: BotHand): DeviceView[] {
  const world = hand.world();
  const views = deviceViewIds(world, hand.account).map((device) => deviceView(world, device));
  return views.filter((view) => view !== undefined);
}
