import { frozen } from '../state/frozen.js';
import { ACHIEVEMENT_RULES } from './achievementRules.js';
import { ASTEROIDS } from './asteroidRules.js';
import { CONTROLLERS } from './controllerRules.js';
import { HUBS } from './hubRules.js';
import { LIMITS } from './limitRules.js';
import { MINING, SALVAGE, SCAN, SITES } from './miningRules.js';
import { DECOMMISSION, PRINTING, REPAIR } from './printingRules.js';
import type { Ruleset } from './ruleset.js';
import { SEASONS } from './seasonRules.js';
import type { AnySection } from './section.js';
import { STANDARD_BLUEPRINTS } from './standardBlueprints.js';
import { REPLICATION, START } from './startRules.js';
import { TERRAFORMING } from './terraformRules.js';
import { CAPACITY, CARRYING, TRAVEL } from './travelRules.js';

/** The sections of the rules: the standard values and the bounds of their numbers. */
export const SECTIONS = {
  capacity: CAPACITY,
  travel: TRAVEL,
  mining: MINING,
  sites: SITES,
  scan: SCAN,
  salvage: SALVAGE,
  asteroids: ASTEROIDS,
  printing: PRINTING,
  carrying: CARRYING,
  terraforming: TERRAFORMING,
  repair: REPAIR,
  controllers: CONTROLLERS,
  decommission: DECOMMISSION,
  start: START,
  hubs: HUBS,
  replication: REPLICATION,
  seasons: SEASONS,
  achievements: ACHIEVEMENT_RULES,
  limits: LIMITS,
} as const;

/** The rules of a game that is made without a ruleset. */
export const STANDARD_RULESET: Ruleset = frozen({
  name: 'standard',
  version: 2,
  ...standardSections(),
  blueprints: STANDARD_BLUEPRINTS,
  partsOnly: ['compute_core', 'ftl_beacon', 'ftl_relay', 'surge_plate'],
});

type SectionName = keyof typeof SECTIONS;

function standardSections() {
  const sections = Object.entries<AnySection>(SECTIONS);
  return Object.fromEntries(
    sections.map(([name, section]) => [name, standardOf(section)]),
  ) as unknown as Readonly<Pick<Ruleset, SectionName>>;
}

function standardOf(section: AnySection) {
  return Object.fromEntries(Object.entries(section).map(([name, [standard]]) => [name, standard]));
}
