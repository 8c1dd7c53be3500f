import { ENTRIES_PER_MS, type RateClass, type RateLimits } from '@astrarium/contract';

/** The default limits, above what a busy bot needs. */
export const RATE_LIMITS: RateLimits = {
  read: { quota: 6000, windowSeconds: 60 },
  write: { quota: 3000, windowSeconds: 60 },
  plan: { quota: 60, windowSeconds: 60 },
  account: { quota: 20, windowSeconds: 60 },
};

/**
 * The entries that a request of each class may look at for one unit: a millisecond of work, of a
 * plan a tenth of a second.
 */
export const ENTRIES_PER_UNIT: Readonly<Record<RateClass, number>> = {
  read: ENTRIES_PER_MS,
  write: ENTRIES_PER_MS,
  plan: 100 * ENTRIES_PER_MS,
  account: ENTRIES_PER_MS,
};

/** The state of an allowance after a request. */
interface Allowance {
  /** Remaining requests. */
  readonly left: number;
  /** Seconds until the allowance is full again. */
  readonly resetSeconds: number;
  /** 0 if the request is allowed or goes on, else the seconds until the next one is allowed. */
  readonly waitSeconds: number;
}

type Client = number | string;

interface Bucket {
  tokens: number;
  atMs: number;
}

/** Parts of units that come from sums of parts of seconds. */
const ROUNDING = 1e-9;

/** How many of the least recent callers are looked at for one that owes nothing. */
const LOOKED_AT = 16;

/**
 * Rate limits as token buckets; callers pass the time. Remembers the last `maxCallers` callers of
 * each class. It forgets one of the least recent, which then starts with a full allowance: not one
 * that owes units, while another is found.
 */
export function rateLimiter(limits: RateLimits, maxCallers = 50_000) {
  const buckets: Readonly<Record<RateClass, Map<Client, Bucket>>> = {
    read: new Map(),
    write: new Map(),
    plan: new Map(),
    account: new Map(),
  };

  /** Fills a bucket with what the time since the last look has brought. */
  function refill(rate: RateClass, bucket: Bucket, nowMs: number): void {
    const { quota, windowSeconds } = limits[rate];
    const passedSeconds = Math.max(0, nowMs - bucket.atMs) / 1000;
    bucket.tokens = Math.min(quota, bucket.tokens + (passedSeconds * quota) / windowSeconds);
    bucket.atMs = Math.max(nowMs, bucket.atMs);
  }

  function forgetOne(rate: RateClass, nowMs: number): void {
    const all = buckets[rate];
    let looked = 0;
    for (const [caller, bucket] of all) {
      refill(rate, bucket, nowMs);
      looked += 1;
      all.delete(caller);
      if (bucket.tokens >= 0 || looked === LOOKED_AT) return;
      all.set(caller, bucket);
    }
  }

  function bucketOf(rate: RateClass, caller: Client, nowMs: number): Bucket {
    const all = buckets[rate];
    const bucket = all.get(caller) ?? { tokens: limits[rate].quota, atMs: nowMs };
    refill(rate, bucket, nowMs);
    // A Map keeps insertion order: the first is the least recent caller.
    all.delete(caller);
    if (all.size >= maxCallers) forgetOne(rate, nowMs);
    all.set(caller, bucket);
    return bucket;
  }

  function stateOf(rate: RateClass, { tokens }: Bucket, least: number): Allowance {
    const { quota, windowSeconds } = limits[rate];
    const perSecond = quota / windowSeconds;
    return {
      left: Math.max(0, Math.floor(tokens)),
      resetSeconds: Math.ceil((quota - tokens) / perSecond),
      waitSeconds: tokens < least - ROUNDING ? Math.ceil((1 - tokens) / perSecond - ROUNDING) : 0,
    };
  }

  return {
    /** Takes one request from an allowance, if one is left. */
    take(rate: RateClass, caller: Client, nowMs: number): Allowance {
      const bucket = bucketOf(rate, caller, nowMs);
      const { waitSeconds } = stateOf(rate, bucket, 1);
      if (waitSeconds === 0) bucket.tokens -= 1;
      return { ...stateOf(rate, bucket, 0), waitSeconds };
    },
    /**
     * Charges a caller for the work of a request that was allowed; negative units are returned.
     * The allowance can fall below zero: work under way then ends, and the next request waits
     * until all is paid.
     */
    charge(rate: RateClass, caller: Client, units: number, nowMs: number): Allowance {
      const bucket = bucketOf(rate, caller, nowMs);
      bucket.tokens = Math.min(limits[rate].quota, bucket.tokens - units);
      return stateOf(rate, bucket, 0);
    },
  };
}
