import {
  CATEGORIES,
  deviceTypeAt,
  deviceView,
  type EventFold,
  foldedLevel,
  foldedSiteKey,
  foldedStockKey,
  foldEvents,
  inventoryView,
  locationView,
  makeLocation,
  NOTHING_FOLDED,
  parseLocation,
  replicantCode,
  schema,
  statusAt,
  type World,
} from '@astrarium/core';
import type { Simulation } from '@astrarium/core/kernel';
import type { AstrariumSchema } from '../games/chooseCommand.js';
import { type Game, takeStep } from '../games/game.js';

/**
 * The stream of events, folded from the beginning and by nothing else, is what the views show of
 * devices (place, status, owner), stocks and sites, after every step of a game.
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
    fold = foldEvents(fold, taken.events);
    const world = simulation.read(snapshot);
    const [seen, told] = [shown(world), folded(world, fold)].map((all) => JSON.stringify(all));
    if (seen === told) continue;
    throw new Error(`step ${index}, tick ${snapshot.now}: ${told} is not ${seen}`);
  }
}

/** What the views show. */
function shown(world: World) {
  const accounts = world.accounts.ids();
  return {
    devices: world.devices.ids().map((id) => {
      const view = deviceView(world, id);
      return [id, view?.device_type, view?.replicant_code, view?.location, view?.status];
    }),
    stocks: accounts.map((account) => inventoryView(world, account)),
    sites: places(world).map((code) => {
      const view = locationView(world, accounts[0] ?? 0, code);
      return view !== undefined && 'resource_sites' in view
        ? view.resource_sites.map((site) => [
            site.designation,
            wholePct(site.resources_remaining_pct),
          ])
        : [];
    }),
  };
}

/** Whole percent: who does not know a belt is shown no more. */
function wholePct(pct: Readonly<Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(pct).map(([category, share]) => [category, Math.floor(share)]),
  );
}

/** The same from the fold alone; the world is asked for its places, its seed and the time. */
function folded(world: World, fold: EventFold) {
  return {
    devices: [...fold.devices]
      .sort(([a], [b]) => a - b)
      .map(([id, { device_type, location, replicant, status, subject }]) => {
        const name = statusAt(status);
        const about = name === 'mining' ? CATEGORIES[subject - 1] : deviceTypeAt(subject);
        return [
          id,
          deviceTypeAt(device_type),
          replicantCode(world.setting.seed, replicant),
          makeLocation(world.setting.seed, location),
          subject === 0 ? name : `${name} (${about})`,
        ];
      }),
    stocks: world.accounts.ids().map((account) => foldedInventory(world, fold, account)),
    sites: places(world).map((code) => foldedSites(world, fold, code)),
  };
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

function foldedSites(world: World, fold: EventFold, code: string) {
  const place = parseLocation(world.setting.seed, code) ?? 0;
  const open: unknown[] = [];
  for (let site = 0; site < 64; site += 1) {
    if (fold.sites.get(foldedSiteKey(place, site)) !== true) continue;
    const pct = CATEGORIES.map((category, position) => {
      const key = foldedSiteKey(place, site, position + 1);
      const initial = fold.initial.get(key) ?? 0;
      if (initial === 0) return [category, 100];
      const level = Math.floor(foldedLevel(fold.deposits.get(key), world.now) / 1000);
      return [category, Math.floor((level * 100) / (initial / 1000))];
    });
    open.push([`${code}-SITE-${site}`, Object.fromEntries(pct)]);
  }
  return open;
}

const PLACE = schema.tables.locations.fields.place;

/** The belts where something was written, by code. */
function places(world: World): string[] {
  return world.locations
    .ids()
    .map((id) => makeLocation(world.setting.seed, world.locations.get(id, PLACE)))
    .filter((code) => code.includes('-BELT-'))
    .sort();
}
