import type { KeptAccounts, ServedGame } from '@astrarium/contract';
import type { EventFeed } from '../notifications/liveFeed.js';
import { follow } from '../notifications/follow.js';
import type { StoredDelivery, StoredWebhook } from '../store/storedWebhook.js';

/** How far the events of a webhook were examined since the start. */
export interface WebhookPosition {
  /** The id of the last event that was examined. */
  cursor: string;
  /** The cursor before the last gap, which is reported once. */
  gapAfter: string | undefined;
}

/** What `newDelivery` reads. */
export interface NewDeliveryOptions {
  readonly feed: EventFeed;
  readonly game: Pick<ServedGame, 'accounts' | 'notifications'>;
  readonly kept: KeptAccounts;
  /** The published world. */
  readonly world: () => unknown;
  readonly nowMs: () => number;
}

/** Maximum of events that one call examines. */
const EVENTS_AT_ONCE = 128;

/**
 * The message about the next event that the account wants at its webhooks, not stored yet; 'none'
 * if there is none so far, 'more' when further events must be examined. Moves the position.
 */
export function newDelivery(
  { feed, game: { accounts, notifications }, kept, nowMs, world }: NewDeliveryOptions,
  webhook: Pick<StoredWebhook, 'account' | 'id'>,
  position: WebhookPosition,
): StoredDelivery | 'none' | 'more' {
  const { account } = webhook;
  if (!accounts.exists(world(), account, kept)) return 'none';
  const reader = follow(feed, account, position.cursor);
  for (let examined = 0; examined < EVENTS_AT_ONCE; examined += 1) {
    const step = reader.next();
    if (step === undefined) return 'none';
    if (step !== 'skipped' && 'after' in step) {
      if (position.gapAfter === step.after) continue;
      position.gapAfter = step.after;
      const message = `gap_${step.after}`;
      const data = JSON.stringify({ after: step.after, oldest: step.oldest });
      return deliveryOf(webhook, { message, type: 'stream.gap', event_id: '', data }, nowMs());
    }
    position.cursor = reader.cursor;
    if (step === 'skipped' || !notifications.of(world(), account, step.event).webhook) continue;
    const { event: type, id: event_id } = step;
    return deliveryOf(webhook, { message: event_id, type, event_id, data: '' }, nowMs());
  }
  return 'more';
}

/** A message of a webhook that was never tried; it has no number yet. */
export function deliveryOf(
  { id }: Pick<StoredWebhook, 'id'>,
  about: Pick<StoredDelivery, 'data' | 'event_id' | 'message' | 'type'>,
  nowMs: number,
): StoredDelivery {
  return {
    webhook: id,
    n: 0,
    ...about,
    message: `${id}_${about.message}`,
    state: 'waiting',
    attempts: 0,
    next_ms: nowMs,
    status: 0,
    reason: '',
    created_ms: nowMs,
  };
}
