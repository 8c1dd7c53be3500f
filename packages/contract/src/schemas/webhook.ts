import { z } from 'zod';
import { textSchema } from './textSchema.js';
import { DRY_RUN } from './query.js';
import { TICK_TIME } from './tick.js';

/** The id of a webhook. */
export const WEBHOOK_ID = z
  .string()
  .regex(/^wh_[0-9A-Za-z]{22}$/, { error: 'wh_ and 22 letters and digits' })
  .describe('The id of a webhook.')
  .meta({ id: 'WebhookId', examples: ['wh_0123456789abcdefghijAB'] });

/** The id of a message to a webhook. */
export const DELIVERY_ID = z
  .string()
  .regex(/^wh_[0-9A-Za-z]{22}_[0-9a-z_-]{1,40}$/, {
    error: 'the id of the webhook, an underscore, and what the message is about',
  })
  .describe('The id of a message: the header `webhook-id`, the same at each retry.')
  .meta({ id: 'DeliveryId', examples: ['wh_0123456789abcdefghijAB_1767225600000-0'] });

const WEBHOOK_URL = textSchema(1, 500)
  .describe(
    'Where messages are sent: https, port 443 or 8443, at a public address, without a user, a ' +
      'password and a fragment.',
  )
  .meta({ format: 'uri', examples: ['https://example.org/astrarium'] });

const MEMBERS = {
  webhook_id: WEBHOOK_ID,
  url: WEBHOOK_URL,
  status: z.enum(['active', 'disabled']),
  disabled_because: z
    .enum(['owner', 'gone', 'failed'])
    .nullable()
    .describe(
      '`owner`: you set its status; `gone`: it answered 410; `failed`: all attempts for a ' +
        'message failed. Null while it is active.',
    ),
  waiting: z.int().min(0).describe('Messages that wait for a retry.'),
  created_at: TICK_TIME,
};

/** A webhook. */
export const WEBHOOK = z.strictObject(MEMBERS).meta({ id: 'Webhook' });

/** A webhook with its new secret. */
export const WEBHOOK_WITH_SECRET = z
  .strictObject({
    secret: z
      .string()
      .optional()
      .describe('Signs the messages. It is shown here and never again. Absent in a dry run.'),
    ...MEMBERS,
  })
  .meta({ id: 'WebhookWithSecret' });

/** The webhooks of an account. */
export const WEBHOOK_LIST = z
  .strictObject({ webhooks: z.array(WEBHOOK) })
  .meta({ id: 'WebhookList' });

/** The id of a webhook that was deleted. */
export const WEBHOOK_DELETED = z
  .strictObject({ webhook_id: WEBHOOK_ID, deleted: z.literal(true) })
  .meta({ id: 'DeletedWebhook' });

/** A message to a webhook. */
export const WEBHOOK_DELIVERY = z
  .strictObject({
    delivery_id: DELIVERY_ID,
    type: z.string().describe('The name of the event, `stream.gap` or `webhook.test`.'),
    event_id: z.string().nullable().describe('The id of the event; null for other messages.'),
    state: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.int().min(0),
    status: z.int().nullable().describe('The HTTP status of the last answer; null without one.'),
    reason: z.string().nullable().describe('Why the last attempt failed.'),
    next_attempt_at: TICK_TIME.nullable().describe('Null unless the message waits.'),
    created_at: TICK_TIME,
  })
  .meta({ id: 'WebhookDelivery' });

/** The messages to a webhook. */
export const WEBHOOK_DELIVERIES = z
  .strictObject({ deliveries: z.array(WEBHOOK_DELIVERY) })
  .meta({ id: 'WebhookDeliveries' });

/** The body of `webhooks.create`. */
export const WEBHOOK_CREATION = z
  .strictObject({ url: WEBHOOK_URL, dry_run: DRY_RUN })
  .meta({ id: 'WebhookCreation' });

/** The body of `webhooks.update`: omitted members stay. */
export const WEBHOOK_PATCH = z
  .strictObject({
    url: WEBHOOK_URL.optional(),
    status: z
      .enum(['active', 'disabled'])
      .optional()
      .describe('With `active`, sending goes on after the last event that was handled.'),
    dry_run: DRY_RUN,
  })
  .meta({ id: 'WebhookPatch', examples: [{ status: 'active' }] });

/** The body of other changes of webhooks, which may be absent. */
export const WEBHOOK_CHANGE = z.strictObject({ dry_run: DRY_RUN }).meta({ id: 'WebhookChange' });
