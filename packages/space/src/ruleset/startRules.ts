import type { Amounts } from './categories.js';
import type { DeviceType } from './deviceTypes.js';
import type { Section } from './section.js';

/** The start systems of the standard rules. */
export const START_STARS: readonly string[] = [
  'SOL',
  'ALPHACEN',
  'BARNARD',
  'EPSERI',
  'TAUCETI',
  'EPSINDI',
  '61CYG',
  'PROCYON',
];

/** What a new account begins with, and where. */
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

/** Values and bounds of `StartRules`. */
export const START: Section<StartRules> = {
  starCodes: [START_STARS],
  place: ['BELT-1'],
  fleet: [['heaven_vessel', 'mining_drone', 'mining_drone', 'survey_drone', 'autofactory']],
  stock: [
    {
      structural: 1200,
      conductive: 700,
      silicates: 400,
      carbon: 300,
      volatiles: 100,
      rares: 60,
    },
    0,
    'mining.stockCapUnits',
  ],
};

/** The cost of another replicant. */
export interface ReplicationRules {
  /** Units per category, from the stock at the vessel's place. */
  readonly bill: Amounts;
}

/** Values and bounds of `ReplicationRules`. */
export const REPLICATION: Section<ReplicationRules> = {
  bill: [
    {
      structural: 200,
      conductive: 400,
      silicates: 100,
      carbon: 50,
      volatiles: 50,
      rares: 200,
    },
    0,
    'mining.stockCapUnits',
  ],
};
