import { defineTable, list, type RowId, word } from '@astrarium/core';

/** Kinds of notifications that an account switches on and off. */
export const NOTIFY_CATEGORIES = [
  'ami',
  'devices',
  'location_events',
  'mining',
  'multiplayer',
  'printing',
  'progression',
  'scanning',
  'trade',
  'travel',
  'hub',
] as const;

/** One kind of notification, as the wire names it. */
export type NotifyCategory = (typeof NOTIFY_CATEGORIES)[number];

/** Kinds of game mail that need a subscription. */
export const SUBSCRIPTIONS = ['alert', 'social', 'simulation', 'progression'] as const;

/** One kind of game mail that needs a subscription, as the wire names it. */
export type Subscription = (typeof SUBSCRIPTIONS)[number];

/** Which kinds of notifications one channel brings. */
export type NotifyPreferences = Record<NotifyCategory, boolean>;

/** What people edit of an account besides its name. */
export interface AccountSettings {
  /** An IANA name by its shape; whether there is such a zone is for the host to know. */
  timezone: string;
  /** `shared`: every replicant commands every sibling's devices. */
  replicant_cooperation: 'individual' | 'shared';
  message_notify: {
    email: boolean;
    webhook: boolean;
    preferences: { email: NotifyPreferences; webhook: NotifyPreferences };
  };
  events: {
    /** How often a digest comes, in thousandths of the default frequency. */
    ami_digest_per_mille: number;
    /** Patterns of event names. */
    muted: string[];
  };
  messages: { email: boolean; subscribed: Subscription[] };
  /** Channels with their leading `#`. */
  bobnet_channels: string[];
  /** What its hubs say to others who come to their systems; empty for nothing. */
  hub_greeting: string;
  /** Codes of replicants whose accounts' messages and greetings are not delivered. */
  blocked: string[];
  /** There when everybody may see its journeys between stars; absent by default. */
  public_fleet?: true;
}

/** An account. E-mail addresses and credentials never enter the state. */
export interface Account extends AccountSettings {
  name: string;
  /** Its replicants, ascending. */
  replicants: RowId<'fleets'>[];
  openedAtTick: number;
}

/** What an account is set to as long as nobody sets it otherwise: the one table of defaults. */
export const ACCOUNT_DEFAULTS: AccountSettings = {
  timezone: 'UTC',
  replicant_cooperation: 'individual',
  message_notify: {
    email: false,
    webhook: false,
    preferences: { email: allOf(true), webhook: allOf(true) },
  },
  events: { ami_digest_per_mille: 1000, muted: [] },
  messages: { email: true, subscribed: [] },
  bobnet_channels: [],
  hub_greeting: '',
  blocked: [],
};

function allOf(value: boolean): NotifyPreferences {
  return Object.fromEntries(
    NOTIFY_CATEGORIES.map((category) => [category, value]),
  ) as NotifyPreferences;
}

/** What counts against the limits of an account; its id is the account's. */
export const holdings = defineTable('holdings', {
  /** Devices owned or on order. */
  devices: word,
  /** Where it has stock, and at how many places. */
  piles: list('piles'),
  pileCount: word,
  /** Its devices that can stow others aboard, by their berths. */
  carriers: list('berths'),
  /** Its autofactories, by their printers. */
  yards: list('printers'),
  /** The hour of game time in which it last sent a message, and how many in that hour. */
  sentHour: word,
  sent: word,
  /** The same of the messages that it received. */
  receivedHour: word,
  received: word,
  /** Its achievements, a bit each in their order. */
  achievements: word,
  /** The operations of its devices that have ended. */
  ended: word,
});

/** The id of an account: the row of its holding. */
export type AccountId = RowId<'holdings'>;

/** Offsets of a holding's fields. */
export const HOLDING = holdings.fields;
