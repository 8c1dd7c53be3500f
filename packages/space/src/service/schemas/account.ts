import { EMAIL, STORED_TIMEZONE, TICK } from '@astrarium/contract';
import { ACHIEVEMENTS, NOTIFY_CATEGORIES, SUBSCRIPTIONS } from '@astrarium/space';
import { z } from 'zod';
import { REPLICANT_CODE } from './code.js';
import { REPLICANT } from './replicant.js';

const PREFERENCES = z
  .strictObject(Object.fromEntries(NOTIFY_CATEGORIES.map((name) => [name, z.boolean()])))
  .meta({ id: 'NotifyPreferences' });

/** An account. */
export const ACCOUNT = z
  .strictObject({
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
    public_fleet: z
      .boolean()
      .describe('Whether everybody may see the journeys of your devices between stars.'),
    opened_tick: TICK,
    devices_and_orders: z
      .int()
      .min(0)
      .describe('Devices and print jobs, which count against the device limit.'),
    achievements: z.array(z.enum(ACHIEVEMENTS)),
    replicants: z.array(REPLICANT),
  })
  .meta({ id: 'Account' });
