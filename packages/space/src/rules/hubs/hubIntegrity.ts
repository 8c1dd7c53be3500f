import { ceilDiv, floorDiv, max, min } from '@astrarium/core';
import { CATEGORIES } from '../../ruleset/categories.js';
import { DEVICE } from '../../state/devices.js';
import { HUB, type HubId, INTEGRITY_SCALE } from '../../state/hubs.js';
import { MICRO, type PileId, pileKey, STOCK, stockOf } from '../../state/stocks.js';
import { deviceAccount } from '../devices/device.js';
import { spendStock } from '../stock/stock.js';
import type { Draft, World } from '../schema.js';

/** Full integrity in millionths. */
export const INTEGRITY_FULL_PPM = 1_000_000;

/** A hub's integrity in millionths, rounded down. */
export function hubIntegrityPpm(world: World, hub: HubId): number {
  return max(0, floorDiv(world.hubs.level(hub, HUB.integrity), INTEGRITY_SCALE));
}

/** From now on an active hub decays. */
export function startHubDecay(draft: Draft, hub: HubId): void {
  draft.hubs.setRate(hub, HUB.integrity, -draft.setting.ruleset.hubs.decayPpmPerDay);
  scheduleHub(draft, hub);
}

/** Sets the timer of a decaying hub: the tick of the next warning below, or of nothing left. */
export function scheduleHub(draft: Draft, hub: HubId): void {
  const { hubs, now } = draft;
  const level = hubs.level(hub, HUB.integrity);
  let next = 0;
  for (const ppm of draft.setting.ruleset.hubs.warningsPpm) {
    const threshold = ppm * INTEGRITY_SCALE;
    if (threshold < level) next = max(next, threshold);
  }
  const ticks = ceilDiv(level - next, -hubs.rate(hub, HUB.integrity));
  hubs.schedule(hub, HUB.crossing, now + max(1, ticks));
}

/**
 * Takes upkeep from the owner's stock where a hub stands, one bill for each whole step that is
 * missing, as far as the stock goes; gives how many steps were paid.
 */
export function maintainHub(draft: Draft, hub: HubId): number {
  const { hubs } = draft;
  const { stepPpm } = draft.setting.ruleset.hubs;
  const full = INTEGRITY_FULL_PPM * INTEGRITY_SCALE;
  const level = hubs.level(hub, HUB.integrity);
  const missing = floorDiv(full - level, stepPpm * INTEGRITY_SCALE);
  const steps = affordable(draft, hub, missing);
  if (steps === 0) return 0;
  const { stepBill } = draft.setting.ruleset.hubs;
  const price = CATEGORIES.map((category) => stepBill[category] * steps);
  spendStock(draft, hubPile(draft, hub), price, 'upkeep');
  hubs.setLevel(hub, HUB.integrity, level + steps * stepPpm * INTEGRITY_SCALE);
  scheduleHub(draft, hub);
  return steps;
}

/** The pile that a hub's upkeep comes from; 0 when its owner has none there. */
function hubPile(world: World, hub: HubId): PileId {
  const device = world.hubs.get(hub, HUB.device);
  const location = world.devices.parent(device, DEVICE.location);
  return world.piles.find(pileKey(deviceAccount(world, device), location));
}

function affordable(world: World, hub: HubId, maximum: number): number {
  const pile = hubPile(world, hub);
  const bill = world.setting.ruleset.hubs.stepBill;
  let steps = maximum;
  for (const [position, category] of CATEGORIES.entries()) {
    const price = bill[category] * MICRO;
    if (price === 0) continue;
    const level = pile === 0 ? 0 : world.stocks.level(stockOf(pile, position + 1), STOCK.amount);
    steps = min(steps, floorDiv(level, price));
  }
  return max(0, steps);
}
