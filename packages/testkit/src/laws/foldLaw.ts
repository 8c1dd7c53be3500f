import {
  ATTRIBUTES,
  CATEGORIES,
  deviceCode,
  deviceTypeAt,
  type DeviceView,
  deviceView,
  DIRECTIONS,
  type EventFold,
  foldedIntegrity,
  foldedKnowledgeKey,
  foldedLevel,
  foldedSiteKey,
  foldedStockKey,
  foldedValues,
  foldEvents,
  inventoryView,
  locationView,
  makeLocation,
  NOTHING_FOLDED,
  parseLocation,
  replicantCode,
  schema,
  SETTINGS_UNTOLD,
  type SiteView,
  statusAt,
  type World,
} from '@astrarium/core';
import type { Simulation } from '@astrarium/core/kernel';
import type { AstrariumSchema } from '../games/chooseCommand.js';
import { type Game, takeStep } from '../games/game.js';

/** Every how many steps the fold is compared with the views. */
const EVERY = 4;

/**
 * The stream of events, folded from the beginning and by nothing else but the setting, is what the
 * views show of devices (place, status, owner, load, cargo, tags, queue, controller, settings,
 * hub), of stocks, sites, salvage and planets, all through a game.
 */
export function foldLaw(
  simulation: Simulation<AstrariumSchema>,
  game: Game<AstrariumSchema>,
): void {
  let snapshot = simulation.genesis(game.setting);
  let fold = NOTHING_FOLDED;
  for (const [index, step] of game.steps.entries()) {
    const taken = takeStep(simulation, snapshot, step);
    snapshot = taken.snapshot;
    fold = foldEvents(fold, taken.events, game.setting);
    if (index % EVERY !== 0 && index + 1 !== game.steps.length) continue;
    const world = simulation.read(snapshot);
    expectSame(`step ${index}, tick ${snapshot.now}`, folded(world, fold), shown(world));
  }
}

function expectSame(where: string, told: object, seen: object): void {
  for (const [name, value] of Object.entries(seen)) {
    const [is, should] = [(told as Record<string, unknown>)[name], value].map((all) =>
      JSON.stringify(all),
    );
    if (is !== should) throw new Error(`${where}, ${name}: ${is} is not ${should}`);
  }
}

/** What the views show. */
function shown(world: World) {
  const accounts = world.accounts.ids();
  return {
    devices: world.devices.ids().map((id) => shownDevice(deviceView(world, id))),
    stocks: accounts.map((account) => inventoryView(world, account)),
    sites: accounts.map((account) =>
      places(world).map((code) => {
        const view = locationView(world, account, code);
        const sites = view?.resource_sites ?? view?.salvage_sites ?? [];
        return [view?.surveyed === true, sites.map(shownSite)];
      }),
    ),
    planets: world.planets.ids().map((planet) => {
      const code = makeLocation(world.setting.seed, world.planets.get(planet, PLANET_PLACE));
      const climate = locationView(world, accounts[0] ?? 0, code)?.terraforming;
      return ATTRIBUTES.map((attribute) => climate?.attributes[attribute].value);
    }),
  };
}

function shownDevice(view: DeviceView | undefined) {
  return [
    view?.device_type,
    view?.replicant_code,
    view?.location,
    view?.status,
    view?.stowed_in_device_code ?? view?.attached_to_device_code ?? null,
    view?.controller_device_code ?? null,
    view?.cargo ?? [],
    view?.tags,
    (view?.print_queue ?? []).map((job) => [job.job_id, job.batch_id, job.device_type]),
    view?.configuration?.settings ?? null,
    view?.hub === undefined ? null : [view.hub.integrity, view.hub.shield_ends_tick],
  ];
}

/** Whole percent, and whole units where they are shown. */
function shownSite(site: SiteView) {
  const pct = Object.entries(site.resources_remaining_pct).map(([category, share]) => [
    category,
    Math.floor(share),
  ]);
  return [site.designation, Object.fromEntries(pct), site.resources_remaining ?? null];
}

const PLANET_PLACE = schema.tables.planets.fields.place;

/** The same from the fold alone; the world is asked for its rows, its setting and the time. */
function folded(world: World, fold: EventFold) {
  const { now, setting } = world;
  const accounts = world.accounts.ids();
  return {
    devices: [...fold.devices.keys()]
      .sort((a, b) => a - b)
      .map((id) => foldedDevice(world, fold, id)),
    stocks: accounts.map((account) => foldedInventory(world, fold, account)),
    sites: accounts.map((account) =>
      places(world).map((code) => {
        const place = parseLocation(setting.seed, code) ?? 0;
        const knows = fold.knowledge.has(foldedKnowledgeKey(account, place));
        const isBelt = code.includes('-BELT-');
        return [knows, isBelt || knows ? foldedSites(world, fold, code, knows) : []];
      }),
    ),
    planets: world.planets.ids().map((row) => {
      const planet = fold.planets.get(world.planets.get(row, PLANET_PLACE));
      if (planet === undefined) return [];
      return foldedValues(planet, setting, now).map((nano) => nano / 1e9);
    }),
  };
}

function foldedDevice(world: World, fold: EventFold, id: number) {
  const { now, setting } = world;
  const device = fold.devices.get(id);
  if (device === undefined) return [];
  const { device_type, location, replicant, status, subject } = device;
  const type = deviceTypeAt(device_type) ?? 'mining_drone';
  const name = statusAt(status);
  const about = name === 'mining' ? CATEGORIES[subject - 1] : deviceTypeAt(subject);
  const codeOf = (other: number | undefined) =>
    other === undefined ? null : deviceCode(setting.seed, other);
  const { direction, strength_ppm } = fold.settings.get(id) ?? SETTINGS_UNTOLD;
  const settings = {
    direction: DIRECTIONS[direction - 1],
    strength: strength_ppm / 1_000_000,
  };
  const isTerraformer = setting.ruleset.blueprints[type].features.includes('terraform');
  const hub = fold.hubs.get(id);
  return [
    type,
    replicantCode(setting.seed, replicant),
    makeLocation(setting.seed, location),
    subject === 0 ? name : `${name} (${about})`,
    codeOf(fold.carriers.get(id)),
    codeOf(fold.controllers.get(id)),
    CATEGORIES.map((resource_type, position) => ({
      resource_type,
      quantity: fold.holds.get(id)?.[position] ?? 0,
    })).filter(({ quantity }) => quantity > 0),
    fold.tags.get(id) ?? [],
    (fold.queues.get(id) ?? []).map((job) => [
      job.job_id,
      job.batch_id,
      deviceTypeAt(job.device_type),
    ]),
    isTerraformer ? settings : null,
    hub?.decays_from === undefined
      ? null
      : [Math.floor(foldedIntegrity(hub, setting, now) / 86_400) / 10_000, hub.shield_ends_tick],
  ];
}

function foldedInventory(world: World, fold: EventFold, account: number) {
  return inventoryView(world, account).map(({ location }) => {
    const place = parseLocation(world.setting.seed, location) ?? 0;
    const items: Record<string, number> = {};
    for (const [position, category] of CATEGORIES.entries()) {
      const amount = fold.stocks.get(foldedStockKey(account, place, position + 1));
      const units = Math.floor(foldedLevel(amount, world.now) / 1_000_000);
      if (units > 0) items[category] = units;
    }
    return { location, items };
  });
}

function foldedSites(world: World, fold: EventFold, code: string, knows: boolean) {
  const place = parseLocation(world.setting.seed, code) ?? 0;
  const isBelt = code.includes('-BELT-');
  const open: unknown[] = [];
  for (let site = 0; site < 64; site += 1) {
    if (fold.sites.get(foldedSiteKey(place, site)) !== true) continue;
    const pct: Record<string, number> = {};
    const units: Record<string, number> = {};
    for (const [position, category] of CATEGORIES.entries()) {
      const key = foldedSiteKey(place, site, position + 1);
      const initial = fold.initial.get(key) ?? 0;
      // A belt has all six; salvage only what was there.
      if (!isBelt && initial === 0) continue;
      const micro = foldedLevel(fold.deposits.get(key), world.now);
      const milli = Math.floor(micro / 1000);
      pct[category] = initial === 0 ? 100 : Math.floor((milli * 100) / (initial / 1000));
      units[category] = Math.floor(micro / 1_000_000);
    }
    open.push([`${code}-${isBelt ? 'SITE' : 'SAL'}-${site}`, pct, knows ? units : null]);
  }
  return open;
}

const PLACE = schema.tables.locations.fields.place;

/** The places where something was written, by code. */
function places(world: World): string[] {
  return world.locations
    .ids()
    .map((id) => makeLocation(world.setting.seed, world.locations.get(id, PLACE)))
    .sort();
}
