import { floorDiv } from '@astrarium/core';
import { hubIntegrityPpm, INTEGRITY_FULL_PPM } from '../../rules/hubs/hubIntegrity.js';
import type { World } from '../../rules/schema.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { HUB, INTEGRITY_SCALE } from '../../state/hubs.js';
import { dueOfHub } from '../forecasts/dueOfHub.js';
import type { Explanation } from './explanation.js';
import type { DeviceId } from '../../state/devices.js';

/** Explains the integrity of an active hub and its next changes. */
export function explainHub(world: World, device: DeviceId): Explanation {
  const { hubs } = world;
  const { hubs: rules } = world.setting.ruleset;
  const hub = hubs.find(device);
  const rate = hubs.rate(hub, HUB.integrity);
  const level = hubs.level(hub, HUB.integrity);
  const full = INTEGRITY_FULL_PPM * INTEGRITY_SCALE;
  const due = dueOfHub(world, device);
  const upkeep = due.find(({ kind }) => kind === 'hub_upkeep');
  const prices = CATEGORIES.filter((category) => rules.stepBill[category] > 0).map(
    (category) => [`${category}_units`, rules.stepBill[category]] as const,
  );
  const levels = due.flatMap(({ at, kind, numbers }): Explanation[] =>
    kind === 'hub_upkeep' || typeof at !== 'number'
      ? []
      : [{ about: kind, value: at, unit: 'tick', formula: NEXT, terms: { ...numbers }, parts: [] }],
  );
  return {
    about: 'hub',
    value: hubIntegrityPpm(world, hub),
    unit: 'ppm',
    formula: 'full_ppm, less the decay since the end of the shield, and what upkeep brought back',
    terms: {
      full_ppm: INTEGRITY_FULL_PPM,
      shield_ends_tick: hubs.get(hub, HUB.shieldUntil),
      missing_ppm: floorDiv(full - level, INTEGRITY_SCALE),
    },
    parts: [
      {
        about: 'decay',
        value: rate,
        unit: 'ppm_per_day',
        formula: 'nothing under the shield, then less decay_ppm_per_day, linear',
        terms: { decay_ppm_per_day: rules.decayPpmPerDay },
        parts: [],
      },
      {
        about: 'upkeep',
        value: Number(upkeep?.numbers?.['steps'] ?? 0),
        unit: 'steps',
        formula: 'min(floor(missing at upkeep_tick / step_ppm), what the stock there pays for)',
        terms: {
          upkeep_tick: hubs.due(hub, HUB.upkeep),
          upkeep_seconds: rules.upkeepSeconds,
          step_ppm: rules.stepPpm,
          ...Object.fromEntries(prices),
        },
        parts: [],
      },
      ...levels,
    ],
  };
}

const NEXT = 'when integrity is there, with upkeep paid from the stock as it grows now';
