import { CATEGORIES, type Category, locationView } from '@astrarium/core';
import type { BotClient } from './botClient.js';

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
    const left = Math.max(
      0,
      ...sites.map(({ resources_remaining_pct: pct }) => Math.floor(pct[category] ?? 0)),
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
