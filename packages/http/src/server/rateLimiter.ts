import type { RateClass } from '@astrarium/contract';

/** So many requests in so many seconds; all of them may come at once, and come back evenly. */
export interface RateLimit {
  readonly quota: number;
  readonly windowSeconds: number;
}

/** The allowances, by class of operation. */
export type RateLimits = Readonly<Record<RateClass, RateLimit>>;

/** Allowances that a bot in earnest does not meet. */
export const RATE_LIMITS: RateLimits = {
  read: { quota: 6000, windowSeconds: 60 },
  write: { quota: 3000, windowSeconds: 60 },
  plan: { quota: 60, windowSeconds: 60 },
  account: { quota: 20, windowSeconds: 60 },
};

/** What is left of an allowance. */
interface Allowance {
  /** Whole requests. */
  readonly left: number;
  /** Until all of it is back. */
  readonly resetSeconds: number;
  /** 0: the request may go on. Else how long to wait until one may. */
  readonly waitSeconds: number;
}

/** Allowances of everybody: token buckets, told the time. */
export interface RateLimiter {
  /** Draws one request; nothing is drawn when there is not one left. */
  draw(rate: RateClass, who: number | string, nowMs: number): Allowance;
  /** Gives back a part of a request that turned out cheap. */
  giveBack(rate: RateClass, who: number | string, part: number): void;
}

interface Bucket {
  tokens: number;
  atMs: number;
}

/**
 * Makes a limiter. It remembers the last `remembered` callers of each class: whoever is forgotten
 * has been quiet for longest, and starts with a full allowance.
 */
export function rateLimiter(limits: RateLimits, remembered = 50_000): RateLimiter {
  const buckets: Readonly<Record<RateClass, Map<number | string, Bucket>>> = {
    read: new Map(),
    write: new Map(),
    plan: new Map(),
    account: new Map(),
  };

  function bucketOf(rate: RateClass, who: number | string, nowMs: number): Bucket {
    const all = buckets[rate];
    const bucket = all.get(who) ?? { tokens: limits[rate].quota, atMs: nowMs };
    // A Map keeps its order: the first is who was quiet for longest.
    all.delete(who);
    all.set(who, bucket);
    if (all.size > remembered) all.delete(all.keys().next().value ?? who);
    return bucket;
  }

  return {
    draw(rate, who, nowMs) {
      const { quota, windowSeconds } = limits[rate];
      const perSecond = quota / windowSeconds;
      const bucket = bucketOf(rate, who, nowMs);
      const passedSeconds = Math.max(0, nowMs - bucket.atMs) / 1000;
      bucket.tokens = Math.min(quota, bucket.tokens + passedSeconds * perSecond);
      bucket.atMs = Math.max(nowMs, bucket.atMs);
      const waitSeconds = bucket.tokens < 1 ? Math.ceil((1 - bucket.tokens) / perSecond) : 0;
      if (waitSeconds === 0) bucket.tokens -= 1;
      return {
        left: Math.floor(bucket.tokens),
        resetSeconds: Math.ceil((quota - bucket.tokens) / perSecond),
        waitSeconds,
      };
    },
    giveBack(rate, who, part) {
      const bucket = buckets[rate].get(who);
      if (bucket) bucket.tokens = Math.min(limits[rate].quota, bucket.tokens + part);
    },
  };
}
