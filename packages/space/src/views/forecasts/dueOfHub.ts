import { ceilDiv, floorDiv, max } from '@astrarium/core';
import { deviceAccount, devicePlace } from '../../rules/devices/device.js';
import { INTEGRITY_FULL_PPM } from '../../rules/hubs/hubIntegrity.js';
import type { World } from '../../rules/schema.js';
import type { HubRules } from '../../ruleset/hubRules.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { HUB, INTEGRITY_SCALE } from '../../state/hubs.js';
import { pileKey } from '../../state/stocks.js';
import type { Foreseen } from './due.js';
import { stockOutlook } from './stockOutlook.js';

/** Maximum of simulated upkeep payments. */
const MAX_DATES = 400;

/** A simulated hub: its integrity at a tick, and the tick of its next crossing (0: none). */
interface Decay {
  level: number;
  since: number;
  crossing: number;
}

/**
 * The entries of an active hub: its next upkeep, its warnings and its destruction, with upkeep paid
 * from the stock at its place at the present growth.
 */
export function dueOfHub(world: World, device: DeviceId): Foreseen[] {
  const { devices, hubs, now } = world;
  const { hubs: rules } = world.setting.ruleset;
  const hub = hubs.find(device);
  const first = hub === 0 ? 0 : hubs.due(hub, HUB.upkeep);
  if (first === 0) return [];
  const about = { place: devicePlace(world, device), device };
  const location = devices.parent(device, DEVICE.location);
  const pile = world.piles.find(pileKey(deviceAccount(world, device), location));
  const outlook = stockOutlook(world, pile);
  const step = rules.stepPpm * INTEGRITY_SCALE;
  const level = hubs.level(hub, HUB.integrity);
  const decay: Decay = { level, since: now, crossing: hubs.due(hub, HUB.crossing) };
  const foreseen: Foreseen[] = [];
  let date = first;
  for (let n = 0; n < MAX_DATES; n += 1, date += rules.upkeepSeconds) {
    while (decay.crossing !== 0 && decay.crossing < date) {
      foreseen.push({ ...cross(rules, decay), ...about });
      if (decay.level <= 0) return foreseen;
    }
    settle(rules, decay, date);
    if (decay.crossing === 0) setCrossing(rules, decay);
    const missing = floorDiv(INTEGRITY_FULL_PPM * INTEGRITY_SCALE - decay.level, step);
    const steps = outlook.times(rules.stepBill, date, missing);
    if (n === 0) foreseen.push({ kind: 'hub_upkeep', at: date, numbers: { steps }, ...about });
    if (steps > 0) {
      outlook.take(rules.stepBill, date, steps);
      decay.level += steps * step;
      setCrossing(rules, decay);
    }
    // Upkeep of the same tick comes first.
    if (decay.crossing !== date) continue;
    foreseen.push({ ...cross(rules, decay), ...about });
    if (decay.level <= 0) return foreseen;
  }
  const numbers = { ticks: date - now };
  return [...foreseen, { kind: 'hub_destroyed', at: 'not_within', numbers, ...about }];
}

function cross(rules: HubRules, decay: Decay) {
  const at = decay.crossing;
  settle(rules, decay, at);
  if (decay.level <= 0) return { kind: 'hub_destroyed', at } as const;
  setCrossing(rules, decay);
  const numbers = { integrity_ppm: floorDiv(decay.level, INTEGRITY_SCALE) };
  return { kind: 'hub_warning', at, numbers } as const;
}

/** Sets the crossing to the tick of the next lower warning, or of the destruction. */
function setCrossing({ decayPpmPerDay, warningsPpm }: HubRules, decay: Decay): void {
  const next = warningsPpm
    .map((ppm) => ppm * INTEGRITY_SCALE)
    .reduce((min, threshold) => (threshold < decay.level ? max(min, threshold) : min), 0);
  decay.crossing = decay.since + max(1, ceilDiv(decay.level - next, decayPpmPerDay));
}

/** A hub decays only after its first crossing is scheduled. */
function settle({ decayPpmPerDay }: HubRules, decay: Decay, tick: number): void {
  if (decay.crossing !== 0) decay.level -= decayPpmPerDay * (tick - decay.since);
  decay.since = tick;
}
