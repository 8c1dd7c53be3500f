import { NOTIFY_CATEGORIES, STANDARD_RULESET, SUBSCRIPTIONS } from '@astrarium/core';
import { z } from 'zod';
import { DRY_RUN } from './dryRun.js';
import { EMAIL, NAME, TIMEZONE } from './names.js';

const { limits } = STANDARD_RULESET;

const FLAG = z.boolean().optional();

const PREFERENCES = z.strictObject(
  Object.fromEntries(NOTIFY_CATEGORIES.map((category) => [category, FLAG])),
);

/** A list in which nothing stands twice. */
function distinct<Item extends z.ZodType<string>>(item: Item, most: number) {
  return z
    .array(item)
    .max(most)
    .refine((list) => new Set(list).size === list.length, { error: 'has something twice' })
    .meta({ uniqueItems: true });
}

const PATTERN = z
  .string()
  .max(limits.mutedPatternLength, { abort: true })
  .regex(/^(?:\*|[A-Za-z0-9_]+)(?:\.(?:\*|[A-Za-z0-9_]+))*$/, {
    error: 'names or asterisks with full stops between, such as mining.*',
  })
  .describe('An event name; `*` stands for one segment of it.')
  .meta({ examples: ['mining.*'] });

const CHANNEL = z
  .string()
  .max(limits.channelLength)
  .regex(/^#[A-Za-z0-9][A-Za-z0-9_.-]*$/, {
    error: 'a number sign, a letter or a digit, and more of them, such as #general',
  })
  .meta({ examples: ['#general'] });

const DIGEST_INTERVAL = z
  .number()
  .min(limits.digestLeastPerMille / 1000)
  .max(limits.digestMostPerMille / 1000)
  .refine((value) => Math.round(value * 1000) / 1000 === value, {
    error: 'has more than three decimals',
  })
  .describe('How often digests come, as a multiple of the default; at most three decimals.');

/** The body of `accounts.update`: what is omitted stays, lists are replaced. */
export const ACCOUNT_BODY = z
  .strictObject({
    name: NAME.optional(),
    email: EMAIL.optional().describe('It takes effect when it is confirmed at the new address.'),
    timezone: TIMEZONE.optional(),
    replicant_cooperation: z.enum(['individual', 'shared']).optional(),
    message_notify: z
      .strictObject({
        email: FLAG,
        webhook: FLAG,
        preferences: z
          .strictObject({ email: PREFERENCES.optional(), webhook: PREFERENCES.optional() })
          .optional(),
      })
      .optional()
      .describe('Deprecated, and kept.')
      .meta({ deprecated: true }),
    events: z
      .strictObject({
        ami_digest_interval: DIGEST_INTERVAL.optional(),
        muted: distinct(PATTERN, limits.mutedPatterns).optional(),
      })
      .optional(),
    messages: z
      .strictObject({
        email: FLAG,
        subscribed: distinct(z.enum(SUBSCRIPTIONS), SUBSCRIPTIONS.length).optional(),
      })
      .optional(),
    bobnet_channels: distinct(CHANNEL, limits.channels).optional(),
    dry_run: DRY_RUN,
  })
  .meta({ id: 'AccountPatch' });

/** The body of `accounts.create`. */
export const ACCOUNT_REGISTRATION = z
  .strictObject({ email: EMAIL, name: NAME, timezone: TIMEZONE.optional(), dry_run: DRY_RUN })
  .meta({ id: 'AccountRegistration' });

/** The body of `accounts.recover`. */
export const ACCOUNT_RECOVERY = z
  .strictObject({ email: EMAIL, dry_run: DRY_RUN })
  .meta({ id: 'AccountRecovery' });

/** The body of `accounts.verify`, which may be absent. */
export const ACCOUNT_VERIFICATION = z
  .strictObject({ dry_run: DRY_RUN })
  .meta({ id: 'AccountVerification' });
