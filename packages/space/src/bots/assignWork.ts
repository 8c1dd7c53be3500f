import { floorDiv, max, trunc } from '@astrarium/core';
import {
  CATEGORIES,
  type Category,
  type DeviceView,
  locationStar,
  locationView,
  makeLocation,
  parseLocation,
  starCode,
  starSystem,
} from '@astrarium/space';
import type { BotClient } from './botClient.js';

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
interface BeltPlan {
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
function beltPlan(bot: BotClient, location: string): BeltPlan | undefined {
  const world = bot.world();
  const view = locationView(world, bot.account, location);
  if (view?.belt === undefined || view.resource_sites === undefined) return undefined;
  const { cycleSeconds, yieldUnits, stockCapUnits } = world.setting.ruleset.mining;
  const { density, resources } = view.belt;
  const sites = view.resource_sites;
  const open = CATEGORIES.map((category) => {
    const left = sites.reduce(
      (most, { resources_remaining_pct: pct }) => max(most, trunc(pct[category] ?? 0)),
      0,
    );
    const drones = view.devices.filter(({ status }) => status === `mining (${category})`).length;
    const stock = view.inventory.find(({ resource_type }) => resource_type === category);
    const ahead = floorDiv(AHEAD_SECONDS * yieldUnits[resources[category]], cycleSeconds[density]);
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
        const score = floorDiv(held * 1000, SHARES[each.category]);
        if (score < min) [scarcest, min] = [each, score];
      }
      if (scarcest !== undefined) scarcest.drones += 1;
      return scarcest?.category;
    },
  };
}

/** The index of the star of a location. */
export function starOf(bot: BotClient, location: string): number {
  return locationStar(parseLocation(bot.world().setting.seed, location) ?? 0);
}

/** The codes of the belts of a star. */
export function systemBelts(bot: BotClient, star: number): string[] {
  const { seed } = bot.world().setting;
  return starSystem(seed, star).belts.map(({ location }) => makeLocation(seed, location));
}

/** A random location at a star: a belt, a planet, a moon, a Lagrange point or the star itself. */
export function randomPlace(bot: BotClient, star: number): string {
  const { seed } = bot.world().setting;
  const { belts, planets } = starSystem(seed, star);
  const belt = bot.pick(belts);
  if (belt !== undefined && bot.roll(2) === 0) return makeLocation(seed, belt.location);
  const planet = bot.pick(planets);
  if (planet === undefined) return starCode(star);
  const code = makeLocation(seed, planet.location);
  const kind = bot.roll(6);
  if (kind === 0) return `${code}-L${4 + bot.roll(2)}`;
  if (kind === 1 && planet.moons > 0) return `${code}-${1 + bot.roll(planet.moons)}`;
  return code;
}
