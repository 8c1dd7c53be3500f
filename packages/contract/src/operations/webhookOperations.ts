import { z } from 'zod';
import { dryRunOr, type Operations, type Poll } from '../operation.js';
import {
  DELIVERY_ID,
  WEBHOOK,
  WEBHOOK_CHANGE,
  WEBHOOK_CREATION,
  WEBHOOK_DELETED,
  WEBHOOK_DELIVERIES,
  WEBHOOK_DELIVERY,
  WEBHOOK_ID,
  WEBHOOK_LIST,
  WEBHOOK_PATCH,
  WEBHOOK_WITH_SECRET,
} from '../schemas/webhook.js';

const PATH = z.strictObject({ webhook_id: WEBHOOK_ID });

/** The length of `wh_` and 22 characters. */
const WEBHOOK_ID_LENGTH = 25;

/** The messages of the webhook, whose id is the start of the message's. */
function pollDelivery({ delivery_id }: Readonly<Record<string, unknown>>): Poll {
  const webhook = String(delivery_id).slice(0, WEBHOOK_ID_LENGTH);
  return { location: `/v1/webhooks/${webhook}/deliveries`, seconds: 1 };
}

/** Operations on webhooks, with the schema of what a dry run answers. */
export function webhookOperations(dryRun: z.ZodType): Operations {
  const dryRunAnswer = { description: 'A dry run', schema: dryRun } as const;

  const messageQueued = {
    200: dryRunAnswer,
    202: {
      description: 'The message that will be sent',
      schema: WEBHOOK_DELIVERY,
      poll: pollDelivery,
    },
  };

  return {
    'webhooks.create': {
      method: 'POST',
      path: '/v1/webhooks',
      tag: 'Webhooks',
      summary: 'Create a webhook',
      description:
        'Your events from now on are sent to it with POST, as `message_notify` says: `webhook` ' +
        'turns them on, `preferences.webhook` chooses the categories. Muted events are not sent. ' +
        'Messages have the form of Standard Webhooks 1.0: `type`, `timestamp` and `data` (the ' +
        'event), signed with the secret. Each is sent at least once, and retried nine times in ' +
        '76 hours until the answer is 2xx. Redirects are not followed.',
      access: 'account',
      rate: 'write',
      body: WEBHOOK_CREATION,
      answers: {
        200: dryRunAnswer,
        201: { description: 'The webhook with its secret', schema: WEBHOOK_WITH_SECRET },
      },
      problems: ['webhook_limit'],
    },
    'webhooks.list': {
      method: 'GET',
      path: '/v1/webhooks',
      tag: 'Webhooks',
      summary: 'List your webhooks',
      access: 'account',
      rate: 'read',
      answers: { 200: { description: 'The webhooks, oldest first', schema: WEBHOOK_LIST } },
      problems: [],
    },
    'webhooks.update': {
      method: 'PATCH',
      path: '/v1/webhooks/{webhook_id}',
      tag: 'Webhooks',
      summary: 'Change a webhook',
      description: 'Omitted members stay.',
      access: 'account',
      rate: 'write',
      parameters: PATH,
      body: WEBHOOK_PATCH,
      answers: {
        200: { description: 'The webhook, or a dry run', schema: dryRunOr(dryRun, WEBHOOK) },
      },
      problems: ['unknown_webhook'],
    },
    'webhooks.delete': {
      method: 'DELETE',
      path: '/v1/webhooks/{webhook_id}',
      tag: 'Webhooks',
      summary: 'Delete a webhook',
      description: 'Its messages are deleted too.',
      access: 'account',
      rate: 'write',
      parameters: PATH,
      body: WEBHOOK_CHANGE.optional(),
      answers: {
        200: { description: 'Its id, or a dry run', schema: dryRunOr(dryRun, WEBHOOK_DELETED) },
      },
      problems: ['unknown_webhook'],
    },
    'webhooks.secret': {
      method: 'POST',
      path: '/v1/webhooks/{webhook_id}/secret',
      tag: 'Webhooks',
      summary: 'Replace the secret of a webhook',
      description: 'Messages are signed with the former secret too, for 24 hours.',
      access: 'account',
      rate: 'write',
      parameters: PATH,
      body: WEBHOOK_CHANGE.optional(),
      answers: {
        200: {
          description: 'The webhook with its new secret, or a dry run',
          schema: dryRunOr(dryRun, WEBHOOK_WITH_SECRET),
        },
      },
      problems: ['unknown_webhook'],
    },
    'webhooks.test': {
      method: 'POST',
      path: '/v1/webhooks/{webhook_id}/test',
      tag: 'Webhooks',
      summary: 'Send a test message to a webhook',
      description: 'A message of the type `webhook.test`, also if no events are sent.',
      access: 'account',
      rate: 'write',
      parameters: PATH,
      body: WEBHOOK_CHANGE.optional(),
      answers: messageQueued,
      problems: ['unknown_webhook', 'delivery_limit'],
    },
    'webhooks.deliveries': {
      method: 'GET',
      path: '/v1/webhooks/{webhook_id}/deliveries',
      tag: 'Webhooks',
      summary: 'List the messages to a webhook',
      description: 'The last 100 and all that wait for a retry, newest first.',
      access: 'account',
      rate: 'read',
      parameters: PATH,
      answers: { 200: { description: 'The messages', schema: WEBHOOK_DELIVERIES } },
      problems: ['unknown_webhook'],
    },
    'webhooks.replay': {
      method: 'POST',
      path: '/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay',
      tag: 'Webhooks',
      summary: 'Send a message to a webhook again',
      description: 'With the same id, and with retries from the first on.',
      access: 'account',
      rate: 'write',
      parameters: z.strictObject({ webhook_id: WEBHOOK_ID, delivery_id: DELIVERY_ID }),
      body: WEBHOOK_CHANGE.optional(),
      answers: messageQueued,
      problems: ['unknown_webhook', 'unknown_delivery', 'delivery_limit'],
    },
  };
}
