import { randomInt } from 'node:crypto';

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
export function retryAfterMs(attempts: number, askedMs = 0): number | undefined {
  const seconds = RETRY_SECONDS[attempts - 1];
  if (seconds === undefined) return undefined;
  const jittered = seconds * randomInt(900, 1101);
  return Math.max(jittered, Math.min(askedMs, MAX_ASKED_MS));
}

/** The milliseconds for which an endpoint gets nothing, after so many failures in a row. */
export function restMs(failures: number): number {
  return Math.min(5000 * 2 ** (failures - 1), 300_000);
}
