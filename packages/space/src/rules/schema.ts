import {
  type Command,
  defineFieldSchema,
  type FieldDraftOf,
  type FieldDraftRow,
  fieldRows,
  type FieldWorldRow,
  json,
  type Outcome,
  type SecretKey,
  type System,
  type FieldWorldOf,
} from '@astrarium/core';
import { CATALOGUE } from '../events/events.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { type Account, holdings } from '../state/account.js';
import { berths, holds } from '../state/berths.js';
import { adoptions, controllers, type Directive } from '../state/controllers.js';
import { deletions, leftovers } from '../state/deletions.js';
import { devices, numbers, retired } from '../state/devices.js';
import { endings } from '../state/endings.js';
import { greetings } from '../state/greetings.js';
import { hubs, locks } from '../state/hubs.js';
import { journeys, stages } from '../state/journeys.js';
import { census, ledger } from '../state/ledger.js';
import { locations } from '../state/locations.js';
import { credits, donors, megastructures, parts, pledges } from '../state/megastructures.js';
import { planets, terraformers } from '../state/planets.js';
import { names } from '../state/names.js';
import { jobs, printers, type PrintOrder } from '../state/printers.js';
import { fleets, type Replicant } from '../state/replicant.js';
import { deposits, scans, sites, surveys } from '../state/sites.js';
import { piles, stocks } from '../state/stocks.js';
import type { SentMessage } from '../state/sentMessage.js';
import { labels, type Tagged } from '../state/tagged.js';

/** What a game is made with, and keeps for ever. */
export interface Setting {
  /** The seed of the galaxy, an integer: what every player may know of stars, planets and belts. */
  readonly seed: number;
  /** The secret of everything else that chance decides, and of the codes. Players never see it. */
  readonly key: SecretKey;
  /** Tick 0 in seconds since 1970-01-01T00:00:00Z. */
  readonly epoch_seconds: number;
  readonly ruleset: Ruleset;
}

/** All that the game keeps and tells; the order of tables is part of the format. */
export const schema = defineFieldSchema({
  tables: {
    devices,
    stocks,
    deposits,
    sites,
    piles,
    locations,
    printers,
    jobs,
    fleets,
    holdings,
    census,
    ledger,
    holds,
    berths,
    labels,
    planets,
    terraformers,
    hubs,
    locks,
    scans,
    surveys,
    controllers,
    adoptions,
    retired,
    megastructures,
    parts,
    credits,
    donors,
    pledges,
    journeys,
    stages,
    deletions,
    leftovers,
    greetings,
    names,
    endings,
    numbers,
  },
  documents: {
    accounts: json<Account>(),
    replicants: json<Replicant>(),
    orders: json<PrintOrder>(),
    tags: json<Tagged>(),
    directives: json<Directive>(),
    messages: json<SentMessage>(),
  },
  events: CATALOGUE,
  setting: json<Setting>(),
});

/** The writing face of the game inside a transition. */
export type Draft = FieldDraftOf<typeof schema>;

/** The reading face of the game: what views and rules take. */
export type World = FieldWorldOf<typeof schema>;

/**
 * The tables of a draft or of a world as rows, whose fields have names. Topics are rewritten to it
 * one by one; both forms see the same world.
 */
export const rows = fieldRows(schema);

type Tables = typeof schema;

/** A device in a draft. */
export type DeviceRow = FieldDraftRow<Tables, 'devices'>;

/** A deposit in a draft. */
export type DepositRow = FieldDraftRow<Tables, 'deposits'>;

/** A location in a draft. */
export type LocationRow = FieldDraftRow<Tables, 'locations'>;

/** A scan in a draft. */
export type ScanRow = FieldDraftRow<Tables, 'scans'>;

/** A site in a draft. */
export type SiteRow = FieldDraftRow<Tables, 'sites'>;

/** A device for reading: that of a draft can be given for it. */
export type DeviceRead = FieldWorldRow<Tables, 'devices'>;

/** A deposit for reading: that of a draft can be given for it. */
export type DepositRead = FieldWorldRow<Tables, 'deposits'>;

/** A location for reading: that of a draft can be given for it. */
export type LocationRead = FieldWorldRow<Tables, 'locations'>;

/** A site for reading: that of a draft can be given for it. */
export type SiteRead = FieldWorldRow<Tables, 'sites'>;

/** A command reducer of the game. */
export type Reducer = (draft: Draft, command: Command) => Outcome;

/** A system of the game, called for each row whose timer is due. */
export type GameSystem = System<typeof schema>;
