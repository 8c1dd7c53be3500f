import type { AchievementRules } from './achievementRules.js';
import type { AsteroidRules } from './asteroidRules.js';
import type { Blueprint } from './blueprint.js';
import type { ControllerRules } from './controllerRules.js';
import type { DeviceType } from './deviceTypes.js';
import type { HubRules } from './hubRules.js';
import type { LimitRules } from './limitRules.js';
import type { MiningRules, SalvageRules, ScanRules, SiteRules } from './miningRules.js';
import type { DecommissionRules, PrintingRules, RepairRules } from './printingRules.js';
import type { SeasonRules } from './seasonRules.js';
import type { ReplicationRules, StartRules } from './startRules.js';
import type { TerraformRules } from './terraformRules.js';
import type { CapacityRules, CarryingRules, TravelRules } from './travelRules.js';
import { canonicalJson, hashText } from '@astrarium/core';

/** Every number and every limit of the game, as plain JSON: integers, units last in the names. */
export interface Ruleset {
  readonly name: string;
  readonly version: number;
  readonly capacity: CapacityRules;
  readonly travel: TravelRules;
  readonly mining: MiningRules;
  readonly sites: SiteRules;
  readonly scan: ScanRules;
  readonly salvage: SalvageRules;
  readonly asteroids: AsteroidRules;
  readonly printing: PrintingRules;
  readonly carrying: CarryingRules;
  readonly terraforming: TerraformRules;
  readonly repair: RepairRules;
  readonly controllers: ControllerRules;
  readonly decommission: DecommissionRules;
  readonly start: StartRules;
  readonly hubs: HubRules;
  readonly seasons: SeasonRules;
  readonly replication: ReplicationRules;
  readonly achievements: AchievementRules;
  readonly limits: LimitRules;
  readonly blueprints: Readonly<Record<DeviceType, Blueprint>>;
  /** Device types that may be of no use but as parts of a megastructure. */
  readonly partsOnly: readonly DeviceType[];
}

/** The hash of the rules: of their canonical JSON, so equal rules have equal hashes everywhere. */
export function rulesetHash(ruleset: Ruleset): string {
  return hashText(canonicalJson(ruleset));
}
