import type { RateClass, RateLimits } from '@astrarium/contract';

/** The default limits, above what a busy bot needs. */
export const RATE_LIMITS: RateLimits = {
  read: { quota: 6000, windowSeconds: 60 },
  write: { quota: 3000, windowSeconds: 60 },
  plan: { quota: 60, windowSeconds: 60 },
  account: { quota: 20, windowSeconds: 60 },
};

/** The state of an allowance after a request. */
interface Allowance {
  /** Remaining requests. */
  readonly left: number;
  /** Seconds until the allowance is full again. */
  readonly resetSeconds: number;
  /** 0 if the request is allowed, else the seconds until the next one is. */
  readonly waitSeconds: number;
}

type Client = number | string;

interface Bucket {
  tokens: number;
  atMs: number;
}

/**
 * Rate limits as token buckets; callers pass the time. Remembers the last `maxCallers` callers of
 * each class. It forgets the least recent one, which then starts with a full allowance.
 */
export function rateLimiter(limits: RateLimits, maxCallers = 50_000) {
  const buckets: Readonly<Record<RateClass, Map<Client, Bucket>>> = {
    read: new Map(),
    write: new Map(),
    plan: new Map(),
    account: new Map(),
  };

  function bucketOf(rate: RateClass, caller: Client, nowMs: number): Bucket {
    const all = buckets[rate];
    const bucket = all.get(caller) ?? { tokens: limits[rate].quota, atMs: nowMs };
    // A Map keeps insertion order: the first is the least recent caller.
    all.delete(caller);
    all.set(caller, bucket);
    if (all.size > maxCallers) all.delete(all.keys().next().value ?? caller);
    return bucket;
  }

  function stateOf(rate: RateClass, { tokens }: Bucket): Omit<Allowance, 'waitSeconds'> {
    const { quota, windowSeconds } = limits[rate];
    return {
      left: Math.max(0, Math.floor(tokens)),
      resetSeconds: Math.ceil(((quota - tokens) * windowSeconds) / quota),
    };
  }

  return {
    /** Takes one request from an allowance, if one is left. */
    take(rate: RateClass, caller: Client, nowMs: number): Allowance {
      const { quota, windowSeconds } = limits[rate];
      const perSecond = quota / windowSeconds;
      const bucket = bucketOf(rate, caller, nowMs);
      const passedSeconds = Math.max(0, nowMs - bucket.atMs) / 1000;
      bucket.tokens = Math.min(quota, bucket.tokens + passedSeconds * perSecond);
      bucket.atMs = Math.max(nowMs, bucket.atMs);
      const waitSeconds = bucket.tokens < 1 ? Math.ceil((1 - bucket.tokens) / perSecond) : 0;
      if (waitSeconds === 0) bucket.tokens -= 1;
      return { ...stateOf(rate, bucket), waitSeconds };
    },
    /**
     * Charges a caller for the work of a request that was allowed; negative units are returned. The
     * allowance can fall below zero, at most by the quota: the next request waits until it is paid.
     */
    charge(rate: RateClass, caller: Client, units: number) {
      const { quota } = limits[rate];
      const bucket = buckets[rate].get(caller) ?? { tokens: quota, atMs: 0 };
      bucket.tokens = Math.max(-quota, Math.min(quota, bucket.tokens - units));
      return stateOf(rate, bucket);
    },
  };
}
