import { NOTIFY_CATEGORIES } from './account.js';
import type { AccountSettings, NotifyPreferences } from './account.js';

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
};

function allOf(value: boolean): NotifyPreferences {
  return Object.fromEntries(
    NOTIFY_CATEGORIES.map((category) => [category, value]),
  ) as NotifyPreferences;
}
