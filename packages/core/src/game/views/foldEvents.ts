import { CATEGORIES } from '../ruleset/categories.js';
import type { Event } from '../../kernel/index.js';
import type { Setting } from '../rules/setting.js';
import { foldHub } from './foldHub.js';
import type { FoldedHub } from './foldHub.js';
import { foldPlanet } from './foldPlanet.js';
import type { FoldedPlanet } from './foldPlanet.js';
import { DIRECTION_DEFAULT, STRENGTH_FULL_PPM } from '../state/terraformers.js';

/** A device as the stream of events tells of it; places and types by their numbers. */
export interface FoldedDevice {
  readonly replicant: number;
  readonly location: number;
  readonly device_type: number;
  readonly status: number;
  /** The category that it mines, or the type that it prints; else 0. */
  readonly subject: number;
}

/** A quantity that changes linearly: micro-units at a tick, and what it gains a tick. */
export interface FoldedAmount {
  readonly micro: number;
  readonly rate: number;
  readonly since: number;
}

/** How a terraformer is set. */
export interface FoldedSettings {
  readonly strength_ppm: number;
  /** Position + 1 in DIRECTIONS. */
  readonly direction: number;
}

/** What a stream of events comes to. The keys are made by the functions below, or are ids. */
export interface EventFold {
  readonly devices: ReadonlyMap<number, FoldedDevice>;
  readonly stocks: ReadonlyMap<string, FoldedAmount>;
  /** Of belts and of salvage. */
  readonly deposits: ReadonlyMap<string, FoldedAmount>;
  /** What each deposit held when it was first found. */
  readonly initial: ReadonlyMap<string, number>;
  /** Sites ever opened, and whether they are. */
  readonly sites: ReadonlyMap<string, boolean>;
  /** The account of each replicant. */
  readonly accounts: ReadonlyMap<number, number>;
  /** Places that accounts know, by `foldedKnowledgeKey`. */
  readonly knowledge: ReadonlySet<string>;
  /** Whole units in the holds of devices, six numbers each. */
  readonly holds: ReadonlyMap<number, readonly number[]>;
  /** What carries a device, stowed or attached. */
  readonly carriers: ReadonlyMap<number, number>;
  /** The controller that has adopted a device. */
  readonly controllers: ReadonlyMap<number, number>;
  /** Of terraformers that were ever set. */
  readonly settings: ReadonlyMap<number, FoldedSettings>;
  /** Planets that were ever worked on, by the numbers of their places. */
  readonly planets: ReadonlyMap<number, FoldedPlanet>;
  /** Devices that were ever active as hubs. */
  readonly hubs: ReadonlyMap<number, FoldedHub>;
}

/** The fold of no events. */
export const NOTHING_FOLDED: EventFold = fresh();

/** The key of an account's stock of a category (1 to 6) at a place. */
export function foldedStockKey(account: number, location: number, resource: number): string {
  return `${account}/${location}/${resource}`;
}

/** The key of a site of a place, or of its deposit of a category (1 to 6). */
export function foldedSiteKey(location: number, site: number, resource = 0): string {
  return resource === 0 ? `${location}/${site}` : `${location}/${site}/${resource}`;
}

/** The key of what an account knows of a place. */
export function foldedKnowledgeKey(account: number, location: number): string {
  return `${account}/${location}`;
}

/** Micro-units at a tick; 0 for what nothing was told of. */
export function foldedLevel(amount: FoldedAmount | undefined, tick: number): number {
  return amount === undefined ? 0 : amount.micro + amount.rate * (tick - amount.since);
}

/** How a terraformer is set that was never told of. */
export const SETTINGS_UNTOLD: FoldedSettings = {
  strength_ppm: STRENGTH_FULL_PPM,
  direction: DIRECTION_DEFAULT,
};

/**
 * What the events of a game's whole stream come to after those folded before: from the first event
 * on, and with nothing else but the setting (seed and rules), it is what the views show of devices,
 * what carries, loads, sets and controls them, of stocks, sites, salvage, planets and hubs.
 */
export function foldEvents(
  before: EventFold,
  events: Iterable<Event>,
  setting: Setting,
): EventFold {
  const fold = copyOf(before);
  for (const event of events) FOLDS[event.name]?.(fold, event, setting);
  return fold;
}

type Mutable = {
  -readonly [K in keyof EventFold]: EventFold[K] extends ReadonlyMap<infer Key, infer Value>
    ? Map<Key, Value>
    : Set<string>;
};

type Fold = (fold: Mutable, event: Event, setting: Setting) => void;

/** What each event does to a fold; those that are not here tell of something else. */
const FOLDS: Readonly<Record<string, Fold>> = {
  'core.device_changed': ({ devices }, event) => devices.set(id(event, 'device'), deviceOf(event)),
  'core.device_removed': (fold, event) => {
    const { carriers, controllers, devices, holds, hubs, settings } = fold;
    for (const map of [carriers, controllers, devices, holds, hubs, settings]) {
      map.delete(id(event, 'device'));
    }
  },
  'core.stock_changed': ({ stocks }, event) => {
    const place = id(event, 'location');
    change(stocks, foldedStockKey(id(event, 'account'), place, id(event, 'resource')), event);
  },
  'core.deposit_changed': ({ deposits, initial }, event) => {
    const key = foldedSiteKey(id(event, 'location'), id(event, 'site'), id(event, 'resource'));
    // The first that is told of a deposit is what was found.
    if (!initial.has(key)) initial.set(key, id(event, 'change_micro'));
    change(deposits, key, event);
  },
  'core.site_changed': ({ sites }, event) =>
    sites.set(foldedSiteKey(id(event, 'location'), id(event, 'site')), id(event, 'is_open') === 1),
  'account.opened': ({ accounts }, event) =>
    accounts.set(id(event, 'replicant'), id(event, 'account')),
  'replicant.created': ({ accounts }, event) =>
    accounts.set(id(event, 'new_replicant'), accounts.get(id(event, 'replicant')) ?? 0),
  'scan.completed': learn,
  'search.completed': learn,
  'cargo.collected': (fold, event) => load(fold, event, 1),
  'cargo.deposited': (fold, event) => load(fold, event, -1),
  'device.stowed': board,
  'device.attached': board,
  'device.deployed': ({ carriers }, event) => carriers.delete(id(event, 'device')),
  'device.detached': ({ carriers }, event) => carriers.delete(id(event, 'device')),
  'ami.adopted': ({ controllers }, event) =>
    controllers.set(id(event, 'adopted_device'), id(event, 'device')),
  'ami.released': ({ controllers }, event) => controllers.delete(id(event, 'adopted_device')),
  'terraforming.started': foldPlanet,
  'terraforming.stopped': foldPlanet,
  'terraforming.configured': (fold, event, setting) => {
    const settings = {
      strength_ppm: id(event, 'strength_ppm'),
      direction: id(event, 'direction'),
    };
    fold.settings.set(id(event, 'device'), settings);
    foldPlanet(fold, event, setting);
  },
  'hub.activated': foldHub,
  'hub.maintained': foldHub,
  'hub.deactivated': foldHub,
};

function fresh(): Mutable {
  return {
    devices: new Map(),
    stocks: new Map(),
    deposits: new Map(),
    initial: new Map(),
    sites: new Map(),
    accounts: new Map(),
    knowledge: new Set(),
    holds: new Map(),
    carriers: new Map(),
    controllers: new Map(),
    settings: new Map(),
    planets: new Map(),
    hubs: new Map(),
  };
}

function copyOf(fold: EventFold): Mutable {
  return {
    devices: new Map(fold.devices),
    stocks: new Map(fold.stocks),
    deposits: new Map(fold.deposits),
    initial: new Map(fold.initial),
    sites: new Map(fold.sites),
    accounts: new Map(fold.accounts),
    knowledge: new Set(fold.knowledge),
    holds: new Map(fold.holds),
    carriers: new Map(fold.carriers),
    controllers: new Map(fold.controllers),
    settings: new Map(fold.settings),
    planets: new Map(fold.planets),
    hubs: new Map(fold.hubs),
  };
}

function id(event: Event, field: string): number {
  return Number(event[field] ?? 0);
}

function learn({ accounts, knowledge }: Mutable, event: Event): void {
  const account = accounts.get(id(event, 'replicant')) ?? 0;
  knowledge.add(foldedKnowledgeKey(account, id(event, 'location')));
}

function board({ carriers }: Mutable, event: Event): void {
  carriers.set(id(event, 'device'), id(event, 'carrier'));
}

function load({ holds }: Mutable, event: Event, sign: number): void {
  const device = id(event, 'device');
  const held = holds.get(device) ?? CATEGORIES.map(() => 0);
  const at = id(event, 'resource') - 1;
  const quantity = sign * id(event, 'quantity');
  holds.set(
    device,
    held.map((units, position) => (position === at ? units + quantity : units)),
  );
}

function deviceOf(event: Event): FoldedDevice {
  return {
    replicant: Number(event['replicant']),
    location: Number(event['location']),
    device_type: Number(event['device_type']),
    status: Number(event['status']),
    subject: Number(event['subject']),
  };
}

function change(amounts: Map<string, FoldedAmount>, key: string, event: Event): void {
  const known = amounts.get(key);
  amounts.set(key, {
    micro: foldedLevel(known, event.tick) + Number(event['change_micro']),
    rate: (known?.rate ?? 0) + Number(event['rate_change_micro']),
    since: event.tick,
  });
}
