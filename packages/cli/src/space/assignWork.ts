import { CATEGORIES, type Category, type DeviceView, locationView } from '@astrarium/space';
import type { BotClient } from './botClient.js';
import { randomPlace, starOf, systemBelts } from './systemBelts.js';

/** Belt plans of one turn, by location code. */
export type Plans = Map<string, BeltPlan | undefined>;

/** The maximum number of sites that bots keep open in one belt. */
const MAX_OPEN_SITES = 12;

/** Gives an idle device its next work, if there is any. */
export function assignWork(bot: BotClient, plans: Plans, device: DeviceView): void {
  if (device.status !== 'idle') return;
  switch (device.device_type) {
    case 'mining_drone':
      return startMining(bot, plans, device);
    case 'survey_drone':
      return search(bot, plans, device);
    case 'autofactory':
      return moveFactory(bot, device);
    case 'heaven_vessel':
      return;
    default:
      return wander(bot, device);
  }
}

function planOf(bot: BotClient, plans: Plans, location: string): BeltPlan | undefined {
  if (!plans.has(location)) plans.set(location, beltPlan(bot, location));
  return plans.get(location);
}

function startMining(
  bot: BotClient,
  plans: Plans,
  { device_code: device, location }: DeviceView,
): void {
  const resource = planOf(bot, plans, location)?.choose();
  if (resource !== undefined) {
    // Sometimes name the site, as a player who reads the map does.
    const site = bot.roll(20) === 0 ? { site: `${location}-SITE-0` } : {};
    bot.execute('start_mining', { device, resource, ...site });
    return;
  }
  const others = systemBelts(bot, starOf(bot, location)).filter((belt) => belt !== location);
  const destination = bot.pick(others);
  if (destination !== undefined && bot.roll(12) === 0) {
    bot.execute('travel', { device, destination });
  }
}

function search(bot: BotClient, plans: Plans, { device_code: device, location }: DeviceView): void {
  const plan = planOf(bot, plans, location);
  if (plan === undefined) {
    bot.execute('recall', { device });
    return;
  }
  // Other players search here too; with many open sites, there may be none left to find.
  const isWorthwhile = plan.sites < 6 || bot.roll(8) === 0;
  if (plan.sites < MAX_OPEN_SITES && isWorthwhile) bot.execute('search', { device });
}

/** Sends a factory that is at no belt to the first belt of its system. */
function moveFactory(
  bot: BotClient,
  { device_code: device, location, print_queue }: DeviceView,
): void {
  if (print_queue !== undefined && print_queue.length > 0) return;
  const belts = systemBelts(bot, starOf(bot, location));
  const destination = belts.includes(location) ? undefined : belts[0];
  if (destination !== undefined) bot.execute('travel', { device, destination });
}

function wander(bot: BotClient, device: DeviceView): void {
  if (!device.available_commands.includes('travel') || bot.roll(40) > 0) return;
  const destination = randomPlace(bot, starOf(bot, device.location));
  if (destination !== device.location) {
    bot.execute('travel', { device: device.device_code, destination });
  }
}

/** The choice of resources for drones at a belt. */
export interface BeltPlan {
  /** Open sites of the belt. */
  readonly sites: number;
  /** Returns the scarcest category that can be mined, and counts one more drone for it. */
  choose(): Category | undefined;
}

/** Target shares of the categories in a stock. */
const SHARES: Readonly<Record<Category, number>> = {
  structural: 40,
  conductive: 20,
  silicates: 12,
  carbon: 12,
  volatiles: 6,
  rares: 8,
};

/** Future seconds of mining that count as stock. */
const AHEAD_SECONDS = 7200;

/** Percent of a site's original reserve below which bots do not mine it. */
const MIN_PERCENT = 4;

/** Free units that a stock needs before another drone mines for it. */
const MIN_FREE_UNITS = 500;

/** The plan for a location; undefined when nothing can be mined there. */
export function beltPlan(bot: BotClient, location: string): BeltPlan | undefined {
  const world = bot.world();
  const view = locationView(world, bot.account, location);
  if (view?.belt === undefined || view.resource_sites === undefined) return undefined;
  const { cycleSeconds, yieldUnits, stockCapUnits } = world.setting.ruleset.mining;
  const { density, resources } = view.belt;
  const sites = view.resource_sites;
  const open = CATEGORIES.map((category) => {
    const left = sites.reduce(
      (most, { resources_remaining_pct: pct }) => Math.max(most, Math.floor(pct[category] ?? 0)),
      0,
    );
    const drones = view.devices.filter(({ status }) => status === `mining (${category})`).length;
    const stock = view.inventory.find(({ resource_type }) => resource_type === category);
    const ahead = Math.floor(
      (AHEAD_SECONDS * yieldUnits[resources[category]]) / cycleSeconds[density],
    );
    return { category, left, drones, held: stock?.quantity ?? 0, ahead };
  }).filter(({ left, held }) => left >= MIN_PERCENT && held < stockCapUnits - MIN_FREE_UNITS);
  return {
    sites: sites.length,
    choose() {
      let scarcest: (typeof open)[number] | undefined;
      let min = Infinity;
      for (const each of open) {
        // Few drones for a nearly empty site.
        if (each.drones >= 1 + each.left) continue;
        const held = each.held + each.drones * each.ahead;
        const score = Math.floor((held * 1000) / SHARES[each.category]);
        if (score < min) [scarcest, min] = [each, score];
      }
      if (scarcest !== undefined) scarcest.drones += 1;
      return scarcest?.category;
    },
  };
}
