import { byCodeUnits } from '../../../kernel.js';
import type { Event } from '../../../kernel.js';
import { unpackTag } from '../../events/packTag.js';
import type { Setting } from '../../rules/setting.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import {
  foldCopy,
  foldedKnowledgeKey,
  foldedLevel,
  foldedSiteKey,
  foldedStockKey,
} from './eventFold.js';
import type { EventFold, FoldDraft, FoldedAmount, FoldedDevice } from './eventFold.js';
import { foldHub } from './foldHub.js';
import { foldPlanet } from './foldPlanet.js';

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
  const fold = foldCopy(before);
  for (const event of events) FOLDS[event.name]?.(fold, event, setting);
  return fold;
}

type Fold = (fold: FoldDraft, event: Event, setting: Setting) => void;

/** What each event does to a fold; those that are not here tell of something else. */
const FOLDS: Readonly<Record<string, Fold>> = {
  'core.device_changed': ({ devices }, event) => devices.set(id(event, 'device'), deviceOf(event)),
  'core.device_removed': (fold, event) => {
    const { carriers, controllers, devices, holds, hubs, queues, settings, tags } = fold;
    for (const map of [carriers, controllers, devices, holds, hubs, queues, settings, tags]) {
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
  'core.job_queued': ({ queues }, event) => {
    const job = {
      job_id: id(event, 'job_id'),
      batch_id: id(event, 'batch_id'),
      device_type: id(event, 'device_type'),
    };
    queues.set(id(event, 'device'), [...(queues.get(id(event, 'device')) ?? []), job]);
  },
  'print.completed': dequeue,
  'print.cancelled': dequeue,
  'core.tag_added': ({ tags }, event) => {
    const all = [...(tags.get(id(event, 'device')) ?? []), tagOf(event)];
    tags.set(id(event, 'device'), all.sort(byCodeUnits));
  },
  'core.tag_removed': ({ tags }, event) => {
    const all = tags.get(id(event, 'device')) ?? [];
    const tag = tagOf(event);
    tags.set(
      id(event, 'device'),
      all.filter((each) => each !== tag),
    );
  },
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

function id(event: Event, field: string): number {
  return Number(event[field] ?? 0);
}

function tagOf(event: Event): string {
  return unpackTag([1, 2, 3, 4].map((part) => id(event, `text_${part}`)));
}

function learn({ accounts, knowledge }: FoldDraft, event: Event): void {
  const account = accounts.get(id(event, 'replicant')) ?? 0;
  knowledge.add(foldedKnowledgeKey(account, id(event, 'location')));
}

function dequeue({ queues }: FoldDraft, event: Event): void {
  const queue = queues.get(id(event, 'device')) ?? [];
  const left = queue.filter(({ job_id }) => job_id !== id(event, 'job_id'));
  queues.set(id(event, 'device'), left);
}

function board({ carriers }: FoldDraft, event: Event): void {
  carriers.set(id(event, 'device'), id(event, 'carrier'));
}

function load({ holds }: FoldDraft, event: Event, sign: number): void {
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
