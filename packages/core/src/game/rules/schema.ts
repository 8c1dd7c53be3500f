import { defineSchema, json } from '../../kernel.js';
import type { Command, DraftOf, Outcome, System, WorldOf } from '../../kernel.js';
import { CATALOGUE } from '../events/events.js';
import type { Account } from '../state/accounts/account.js';
import { berths } from '../state/devices/berths.js';
import { adoptions } from '../state/devices/adoptions.js';
import { census } from '../state/accounts/census.js';
import { controllers } from '../state/devices/controllers.js';
import type { Directive } from '../state/devices/directive.js';
import { credits } from '../state/accounts/credits.js';
import { deposits } from '../state/places/deposits.js';
import { devices } from '../state/devices/devices.js';
import { donors } from '../state/accounts/donors.js';
import { fleets } from '../state/devices/fleets.js';
import { holds } from '../state/devices/holds.js';
import { hubs } from '../state/places/hubs.js';
import { holdings } from '../state/devices/holdings.js';
import { jobs } from '../state/devices/jobs.js';
import { journeys } from '../state/devices/journeys.js';
import { labels } from '../state/devices/labels.js';
import { ledger } from '../state/accounts/ledger.js';
import { locations } from '../state/places/locations.js';
import { locks } from '../state/places/locks.js';
import { megastructures } from '../state/accounts/megastructures.js';
import { parts } from '../state/accounts/parts.js';
import { piles } from '../state/places/piles.js';
import { planets } from '../state/places/planets.js';
import { pledges } from '../state/accounts/pledges.js';
import type { PrintOrder } from '../state/devices/printOrder.js';
import { printers } from '../state/devices/printers.js';
import type { Replicant } from '../state/accounts/replicant.js';
import { scans } from '../state/devices/scans.js';
import { retired } from '../state/devices/retired.js';
import { sites } from '../state/places/sites.js';
import { stages } from '../state/devices/stages.js';
import { stocks } from '../state/places/stocks.js';
import type { Tagged } from '../state/devices/tagged.js';
import { terraformers } from '../state/places/terraformers.js';
import { surveys } from '../state/places/surveys.js';
import type { Setting } from './setting.js';

/** All that the game keeps and tells; the order of tables is part of the format. */
export const schema = defineSchema({
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
  },
  documents: {
    accounts: json<Account>(),
    replicants: json<Replicant>(),
    orders: json<PrintOrder>(),
    tags: json<Tagged>(),
    directives: json<Directive>(),
  },
  events: CATALOGUE,
  setting: json<Setting>(),
});

/** The writing face of the game inside a transition. */
export type Draft = DraftOf<typeof schema>;

/** The reading face of the game: what views and rules take. */
export type World = WorldOf<typeof schema>;

/** A command reducer of the game. */
export type Reducer = (draft: Draft, command: Command) => Outcome;

/** A system of the game, called for each row whose timer is due. */
export type GameSystem = System<typeof schema>;
