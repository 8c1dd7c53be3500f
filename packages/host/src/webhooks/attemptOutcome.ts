import type { StoredDelivery, StoredWebhook } from '../store/storedWebhook.js';
import { randomInt } from 'node:crypto';

/** How an endpoint answered. */
export interface AttemptResult {
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Why there was no answer; '' when there was one. */
  readonly reason: string;
  /** The wait that the endpoint asked for with `Retry-After`. */
  readonly retryAfterMs?: number | undefined;
  /** No further attempt is of use, and the endpoint is not at fault. */
  readonly isFinal?: true;
}

/** The endpoint wants no more messages. */
const GONE = 410;

/**
 * The message after an attempt at a moment, and the status of its webhook. Only 2xx is a success.
 * The answer 410, and a message whose last retry failed, disable the webhook.
 */
export function attemptOutcome(
  { status: former }: Pick<StoredWebhook, 'status'>,
  before: StoredDelivery,
  { isFinal, reason, retryAfterMs: askedMs, status }: AttemptResult,
  nowMs: number,
): { readonly delivery: StoredDelivery; readonly status: StoredWebhook['status'] } {
  const attempts = before.attempts + 1;
  const tried = { ...before, attempts, status, next_ms: nowMs };
  if (status >= 200 && status < 300) {
    return { delivery: { ...tried, state: 'delivered', reason: '' }, status: former };
  }
  const failed = { ...tried, reason: reason || `the endpoint answered ${status}` };
  if (isFinal === true) return { delivery: { ...failed, state: 'failed' }, status: former };
  const waitMs = status === GONE ? undefined : retryAfterMs(attempts, askedMs);
  if (waitMs !== undefined) {
    return { delivery: { ...failed, state: 'waiting', next_ms: nowMs + waitMs }, status: former };
  }
  const disabled = status === GONE ? 'gone' : 'failed';
  return {
    delivery: { ...failed, state: 'failed' },
    status: former === 'active' ? disabled : former,
  };
}

/**
 * The seconds from each failed attempt to the next one (Standard Webhooks 1.0, "Deliverability and
 * reliability"): ten attempts in 75 h 35 min.
 */
const RETRY_SECONDS = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

/** The longest wait that an endpoint may ask for with `Retry-After`. */
const MAX_ASKED_MS = 3_600_000;

/**
 * The milliseconds until the next attempt, after so many failed ones; undefined after the last.
 * Random by a tenth, so that the messages of an outage do not come back all at once.
 */
function retryAfterMs(attempts: number, askedMs = 0): number | undefined {
  const seconds = RETRY_SECONDS[attempts - 1];
  if (seconds === undefined) return undefined;
  const jittered = seconds * randomInt(900, 1101);
  return Math.max(jittered, Math.min(askedMs, MAX_ASKED_MS));
}

/** The milliseconds for which an endpoint gets nothing, after so many failures in a row. */
export function restMs(failures: number): number {
  return Math.min(5000 * 2 ** (failures - 1), 300_000);
}
