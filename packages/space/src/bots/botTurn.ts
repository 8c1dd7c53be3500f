import {
  CATEGORIES,
  deviceCodeToId,
  deviceView,
  type DeviceView,
  deviceViewIds,
  distanceMilliLy,
  NEARBY_STARS,
  starIndex,
} from '@astrarium/space';
import { assignWork, type Plans, randomPlace, starOf, systemBelts } from './assignWork.js';
import type { BotClient } from './botClient.js';
import { orderPrints } from './orderPrints.js';

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
    for (const device of [event['device'], event['new_device']]) {
      if (typeof device !== 'number' || device === 0 || seen.has(device)) continue;
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
  for (const { device_code } of own.filter(({ print_queue }) => print_queue !== undefined)) {
    const world = bot.world();
    const printer = deviceView(world, deviceCodeToId(world.setting.key, device_code));
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

/** Sends a random command that is mostly refused, as careless players and programs do. */
function invalidMove(bot: BotClient, own: readonly DeviceView[]): void {
  const any = bot.pick(own)?.device_code ?? '00000000';
  const printer = own.find(({ print_queue }) => print_queue !== undefined)?.device_code ?? any;
  const busy = own.find(({ status }) => status.startsWith('mining'))?.device_code ?? any;
  const here = own.find(({ device_code }) => device_code === any)?.location ?? 'SOL';
  const moves: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['travel', { device: 'ffffffff', destination: 'SOL-3' }],
    ['travel', { device: any, destination: 'NOWHERE-7' }],
    ['travel', { device: any, destination: here }],
    ['travel', { device: busy, destination: 'KRUGER60' }],
    ['travel', { device: any }],
    ['start_mining', { device: busy, resource: 'carbon' }],
    ['start_mining', { device: any, resource: 'gold' }],
    ['start_mining', { device: any, resource: 'carbon', site: 'SOL-BELT-1-SITE-99' }],
    ['retarget', { device: any, resource: 'rares', at_once: true }],
    ['search', { device: busy }],
    ['enqueue_print', { device: printer, device_type: 'mining_drone', quantity: 51 }],
    ['enqueue_print', { device: printer, device_type: 'mining_drone', quantity: 11 }],
    ['enqueue_print', { device: busy, device_type: 'survey_drone' }],
    ['dequeue_print', { device: printer, job_id: 999_999_999 }],
    ['deactivate', { device: printer }],
    ['self_destruct', { device: any }],
    ['open_account', { name: 'me again' }],
  ];
  const move = bot.pick(moves);
  if (move !== undefined) bot.execute(move[0], move[1]);
}

/** Sends a vessel that has stayed long enough to another star, or sometimes home. */
function visitStars(bot: BotClient, vessel: DeviceView, home: string): void {
  const { device_code: device, location, status, status_since_tick } = vessel;
  if (status !== 'idle') return;
  const rest = bot.personality.restSeconds;
  if (bot.world().now - status_since_tick < rest + bot.roll(rest)) return;
  const here = starOf(bot, location);
  const homeStar = starOf(bot, home);
  const returns = here !== homeStar && bot.roll(4) === 0;
  const star = returns ? homeStar : nextStar(bot, here);
  if (star === undefined) return;
  const destination = returns ? (systemBelts(bot, star)[0] ?? home) : randomPlace(bot, star);
  bot.execute('travel', { device, destination });
}

function nextStar(bot: BotClient, here: number): number | undefined {
  const { seed } = bot.world().setting;
  const near = NEARBY_STARS.map(({ code }) => starIndex(code) ?? 0).filter(
    (star) => star !== here && distanceMilliLy(seed, here, star) <= bot.personality.reachMilliLy,
  );
  return bot.pick(near);
}

/** Makes a random change to what a bot's devices do, as players do. */
function randomMove(bot: BotClient, own: readonly DeviceView[]): void {
  const mining = own.filter(({ status }) => status.startsWith('mining'));
  const miner = bot.pick(mining);
  switch (bot.roll(8)) {
    case 0:
    case 1:
    case 2: {
      const resource = bot.pick(CATEGORIES);
      if (miner !== undefined) bot.execute('retarget', { device: miner.device_code, resource });
      return;
    }
    case 3:
      if (miner !== undefined) bot.execute('deactivate', { device: miner.device_code });
      return;
    case 4: {
      const tracking = bot.pick(own.filter(({ status }) => status === 'tracking'));
      if (tracking !== undefined) bot.execute('deactivate', { device: tracking.device_code });
      return;
    }
    case 5: {
      const away = bot.pick(own.filter(({ status }) => status === 'travelling'));
      const called = away ?? bot.pick(own);
      if (called !== undefined) bot.execute('recall', { device: called.device_code });
      return;
    }
    default:
      changeQueue(bot, own);
  }
}

function changeQueue(bot: BotClient, own: readonly DeviceView[]): void {
  const printers = own.filter(({ print_queue = [] }) => print_queue.length > 1);
  const printer = bot.pick(printers);
  if (printer === undefined) return;
  const job = bot.pick((printer.print_queue ?? []).slice(1));
  const device = printer.device_code;
  if (bot.roll(6) === 0) bot.execute('clear_queue', { device });
  else if (job !== undefined) bot.execute('dequeue_print', { device, job_id: job.job_id });
}
