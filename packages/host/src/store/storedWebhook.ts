/** An endpoint of an account to which messages about its events are sent. */
export interface StoredWebhook {
  /** Random, so that it tells nothing about other accounts. */
  readonly id: string;
  readonly account: number;
  readonly url: string;
  /** Signs the messages. */
  readonly secret: string;
  /** The secret before the last change, which signs too until a moment; null when there is none. */
  readonly former_secret: string | null;
  readonly former_until_ms: number;
  /**
   * `owner`: the owner has disabled it; `gone`: the endpoint answered 410; `failed`: the last retry
   * of a message failed.
   */
  readonly status: 'active' | 'owner' | 'gone' | 'failed';
  /** The id of the last event for which a message was made or that needs none. */
  readonly cursor: string;
  /** The number of its messages so far. */
  readonly messages: number;
  readonly created_ms: number;
}

/** A message to a webhook. */
export interface StoredDelivery {
  readonly webhook: string;
  /** Counts the messages of the webhook from 1. */
  readonly n: number;
  /** The id of the message: the same at each retry. */
  readonly message: string;
  /** The name of the event, or of another kind of message. */
  readonly type: string;
  /** The id of the event; '' for a message about something else. */
  readonly event_id: string;
  /** The data of a message that is not about an event, as JSON; else ''. */
  readonly data: string;
  readonly state: 'waiting' | 'delivered' | 'failed';
  /** Attempts so far. */
  readonly attempts: number;
  /** The moment of the next attempt. */
  readonly next_ms: number;
  /** The HTTP status of the last answer; 0 without an answer. */
  readonly status: number;
  /** Why the last attempt failed; '' if it did not. */
  readonly reason: string;
  readonly created_ms: number;
}

/** A webhook keeps all messages that wait; of its last messages so many, it keeps all. */
export const KEPT_DELIVERIES = 100;
