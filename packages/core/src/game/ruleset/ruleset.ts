import type { Abundance, Density } from './abundances.js';
import type { Blueprint } from './blueprint.js';
import type { Amounts } from './categories.js';
import type { DeviceType } from './deviceTypes.js';
import type { SeasonRules } from './seasonRules.js';
import type { TerraformRules } from './terraformRules.js';

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
  readonly limits: LimitRules;
  readonly blueprints: Readonly<Record<DeviceType, Blueprint>>;
  /** Device types that may have no use of their own but as parts of a megastructure. */
  readonly partsOnly: readonly DeviceType[];
}

/** How operational capacity slows travel, mining, printing and scanning (`speedPerMille`). */
export interface CapacityRules {
  /** A new device's capacity in millionths: 1,000,000 is 100 %. */
  readonly fullPpm: number;
  /** The least speed in thousandths, however worn a device is. */
  readonly slowestPerMille: number;
}

/** Travel times (`galaxy/travelSeconds`). */
export interface TravelRules {
  /** Milliseconds of cruise for 1 AU at speed 1000; it grows with the root of the distance. */
  readonly cruiseMilliseconds: number;
  /** The shortest cruise in seconds. */
  readonly minCruiseSeconds: number;
  /** Seconds of surge for one light year at speed 1000. */
  readonly surgeSecondsPerLy: number;
  /** What is left of a surge's seconds, in thousandths, where a hub of one's own waits. */
  readonly surgeHubPerMille: number;
  /** The most places a `via` list may name. */
  readonly maxVia: number;
}

/** What a mining drone brings in and what it costs the drone. */
export interface MiningRules {
  /** Seconds from rock to rock. */
  readonly cycleSeconds: Readonly<Record<Density, number>>;
  /** Units a cycle. */
  readonly yieldUnits: Readonly<Record<Abundance, number>>;
  /** The most units of one category that an account's stock at one location can hold. */
  readonly stockCapUnits: number;
  /** Capacity lost in an hour of mining, in millionths of full capacity; taken when a run ends. */
  readonly wearPpmPerHour: number;
  /** Capacity lost in a run however short, in millionths. */
  readonly minWearPpm: number;
  /** Capacity that mining leaves a drone in any case, in millionths. */
  readonly wearFloorPpm: number;
  /** How often one run may relocate to another site; past it the drone stops as depleted. */
  readonly maxRelocations: number;
}

/** Mining sites of belts. */
export interface SiteRules {
  /** Units in an untouched primary site before jitter. */
  readonly reserveUnits: Readonly<Record<Abundance, number>>;
  /** What the next site holds of the one before, in thousandths. */
  readonly decayPerMille: number;
  /** The reserve differs from the table by at most this much, in thousandths, both ways. */
  readonly jitterPerMille: number;
  /** Sites a belt can have, the primary one included. */
  readonly perBelt: number;
  /** Seconds of a search: this · (1 + k)(2 + k) / 2, k = open or recently exhausted sites. */
  readonly searchBaseSeconds: number;
  /** How long an exhausted site counts as recent, in seconds. */
  readonly recentSeconds: number;
  /** Seconds in which an empty primary site grows back to its full reserve. */
  readonly primaryRegenerationSeconds: number;
  /** The same for every other site. */
  readonly otherRegenerationSeconds: number;
}

/** Scans of a survey drone. */
export interface ScanRules {
  /** Seconds of a scan at full speed, by the kind of place; no other kind can be scanned. */
  readonly seconds: Readonly<Record<'planet' | 'moon' | 'belt', number>>;
}

/** Salvage at planets and moons: what is there is there once, and does not grow back. */
export interface SalvageRules {
  /** The chance that a body has a site, and then another, in thousandths. */
  readonly chancePerMille: number;
  /** The most sites at one body. */
  readonly maxSites: number;
  /** Units of all categories in an untouched site, any number between these equally likely. */
  readonly minUnits: number;
  readonly maxUnits: number;
  /** How many categories a site has, any number between these equally likely. */
  readonly minCategories: number;
  readonly maxCategories: number;
  /** Seconds from piece to piece, and units a cycle, whatever the category. */
  readonly cycleSeconds: number;
  readonly yieldUnits: number;
}

/** Print orders. */
export interface PrintingRules {
  /** The most devices of one order; the least is 1. */
  readonly maxQuantity: number;
}

/** What devices carry besides the places of their blueprints. */
export interface CarryingRules {
  /** The most devices that can be attached to one. */
  readonly maxAttached: number;
}

/** What it costs to bring operational capacity back. */
export interface RepairRules {
  /** For each percent restored, this share of each category of the bill, in thousandths. */
  readonly billPerMille: number;
}

/** Controllers and what they adopt. */
export interface ControllerRules {
  /** Devices that one controller may have adopted. */
  readonly maxAdopted: number;
  /** The least seconds from plan to plan. */
  readonly planSeconds: number;
  /** How far a plan that balances looks ahead, and the least seconds for which it is good. */
  readonly horizonSeconds: number;
  /** A drone changes its category only for one that lacks so many units more. */
  readonly batchUnits: number;
  /** The most that one category may count in `maintain_ratios`. */
  readonly maxRatio: number;
  /** Seconds from digest to digest, when the account does not say otherwise. */
  readonly digestSeconds: number;
}

/** What comes back when a device is taken apart. */
export interface DecommissionRules {
  readonly disassembleSeconds: number;
  /** The share of each category that comes back from a device of no capacity, in thousandths. */
  readonly refundPerMille: number;
  /** What full capacity adds to it, in thousandths. */
  readonly capacityRefundPerMille: number;
}

/** Hubs: where they lock a system, how they decay, and what keeps them. Upkeep comes in steps. */
export interface HubRules {
  /** Codes of the systems where none can be activated: the start systems. */
  readonly commonsStarCodes: readonly string[];
  /** From a hub's first activation, the time in which it does not decay. */
  readonly shieldSeconds: number;
  /** Integrity lost in a day, in millionths of the whole. */
  readonly decayPpmPerDay: number;
  /** Down to which integrity a warning is given, in millionths. */
  readonly warningsPpm: readonly number[];
  /** How often upkeep is taken, from the end of the shield on. */
  readonly upkeepSeconds: number;
  /** The integrity that one step brings back, in millionths, and what it costs. */
  readonly stepPpm: number;
  readonly stepBill: Amounts;
}

/** What a verified account begins with, and where. */
export interface StartRules {
  /** Codes of the start systems; accounts go to them in turn. */
  readonly starCodes: readonly string[];
  /** The start place within the system: what follows the star's code and a dash. */
  readonly place: string;
  /** Devices in the order in which they are made. */
  readonly fleet: readonly DeviceType[];
  /** Units in the account's first stock, at the start place. */
  readonly stock: Amounts;
}

/** What another replicant takes. */
export interface ReplicationRules {
  /** Units per category, from the stock at the vessel's place. */
  readonly bill: Amounts;
}

/** Caps on everything that players can make grow; each is refused by name when met. */
export interface LimitRules {
  readonly accounts: number;
  readonly replicantsPerAccount: number;
  /** Devices in the whole world; it keeps the matter in devices countable in micro-units. */
  readonly devices: number;
  readonly devicesPerAccount: number;
  /** Locations where one account can hold stock. */
  readonly stocksPerAccount: number;
  /** Characters of an account's or a replicant's name; the least is 1. */
  readonly nameLength: number;
  readonly tagsPerDevice: number;
  readonly tagLength: number;
  /** Characters of a time zone's name. */
  readonly timezoneLength: number;
  /** Patterns that one account mutes, and the characters of one. */
  readonly mutedPatterns: number;
  readonly mutedPatternLength: number;
  /** Channels that one account listens to, and the characters of one with its `#`. */
  readonly channels: number;
  readonly channelLength: number;
  /** The bounds of `ami_digest_interval`, in thousandths of the default frequency. */
  readonly minDigestPerMille: number;
  readonly maxDigestPerMille: number;
  /** Entries of a page of devices or of inventory: when nobody says, and at most. */
  readonly pageLength: number;
  readonly maxPageLength: number;
  /** Patterns in one filter by tags. */
  readonly tagPatterns: number;
}
