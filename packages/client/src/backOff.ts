/** A wait before something is tried again. */
export interface Wait {
  /** Why, for people. */
  readonly reason: string;
  readonly waitMs: number;
  /** How many times it was tried so far, from 1 on. */
  readonly attempts: number;
}

/** The first wait, in milliseconds; each later one is twice as long. */
const FIRST_MS = 250;

/** The longest wait. */
const MAX_MS = 15_000;

/**
 * The wait before the next attempt, in milliseconds. A random part of up to a half spreads clients
 * that failed together. `minMs` is the wait that the server asked for.
 */
export function backOffMs(attempts: number, minMs = 0): number {
  const longest = Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 10));
  const jittered = (base: number): number => base * (0.5 + Math.random() / 2);
  return Math.round(minMs > 0 ? minMs + jittered(FIRST_MS) : jittered(longest));
}

/** Resolves after a time; rejects with the reason of the signal when it is aborted before. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal?.aborted === true) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
