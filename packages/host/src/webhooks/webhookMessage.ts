import type { EventFeed } from '../notifications/eventFeed.js';
import type { StoredDelivery } from '../store/storedWebhook.js';

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
