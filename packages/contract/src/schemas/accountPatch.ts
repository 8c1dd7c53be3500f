import { type LimitRules, NOTIFY_CATEGORIES, SUBSCRIPTIONS } from '@astrarium/core';
import { z } from 'zod';
import { DRY_RUN } from './query.js';
import { EMAIL, nameSchema, timezoneSchema } from './nameSchema.js';
import { withExample } from './withExample.js';

const FLAG = z.boolean().optional();

const PREFERENCES = z.strictObject(
  Object.fromEntries(NOTIFY_CATEGORIES.map((category) => [category, FLAG])),
);

/** A list without duplicates. */
function distinct<Item extends z.ZodType<string>>(item: Item, maximum: number) {
  return z
    .array(item)
    .max(maximum)
    .refine((list) => new Set(list).size === list.length, { error: 'has duplicates' })
    .meta({ uniqueItems: true });
}

function patternSchema({ mutedPatternLength }: LimitRules) {
  const pattern = z
    .string()
    .max(mutedPatternLength, { abort: true })
    .regex(/^(?:\*|[A-Za-z0-9_]+)(?:\.(?:\*|[A-Za-z0-9_]+))*$/, {
      error: 'names or asterisks, separated by full stops, such as mining.*',
    })
    .describe('An event name; `*` stands for one segment.');
  return withExample(pattern, ['mining.*', '*']);
}

function channelSchema({ channelLength }: LimitRules) {
  const channel = z
    .string()
    .max(channelLength)
    .regex(/^#[A-Za-z0-9][A-Za-z0-9_.-]*$/, {
      error:
        'a number sign and letters, digits, underscores, full stops or hyphens, such as #general',
    });
  return withExample(channel, ['#general', '#a']);
}

function digestInterval({ minDigestPerMille, maxDigestPerMille }: LimitRules) {
  return z
    .number()
    .min(minDigestPerMille / 1000)
    .max(maxDigestPerMille / 1000)
    .refine((value) => Math.round(value * 1000) / 1000 === value, {
      error: 'has more than three decimals',
    })
    .describe('How often digests are sent, as a multiple of the default; at most three decimals.');
}

const NOTIFY = z
  .strictObject({
    email: FLAG,
    webhook: FLAG,
    preferences: z
      .strictObject({ email: PREFERENCES.optional(), webhook: PREFERENCES.optional() })
      .optional(),
  })
  .optional()
  .describe('Deprecated, still supported.')
  .meta({ deprecated: true });

const MESSAGES = z.strictObject({
  email: FLAG,
  subscribed: distinct(z.enum(SUBSCRIPTIONS), SUBSCRIPTIONS.length).optional(),
});

/** The body of `accounts.update`: omitted members stay, lists are replaced. */
export function accountPatch(limits: LimitRules) {
  return z
    .strictObject({
      name: nameSchema(limits).optional(),
      email: EMAIL.optional().describe('Takes effect when it is confirmed from the new address.'),
      timezone: timezoneSchema(limits).optional(),
      replicant_cooperation: z.enum(['individual', 'shared']).optional(),
      message_notify: NOTIFY,
      events: z
        .strictObject({
          ami_digest_interval: digestInterval(limits).optional(),
          muted: distinct(patternSchema(limits), limits.mutedPatterns).optional(),
        })
        .optional(),
      messages: MESSAGES.optional(),
      bobnet_channels: distinct(channelSchema(limits), limits.channels).optional(),
      dry_run: DRY_RUN,
    })
    .meta({ id: 'AccountPatch' });
}
