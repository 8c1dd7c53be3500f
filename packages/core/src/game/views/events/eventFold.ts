import { DIRECTION_DEFAULT, STRENGTH_FULL_PPM } from '../../state/places/terraformers.js';
import type { FoldedHub } from './foldHub.js';
import type { FoldedPlanet } from './foldPlanet.js';

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

/** A job in a printer's queue. */
export interface FoldedJob {
  readonly job_id: number;
  readonly batch_id: number;
  /** Position + 1 in DEVICE_TYPES. */
  readonly device_type: number;
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
  /** By code units. */
  readonly tags: ReadonlyMap<number, readonly string[]>;
  /** First come first served: the first job runs or waits. */
  readonly queues: ReadonlyMap<number, readonly FoldedJob[]>;
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
export const NOTHING_FOLDED: EventFold = {
  devices: new Map(),
  stocks: new Map(),
  deposits: new Map(),
  initial: new Map(),
  sites: new Map(),
  accounts: new Map(),
  knowledge: new Set(),
  holds: new Map(),
  tags: new Map(),
  queues: new Map(),
  carriers: new Map(),
  controllers: new Map(),
  settings: new Map(),
  planets: new Map(),
  hubs: new Map(),
};

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

/** A fold while events are folded into it. */
export type FoldDraft = {
  -readonly [K in keyof EventFold]: EventFold[K] extends ReadonlyMap<infer Key, infer Value>
    ? Map<Key, Value>
    : Set<string>;
};

/** A fold of its own that begins as another one. */
export function foldCopy(fold: EventFold): FoldDraft {
  return {
    devices: new Map(fold.devices),
    stocks: new Map(fold.stocks),
    deposits: new Map(fold.deposits),
    initial: new Map(fold.initial),
    sites: new Map(fold.sites),
    accounts: new Map(fold.accounts),
    knowledge: new Set(fold.knowledge),
    holds: new Map(fold.holds),
    tags: new Map(fold.tags),
    queues: new Map(fold.queues),
    carriers: new Map(fold.carriers),
    controllers: new Map(fold.controllers),
    settings: new Map(fold.settings),
    planets: new Map(fold.planets),
    hubs: new Map(fold.hubs),
  };
}
