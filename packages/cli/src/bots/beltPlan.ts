import { CATEGORIES, type Category, locationView } from '@astrarium/core';
import type { BotHand } from './botHand.js';

/** What a belt still has for an account's drones. */
export interface BeltPlan {
  /** Open sites of the belt. */
  readonly sites: number;
  /** The category that is shortest among those that can be mined, and counts one more drone. */
  choose(): Category | undefined;
}

/** Of what a stock should hold most, in shares. */
const SHARES: Readonly<Record<Category, number>> = {
  structural: 40,
  conductive: 20,
  silicates: 12,
  carbon: 12,
  volatiles: 6,
  rares: 8,
};

/** Seconds ahead for which the drones already at work are counted as stock. */
const AHEAD_SECONDS = 7200;

/** What grows back is left alone until it is worth the way, in percent of the untouched site. */
const LEAST_PERCENT = 4;

/** Room that a stock should have for it to be worth a drone, in units. */
const ROOM_UNITS = 500;

/** The plan for a place; undefined where nothing can be mined. */
export function beltPlan(hand: BotHand, location: string): BeltPlan | undefined {
  const world = hand.world();
  const view = locationView(world, hand.account, location);
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
  }).filter(({ left, held }) => left >= LEAST_PERCENT && held < stockCapUnits - ROOM_UNITS);
  return {
    sites: sites.length,
    choose() {
      let shortest: (typeof open)[number] | undefined;
      let least = Infinity;
      for (const each of open) {
        // The last crumbs are for a few.
        if (each.drones >= 1 + each.left) continue;
        const held = each.held + each.drones * each.ahead;
        const score = Math.floor((held * 1000) / SHARES[each.category]);
        if (score < least) [shortest, least] = [each, score];
      }
      if (shortest !== undefined) shortest.drones += 1;
      return shortest?.category;
    },
  };
}
