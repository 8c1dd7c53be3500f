import type { EventFeed } from '../notifications/liveFeed.js';
import type { StoredDelivery } from '../store/storedWebhook.js';
import { createHmac, randomBytes } from 'node:crypto';

/**
 * The body of a message, in the form of Standard Webhooks 1.0: `type`, `timestamp` and `data`, the
 * envelope of the event. Undefined when the event was pruned.
 */
export function webhookMessage(
  feed: Pick<EventFeed, 'at' | 'placeAfter'>,
  account: number,
  {
    created_ms,
    data,
    event_id,
    type,
  }: Pick<StoredDelivery, 'created_ms' | 'data' | 'event_id' | 'type'>,
): string | undefined {
  if (event_id === '') {
    const timestamp = new Date(created_ms).toISOString();
    return `{"type":${JSON.stringify(type)},"timestamp":"${timestamp}","data":${data}}`;
  }
  const event = feed.at(account, feed.placeAfter(account, event_id) - 1);
  if (event?.id !== event_id) return undefined;
  const { created_at } = JSON.parse(event.text) as { readonly created_at: string };
  return `{"type":${JSON.stringify(type)},"timestamp":"${created_at}","data":${event.text}}`;
}

/** The first characters of a signing secret; the rest is 32 random bytes in base64. */
const PREFIX = 'whsec_';

/** A new signing secret, in the form of Standard Webhooks 1.0. */
export function webhookSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/** A message to sign: its id, the moment of sending in Unix seconds, and its body. */
interface SignedMessage {
  readonly id: string;
  readonly seconds: number;
  readonly body: string;
}

/**
 * The value of the header `webhook-signature`: for each secret `v1,` and the HMAC-SHA256 of
 * `id.timestamp.body` in base64 (Standard Webhooks 1.0, section "Signature scheme").
 */
export function webhookSignature(
  secrets: readonly string[],
  { body, id, seconds }: SignedMessage,
): string {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return signatures.join(' ');
}
