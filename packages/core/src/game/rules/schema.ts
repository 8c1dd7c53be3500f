import { defineSchema, json } from '../../kernel/index.js';
import type { Command, DraftOf, Outcome, System, WorldOf } from '../../kernel/index.js';
import { CATALOGUE } from '../events/catalogue.js';
import type { Account } from '../state/account.js';
import { berths } from '../state/berths.js';
import { adoptions } from '../state/adoptions.js';
import { census } from '../state/census.js';
import { controllers } from '../state/controllers.js';
import type { Directive } from '../state/directive.js';
import { credits } from '../state/credits.js';
import { deposits } from '../state/deposits.js';
import { devices } from '../state/devices.js';
import { donors } from '../state/donors.js';
import { fleets } from '../state/fleets.js';
import { holds } from '../state/holds.js';
import { hubs } from '../state/hubs.js';
import { holdings } from '../state/holdings.js';
import { jobs } from '../state/jobs.js';
import { journeys } from '../state/journeys.js';
import { labels } from '../state/labels.js';
import { ledger } from '../state/ledger.js';
import { locations } from '../state/locations.js';
import { locks } from '../state/locks.js';
import { megastructures } from '../state/megastructures.js';
import { parts } from '../state/parts.js';
import { piles } from '../state/piles.js';
import { planets } from '../state/planets.js';
import { pledges } from '../state/pledges.js';
import type { PrintOrder } from '../state/printOrder.js';
import { printers } from '../state/printers.js';
import type { Replicant } from '../state/replicant.js';
import { scans } from '../state/scans.js';
import { retired } from '../state/retired.js';
import { sites } from '../state/sites.js';
import { stages } from '../state/stages.js';
import { stocks } from '../state/stocks.js';
import type { Tagged } from '../state/tagged.js';
import { terraformers } from '../state/terraformers.js';
import { surveys } from '../state/surveys.js';
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
