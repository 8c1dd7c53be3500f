import { lookup as lookupAddresses, type LookupAddress } from 'node:dns';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { AttemptResult, WebhookAttempt, WebhookQueue } from '@astrarium/host';
import { isPublicAddress } from './isPublicAddress.js';

/** Finds the addresses of a host name. */
type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/** The options of a sender. */
export interface WebhookSenderOptions {
  /** Allows addresses that are not public. */
  readonly allowPrivate: boolean;
  /** By default that of the operating system. */
  readonly resolve?: Resolve;
  /** The time limit of an attempt, in milliseconds; 15,000 by default. */
  readonly limitMs?: number;
}

/** Maximum of messages that are sent at the same time, and of those to slow endpoints. */
const MAX_AT_ONCE = 64;
const MAX_SLOW = 32;

/** The time limit of an attempt. */
const LIMIT_MS = 15_000;

/** Maximum that is read of an answer; its text is not used. */
const MAX_ANSWER_BYTES = 65_536;

/** The time that `stop` waits for the current messages. */
const STOP_MS = 2000;

/** Sends the messages of a queue to webhooks. */
export function webhookSender(options: WebhookSenderOptions) {
  const running = new Map<AbortController, Promise<void>>();
  let isStopped = false;
  let slow = 0;
  const send = (queue: WebhookQueue): void => {
    while (!isStopped && running.size < MAX_AT_ONCE) {
      const attempt = queue.next(slow < MAX_SLOW);
      if (attempt === undefined) return;
      if (attempt.isSlow) slow += 1;
      const ending = new AbortController();
      const sent = sendOne(attempt, options, ending).then(async (result) => {
        // An attempt that was cut short has no outcome: it is made again after the next start.
        if (!isStopped || !ending.signal.aborted) await attempt.done(result);
        running.delete(ending);
        if (attempt.isSlow) slow -= 1;
        send(queue);
      });
      running.set(ending, sent);
    }
  };
  return {
    /** Starts to send all messages that are due, several at a time. */
    send,
    /**
     * Stops sending. Resolves when the current messages were sent, or after two seconds; then they
     * may be sent twice.
     */
    async stop(): Promise<void> {
      isStopped = true;
      const timeout = setTimeout(() => {
        for (const ending of running.keys()) ending.abort();
      }, STOP_MS);
      await Promise.all(running.values());
      clearTimeout(timeout);
    },
  };
}

/** Sends one message; resolves with a reason when there is no answer, and never rejects. */
async function sendOne(
  { body, headers, url }: WebhookAttempt,
  { allowPrivate, limitMs = LIMIT_MS, resolve = resolveHost }: WebhookSenderOptions,
  ending: AbortController,
): Promise<AttemptResult> {
  const { signal } = ending;
  const timeout = setTimeout(() => ending.abort(), limitMs);
  try {
    const target = new URL(url);
    const address = await within(signal, publicAddressOf(target, allowPrivate, resolve));
    const response = await post(target, { body, headers, address, signal });
    await discard(response);
    return resultOf(response);
  } catch (error) {
    const reason = signal.aborted ? `no answer within ${limitMs} ms` : reasonOf(error);
    return { status: 0, reason };
  } finally {
    clearTimeout(timeout);
  }
}

/** Posts a message to an address that was checked; resolves with the answer. */
function post(
  target: URL,
  {
    address,
    body,
    headers,
    signal,
  }: Pick<WebhookAttempt, 'body' | 'headers'> & {
    readonly address: LookupAddress;
    readonly signal: AbortSignal;
  },
): Promise<IncomingMessage> {
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const length = Buffer.byteLength(body);
  return new Promise((answered, failed) => {
    const request = send(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': length, 'user-agent': 'astrarium-webhooks' },
      // The address that was checked is the one that is connected to.
      lookup: pinned(address),
      // No connection is shared between accounts.
      agent: false,
      signal,
    });
    request.on('response', answered).on('error', failed).end(body);
  });
}

/** Rejects when the signal is aborted first. */
function within<T>(signal: AbortSignal, result: Promise<T>): Promise<T> {
  return Promise.race([
    result,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('ended')), { once: true }),
    ),
  ]);
}

/** An address of the host of a URL. @throws Error when none is known, or one is not public */
async function publicAddressOf(
  { hostname }: URL,
  allowPrivate: boolean,
  resolve: Resolve,
): Promise<LookupAddress> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  const found = family === 0 ? await resolve(hostname) : [{ address: literal, family }];
  const first = found[0];
  if (first === undefined) throw new Error(`${hostname} has no address`);
  if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address))) {
    // The address itself is not shown: it could tell about the network of the server.
    throw new Error(`${hostname} is not a public host`);
  }
  return first;
}

function resolveHost(host: string): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) =>
    lookupAddresses(host, { all: true }, (error, found) =>
      error === null ? resolve(found) : reject(error),
    ),
  );
}

/** A look-up that always returns one address. */
function pinned({ address, family }: LookupAddress): LookupFunction {
  return (_host, { all }, callback) => {
    if (all === true) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
}

/** Reads the body of an answer and drops it. @throws Error when it is too long */
async function discard(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > MAX_ANSWER_BYTES) {
      response.destroy();
      return;
    }
  }
}

function resultOf({ headers, statusCode = 0 }: IncomingMessage): AttemptResult {
  const retryAfter = headers['retry-after'];
  if (retryAfter === undefined) return { status: statusCode, reason: '' };
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  const retryAfterMs = Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : undefined;
  return { status: statusCode, reason: '', retryAfterMs };
}

/** A reason without addresses of the network of the server. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === undefined ? message : `the connection failed: ${code}`;
}
