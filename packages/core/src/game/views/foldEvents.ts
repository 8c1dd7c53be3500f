import type { Event } from '../../kernel/index.js';

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

/** What a stream of events comes to. The keys are made by the functions below. */
export interface EventFold {
  readonly devices: ReadonlyMap<number, FoldedDevice>;
  readonly stocks: ReadonlyMap<string, FoldedAmount>;
  readonly deposits: ReadonlyMap<string, FoldedAmount>;
  /** What each deposit held when it was first found. */
  readonly initial: ReadonlyMap<string, number>;
  /** Sites ever opened, and whether they are. */
  readonly sites: ReadonlyMap<string, boolean>;
}

/** The fold of no events. */
export const NOTHING_FOLDED: EventFold = {
  devices: new Map(),
  stocks: new Map(),
  deposits: new Map(),
  initial: new Map(),
  sites: new Map(),
};

/** The key of an account's stock of a category (1 to 6) at a place. */
export function foldedStockKey(account: number, location: number, resource: number): string {
  return `${account}/${location}/${resource}`;
}

/** The key of a site of a place, or of its deposit of a category (1 to 6). */
export function foldedSiteKey(location: number, site: number, resource = 0): string {
  return resource === 0 ? `${location}/${site}` : `${location}/${site}/${resource}`;
}

/** Micro-units at a tick; 0 for what nothing was told of. */
export function foldedLevel(amount: FoldedAmount | undefined, tick: number): number {
  return amount === undefined ? 0 : amount.micro + amount.rate * (tick - amount.since);
}

/**
 * What the events of the core's own stream (`core.…`) come to after those folded before: from the
 * first event on, it is what the views show of devices, stocks and sites.
 */
export function foldEvents(before: EventFold, events: Iterable<Event>): EventFold {
  const devices = new Map(before.devices);
  const stocks = new Map(before.stocks);
  const deposits = new Map(before.deposits);
  const initial = new Map(before.initial);
  const sites = new Map(before.sites);
  for (const event of events) {
    const number = (field: string): number => Number(event[field] ?? 0);
    const place = number('location');
    const site = number('site');
    const resource = number('resource');
    switch (event.name) {
      case 'core.device_changed':
        devices.set(number('device'), deviceOf(event));
        break;
      case 'core.device_removed':
        devices.delete(number('device'));
        break;
      case 'core.stock_changed':
        change(stocks, foldedStockKey(number('account'), place, resource), event);
        break;
      case 'core.deposit_changed': {
        const key = foldedSiteKey(place, site, resource);
        // The first that is told of a deposit is what was found.
        if (!initial.has(key)) initial.set(key, number('change_micro'));
        change(deposits, key, event);
        break;
      }
      case 'core.site_changed':
        sites.set(foldedSiteKey(place, site), number('is_open') === 1);
        break;
      default:
    }
  }
  return { devices, stocks, deposits, initial, sites };
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
