import { backOffMs, sleep, type Wait } from './backOff.js';
import { ratePacer } from './rateLimit.js';
import { ServerUnreachable, unreachableText } from './serverUnreachable.js';

/** Options of `retryingFetch`. */
export interface RetryOptions {
  /** Sends one request. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** How long a request is tried again, in milliseconds. */
  readonly retryMs: number;
  readonly onWait?: ((wait: Wait) => void) | undefined;
}

/** Statuses with which a request was not carried out: any request can be sent again. */
const NOT_CARRIED_OUT: ReadonlySet<number> = new Set([429, 503]);

/** Statuses of a proxy that got no answer: the request may have been carried out. */
const UNKNOWN: ReadonlySet<number> = new Set([502, 504]);

/**
 * Sends a request, and sends it again with the same idempotency key when the server cannot be
 * reached, is not ready, or refuses it because of a rate limit. Waits before a request that would
 * be above a known rate limit. A request that could be carried out twice is not repeated.
 *
 * @throws ServerUnreachable when the time for retries is over
 */
export function retryingFetch({ fetch, retryMs, onWait }: RetryOptions) {
  const pacer = ratePacer();
  return async (original: Request): Promise<Response> => {
    const request = withKey(original);
    const untilMs = Date.now() + retryMs;
    for (let attempts = 1; ; attempts += 1) {
      const paceMs = pacer.waitMs(request, Date.now());
      if (paceMs > 0) {
        onWait?.({ reason: 'the rate limit is reached', waitMs: paceMs, attempts: attempts - 1 });
        await sleep(paceMs, request.signal);
      }
      const tried = await attempt(() => fetch(request.clone()));
      if ('response' in tried) pacer.note(request, tried.response.headers, Date.now());
      else if (request.signal.aborted) throw tried.error;
      const wait = retryOf(request, tried, attempts);
      if (wait === undefined || Date.now() + wait.waitMs > untilMs) {
        if ('response' in tried) return tried.response;
        throw new ServerUnreachable(request.url, tried.error, attempts);
      }
      onWait?.(wait);
      await sleep(wait.waitMs, request.signal);
    }
  };
}

/** An answer, or the error of a connection. */
type Tried = { readonly response: Response } | { readonly error: unknown };

async function attempt(send: () => Promise<Response>): Promise<Tried> {
  try {
    return { response: await send() };
  } catch (error) {
    return { error };
  }
}

/** Gives a change an idempotency key of its own, unless it has one or nobody is logged in. */
function withKey(request: Request): Request {
  const { headers, method } = request;
  const isChange = method !== 'GET' && method !== 'HEAD' && headers.has('Authorization');
  if (!isChange || headers.has('Idempotency-Key')) return request;
  const keyed = new Request(request);
  keyed.headers.set('Idempotency-Key', crypto.randomUUID());
  return keyed;
}

/** When to send a request again; undefined when its answer is final. */
function retryOf(request: Request, tried: Tried, attempts: number): Wait | undefined {
  const { headers, method } = request;
  const isSafe = method === 'GET' || method === 'HEAD' || headers.has('Idempotency-Key');
  if (!('response' in tried)) {
    const reason = unreachableText(request.url, tried.error);
    return isSafe ? { reason, waitMs: backOffMs(attempts), attempts } : undefined;
  }
  const { status } = tried.response;
  if (!NOT_CARRIED_OUT.has(status) && !(isSafe && UNKNOWN.has(status))) return undefined;
  const minMs = 1000 * Number(tried.response.headers.get('Retry-After') ?? 0);
  const reason = status === 429 ? 'the rate limit is reached' : 'the server is not ready';
  return { reason, waitMs: backOffMs(attempts, minMs), attempts };
}
