import { INT_MAX } from '@astrarium/core';
import { MAX_ACCOUNTS } from '../state/stocks.js';
import { MAX_TAG_LENGTH } from '../state/tagged.js';
import type { Section } from './section.js';

/** Caps on everything that players can increase; a refusal names the cap. */
export interface LimitRules {
  readonly accounts: number;
  readonly replicantsPerAccount: number;
  /** Devices in the whole world; it keeps the matter in devices countable in micro-units. */
  readonly devices: number;
  readonly devicesPerAccount: number;
  /** Locations where one account can hold stock. */
  readonly stocksPerAccount: number;
  /** Characters of an account's or a replicant's name; the least is 1. */
  readonly nameLength: number;
  readonly tagsPerDevice: number;
  readonly tagLength: number;
  /** Characters of a time zone's name. */
  readonly timezoneLength: number;
  /** Patterns that one account mutes, and the characters of one. */
  readonly mutedPatterns: number;
  readonly mutedPatternLength: number;
  /** Channels that one account listens to, and the characters of one with its `#`. */
  readonly channels: number;
  readonly channelLength: number;
  /** Accounts that listen to one channel. */
  readonly channelAccounts: number;
  /** Characters of a message. */
  readonly messageLength: number;
  /** Characters of the greeting of an account's hubs. */
  readonly greetingLength: number;
  /** Messages that an account sends, and that reach it, in each hour of game time. */
  readonly messagesPerHour: number;
  readonly receivedPerHour: number;
  /** Replicants that an account blocks. */
  readonly blocked: number;
  /** The bounds of `ami_digest_interval`, in thousandths of the default frequency. */
  readonly minDigestPerMille: number;
  readonly maxDigestPerMille: number;
  /** Entries of a page of devices or of inventory: by default, and at most. */
  readonly pageLength: number;
  readonly maxPageLength: number;
  /** Patterns in one filter by tags. */
  readonly tagPatterns: number;
  /** Operations of an account that can be read after their end, and for how many seconds. */
  readonly endedOperations: number;
  readonly endedSeconds: number;
}

/** Values and bounds of `LimitRules`. */
export const LIMITS: Section<LimitRules> = {
  accounts: [10_000, 0, MAX_ACCOUNTS],
  replicantsPerAccount: [64, 0, INT_MAX],
  devices: [2_000_000, 0, 2_147_483_647],
  devicesPerAccount: [200_000, 1, INT_MAX],
  stocksPerAccount: [512, 0, INT_MAX],
  nameLength: [64, 0, INT_MAX],
  tagsPerDevice: [32, 0, INT_MAX],
  tagLength: [32, 1, MAX_TAG_LENGTH],
  timezoneLength: [64, 0, INT_MAX],
  mutedPatterns: [50, 0, INT_MAX],
  mutedPatternLength: [64, 0, INT_MAX],
  channels: [32, 0, INT_MAX],
  channelLength: [32, 0, INT_MAX],
  channelAccounts: [200, 0, INT_MAX],
  messageLength: [500, 1, INT_MAX],
  greetingLength: [200, 1, INT_MAX],
  messagesPerHour: [60, 0, INT_MAX],
  receivedPerHour: [300, 0, INT_MAX],
  blocked: [100, 0, INT_MAX],
  minDigestPerMille: [100, 1, 1_000_000],
  maxDigestPerMille: [60_000, 1, 1_000_000],
  pageLength: [20, 0, INT_MAX],
  maxPageLength: [50, 0, INT_MAX],
  tagPatterns: [32, 0, INT_MAX],
  endedOperations: [100, 1, 1000],
  endedSeconds: [86_400, 0, INT_MAX],
};
