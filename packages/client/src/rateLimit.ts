/** The rate limit of an answer: of the class of its operation, for its caller. */
export interface RateLimit {
  /** The class of the operation, such as `read`. */
  readonly name: string;
  /** Requests in each window. */
  readonly quota: number;
  readonly windowSeconds: number;
  /** Requests that are left. */
  readonly remaining: number;
  /** Seconds until all of them are back. */
  readonly resetSeconds: number;
}

/** Reads `RateLimit` and `RateLimit-Policy`; undefined when an answer has none. */
export function rateLimitOf(headers: Headers): RateLimit | undefined {
  const state = /^"([^"]+)";r=(\d+);t=(\d+)$/.exec(headers.get('RateLimit') ?? '');
  const policy = /^"[^"]+";q=(\d+);w=(\d+)$/.exec(headers.get('RateLimit-Policy') ?? '');
  if (state === null || policy === null) return undefined;
  const [, name = '', remaining, resetSeconds] = state;
  const [, quota, windowSeconds] = policy;
  return {
    name,
    quota: Number(quota),
    windowSeconds: Number(windowSeconds),
    remaining: Number(remaining),
    resetSeconds: Number(resetSeconds),
  };
}

/** Knows from earlier answers the class of an operation, and the rate limit of each class. */
export function ratePacer() {
  const classes = new Map<string, string>();
  const freeMs = new Map<string, number>();
  return {
    /** Milliseconds until a request is within the limit. */
    waitMs(request: Request, nowMs: number): number {
      const name = classes.get(kindOf(request)) ?? '';
      return Math.max(0, (freeMs.get(name) ?? nowMs) - nowMs);
    },
    /** Takes the limit of an answer. */
    note(request: Request, headers: Headers, nowMs: number): void {
      const limit = rateLimitOf(headers);
      if (limit === undefined) return;
      const { name, quota, remaining, resetSeconds, windowSeconds } = limit;
      classes.set(kindOf(request), name);
      // What is left may be below zero, and is shown as zero: then the reset is beyond the window.
      const owedSeconds = Math.max(0, resetSeconds - windowSeconds) + windowSeconds / quota;
      if (remaining > 0) freeMs.delete(name);
      else freeMs.set(name, nowMs + owedSeconds * 1000);
    },
  };
}

/** The method and the start of the path: requests that have these in common have one limit. */
function kindOf({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname.split('/').slice(0, 3).join('/')}`;
}
