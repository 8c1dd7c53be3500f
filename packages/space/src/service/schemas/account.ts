import { EMAIL, STORED_TIMEZONE, TICK, TICK_TIME } from '@astrarium/contract';
import { ACHIEVEMENTS, NOTIFY_CATEGORIES, SUBSCRIPTIONS } from '@astrarium/space';
import { z } from 'zod';
import { REPLICANT_CODE } from './code.js';
import { REPLICANT } from './replicant.js';

const PREFERENCES = z
  .strictObject(Object.fromEntries(NOTIFY_CATEGORIES.map((name) => [name, z.boolean()])))
  .meta({ id: 'NotifyPreferences' });

const MEMBERS = {
  account: z.int().min(1),
  name: z.string(),
  email: EMAIL,
  pending_email: EMAIL.nullable().describe('A new address that is not confirmed yet.'),
  timezone: STORED_TIMEZONE,
  replicant_cooperation: z.enum(['individual', 'shared']),
  message_notify: z
    .strictObject({
      email: z.boolean(),
      webhook: z.boolean(),
      preferences: z.strictObject({ email: PREFERENCES, webhook: PREFERENCES }),
    })
    .describe('Deprecated, still supported.')
    .meta({ deprecated: true }),
  events: z.strictObject({ ami_digest_interval: z.number(), muted: z.array(z.string()) }),
  messages: z.strictObject({ email: z.boolean(), subscribed: z.array(z.enum(SUBSCRIPTIONS)) }),
  bobnet_channels: z.array(z.string()),
  hub_greeting: z.string().describe('What your hubs say to others who come; empty for nothing.'),
  blocked: z.array(REPLICANT_CODE).describe('Replicants whose messages you do not get.'),
  opened_tick: TICK,
  devices_and_orders: z
    .int()
    .min(0)
    .describe('Devices and print jobs, which count against the device limit.'),
  achievements: z.array(z.enum(ACHIEVEMENTS)),
  replicants: z.array(REPLICANT),
};

/** An account. */
export const ACCOUNT = z.strictObject(MEMBERS).meta({ id: 'Account' });

/** The answer when a link was used. */
export const ACCOUNT_VERIFIED = z
  .strictObject({
    token: z
      .string()
      .optional()
      .describe('The new token. Absent in a dry run and if the link issues none.'),
    ...MEMBERS,
  })
  .meta({ id: 'VerifiedAccount' });

/** What a mailed link does. */
export const ACCOUNT_LINK = z
  .strictObject({
    purpose: z.enum(['register', 'recover', 'confirm_email', 'revert_email']),
    message: z.string(),
    expires_at: TICK_TIME,
  })
  .meta({ id: 'Link' });

/** The answer when an account was deleted. */
export const ACCOUNT_DELETED = z
  .strictObject({ account: z.int().min(1), message: z.string() })
  .meta({ id: 'DeletedAccount' });

/** An answer that does not reveal whether an account exists. */
export const ACCOUNT_MESSAGE = z.strictObject({ message: z.string() }).meta({ id: 'Message' });
