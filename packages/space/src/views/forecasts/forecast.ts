import { byCodeUnits, floorDiv, INT_MAX, max, min, type ReadArgs, round } from '@astrarium/core';
import { locationKind, parseLocation } from '../../galaxy/location.js';
import { placeCode } from '../../rules/placeCode.js';
import { hexCode, integer, optional, type Reader, word } from '../../rules/readers.js';
import { invalidField, isRefused, refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { resumedWith, type Steps, takeSteps } from '../../rules/takeSteps.js';
import { type Attribute, ATTRIBUTE_AT, ATTRIBUTES } from '../../ruleset/attributes.js';
import { MEGASTRUCTURE, type MegastructureId, SEASON_STATE } from '../../state/megastructures.js';
import { actingReplicants } from '../devices/deviceAccess.js';
import { DUE_KINDS, dueOf, dueOfTimers, untimedOf } from './due.js';
import type { Due, DueKind, DueSubject, Foreseen, Untimed } from './due.js';
import { dueOfAsteroids } from './dueOfAsteroids.js';
import { dueOfDeposit, dueOfStock } from './dueOfDeposit.js';
import { dueOfHub } from './dueOfHub.js';
import { dueOfPlanet } from './dueOfPlanet.js';
import { dueOfPrinter } from './dueOfPrinter.js';
import { forecastScope } from './forecastScope.js';
import type { ForecastScope } from './forecastScope.js';
import { leastOf } from '../leastOf.js';
import { queryReader } from '../queryReader.js';
import type { AccountId } from '../../state/account.js';
import type { DeviceId } from '../../state/devices.js';

/** The subject of a forecast; without members it is the whole account. */
export interface ForecastQuery {
  /** The replicant that asks: devices of its private siblings are omitted. */
  readonly acting_replicant?: string | undefined;
  readonly device_code?: string | undefined;
  /** A star's code is its whole system. */
  readonly location?: string | undefined;
  readonly site?: string | undefined;
  /** With the location of a planet: only this attribute. */
  readonly attribute?: Attribute | undefined;
  /** With an attribute, in its unit, to thousandths: forecasts the tick at which it is passed. */
  readonly threshold?: number | undefined;
  /** Simulated ticks of each planet, at most MAX_FORECAST_TICKS over all planets. */
  readonly within?: number | undefined;
  readonly limit?: number | undefined;
}

/** The next entries, earliest first. */
export interface Forecast {
  readonly from_tick: number;
  /** The assumption about other accounts: they give no commands. */
  readonly assuming: 'others idle';
  /** Each exact, if nothing that is due before changes it. */
  readonly due: readonly Due[];
  /** Entries without a tick, with the reason. */
  readonly untimed: readonly Untimed[];
}

/** Maximum and default of the simulated ticks of planets in one forecast. */
export const MAX_FORECAST_TICKS = 604_800;
const TICKS = 86_400;

/** Maximum and default of the entries of one forecast. */
export const MAX_FORECAST = 100;
const LIMIT = 20;

/** The work of one step, in entries. */
const STEP_ENTRIES = 256;

/** Forecasts what happens to an account's property, or to a planet, without commands. */
export function forecast(
  world: World,
  account: AccountId,
  query: ForecastQuery | ReadArgs = {},
): Forecast | Refused {
  return takeSteps(forecastSteps(world, account, query));
}

/**
 * The same in steps, so that a host can do other work in between. The first step makes all
 * refusals. `makeCheap` makes the world cheap to read again after other work between two steps.
 */
export function* forecastSteps(
  world: World,
  account: AccountId,
  query: ForecastQuery | ReadArgs = {},
  makeCheap: () => void = () => undefined,
): Steps<Forecast | Refused> {
  return yield* resumedWith(foresee(world, account, query), makeCheap);
}

function* foresee(
  world: World,
  account: AccountId,
  query: ForecastQuery | ReadArgs,
): Steps<Forecast | Refused> {
  const given = FORECAST_QUERY.valuesOf(query, world.setting.ruleset.limits);
  const threshold = round(given.threshold * 1000);
  if (threshold / 1000 !== given.threshold) {
    return invalidField('threshold', 'decimal', { min: 0, decimals: 3 });
  }
  const args: Args = { ...given, threshold };
  const refused = refuseMixed(world, args);
  if (refused !== undefined) return refused;
  const { acting_replicant } = args;
  const visible = actingReplicants(world, account, acting_replicant);
  if (isRefused(visible)) return visible;
  const scope = yield* forecastScope(world, account, acting_replicant, visible, args);
  if (isRefused(scope)) return scope;
  const due = leastOf<Candidate<Due>>(
    args.limit,
    (a, b) => a.at - b.at || bySubject(a.shown(), b.shown()),
  );
  const untimed = leastOf<Candidate<Untimed>>(args.limit, (a, b) =>
    bySubject(a.shown(), b.shown()),
  );
  const addEntries = (all: readonly Foreseen[]): void => {
    for (const foreseen of all) {
      const { at } = foreseen;
      if (typeof at === 'number') due.add(candidate(at, () => dueOf(world, { ...foreseen, at })));
      else untimed.add(candidate(0, () => untimedOf(world, { ...foreseen, at })));
    }
  };
  const planets = scope.planets.map((place) => dueOfPlanet(world, place, question(scope, args)));
  if (args.attribute === '') yield* foreseenIn(world, account, scope, addEntries);
  for (const planet of planets) addEntries(yield* planet);
  return {
    from_tick: world.now,
    assuming: 'others idle',
    due: due.values.map(({ shown }) => shown()),
    untimed: untimed.values.map(({ shown }) => shown()),
  };
}

/** An entry that may be shown: it is written when it must be compared by its words, or is shown. */
interface Candidate<Shown> {
  readonly at: number;
  readonly shown: () => Shown;
}

function candidate<Shown>(at: number, make: () => Shown): Candidate<Shown> {
  let made: Shown | undefined;
  return { at, shown: () => (made ??= make()) };
}

/** The parameters; the threshold in thousandths, negative for none. */
type Args = ReturnType<typeof FORECAST_QUERY.valuesOf>;

/** The query about each planet. */
function question({ planets }: ForecastScope, { attribute, threshold, within }: Args) {
  if (attribute === '') {
    const share = floorDiv(MAX_FORECAST_TICKS, max(1, planets.length));
    return { attribute: -1, ticks: min(within, share) };
  }
  const thresholdMilli = threshold < 0 ? undefined : threshold;
  return { attribute: ATTRIBUTE_AT[attribute], thresholdMilli, ticks: within };
}

/** The work of what a hub will pay: 400 dates. */
const HUB_ENTRIES = 400;

/** Finds the entries except those of planets, in steps. */
function* foreseenIn(
  world: World,
  account: AccountId,
  { deposits, devices, seasons, stocks }: ForecastScope,
  add: (all: readonly Foreseen[]) => void,
): Steps<void> {
  let work = 0;
  const ofDevice = (device: DeviceId): void => {
    add(dueOfTimers(world, device));
    add(dueOfPrinter(world, device));
    add(dueOfHub(world, device));
    work += world.hubs.find(device) === 0 ? 1 : HUB_ENTRIES;
  };
  for (const device of devices) {
    ofDevice(device);
    if (work < STEP_ENTRIES) continue;
    yield work;
    work = 0;
  }
  add(yield* dueOfAsteroids(world, account, devices));
  const emptied = new Map<string, number>();
  for (const deposit of deposits) {
    const foreseen = yield* dueOfDeposit(world, account, deposit);
    for (const one of foreseen) {
      const known = emptied.get(stockName(one)) ?? INT_MAX;
      if (typeof one.at === 'number') emptied.set(stockName(one), min(known, one.at));
    }
    add(foreseen);
    yield 1;
  }
  for (const [at, stock] of stocks.entries()) {
    if (at % STEP_ENTRIES === STEP_ENTRIES - 1) yield STEP_ENTRIES;
    // A stock that is fed by a deposit grows in another way when that is empty.
    const isLater = (one: Foreseen): boolean =>
      Number(one.at) > (emptied.get(stockName(one)) ?? INT_MAX);
    add(
      dueOfStock(world, stock).map((one) =>
        isLater(one) ? { ...one, at: 'depleted_before' } : one,
      ),
    );
  }
  for (const season of seasons) add(dueOfSeason(world, season));
}

/** Tells the stocks of an account apart. */
function stockName({ place, resource }: Foreseen): string {
  return `${place} ${resource}`;
}

function dueOfSeason(world: World, season: MegastructureId): Foreseen[] {
  const { megastructures } = world;
  const at = megastructures.due(season, MEGASTRUCTURE.turn);
  const isActive = megastructures.get(season, MEGASTRUCTURE.state) === SEASON_STATE.active;
  const place = megastructures.get(season, MEGASTRUCTURE.place);
  if (at === 0) return [];
  const kind = isActive ? 'season_deadline' : 'season_starts';
  return [{ kind, at, place, numbers: { season: isActive ? season : season + 1 } }];
}

/** Refuses parameters that exclude each other, and parameters that lack a required other one. */
function refuseMixed(world: World, args: Args): Refused | undefined {
  const { attribute, location, threshold } = args;
  const conflict = FORECAST_QUERY.refuseConflict(args);
  if (conflict !== undefined) return conflict;
  if (threshold >= 0 && attribute === '') return invalidField('threshold', 'with_attribute', {});
  if (attribute === '') return undefined;
  if (location === '') return invalidField('attribute', 'with_location', {});
  const place = parseLocation(world.setting.seed, location);
  if (place !== undefined && locationKind(place) !== 'planet') {
    return refuse('not_a_planet', `${location} is not a planet`, { field: 'location', location });
  }
  const { min: minimum, max: maximum } = world.setting.ruleset.terraforming.rangeMilli[attribute];
  const isWithin = threshold < 0 || (threshold >= minimum && threshold <= maximum);
  if (isWithin) return undefined;
  return invalidField('threshold', 'within', { min: minimum / 1000, max: maximum / 1000 });
}

/** A number from 0 to a thousand millions. */
const THRESHOLD: Reader<number> = {
  rule: 'number',
  numbers: { min: 0, max: 1_000_000_000 },
  read: (value) =>
    typeof value === 'number' && value >= 0 && value <= 1_000_000_000 ? value + 0 : undefined,
};

/** The reader of the parameters of `forecast`. */
export const FORECAST_QUERY = /* @__PURE__ */ queryReader(
  () => ({
    acting_replicant: optional(hexCode(8), ''),
    device_code: optional(hexCode(8), ''),
    location: optional(placeCode(), ''),
    site: optional(placeCode(), ''),
    attribute: optional<Attribute | ''>(word(ATTRIBUTES), ''),
    threshold: optional(THRESHOLD, -1),
    within: optional(integer(1, MAX_FORECAST_TICKS), TICKS),
    limit: optional(integer(1, MAX_FORECAST), LIMIT),
  }),
  [
    ['device_code', 'location'],
    ['device_code', 'site'],
    ['location', 'site'],
  ],
);

const ORDER = Object.keys(DUE_KINDS) as DueKind[];

/** Orders entries of a tick by kind, then by subject. */
function bySubject(a: DueSubject, b: DueSubject): number {
  const kinds = ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind);
  return kinds === 0 ? byCodeUnits(textOf(a), textOf(b)) : kinds;
}

function textOf({ attribute, device_code, location, numbers, resource_type, site }: DueSubject) {
  const number = numbers['job_id'] ?? numbers['value_milli'] ?? '';
  return [location, site, resource_type, attribute, device_code, number].join(' ');
}
