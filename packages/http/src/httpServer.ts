import { createServer } from 'node:http';
import { OPERATIONS, type Operation, type OperationName } from '@astrarium/contract';
import type { Host } from '@astrarium/host';
import { admission } from './admission.js';
import { FIELDS_MOST } from './checkHead.js';
import type { Exchange } from './exchange.js';
import { listener, type Listener } from './listener.js';
import { operationRoute } from './operationRoute.js';
import { RATE_LIMITS, type RateLimits } from './rateLimiter.js';
import { requestHandler } from './requestHandler.js';
import { router } from './router.js';
import { STANDING_FIELDS } from './send.js';
import type { StreamHandler } from './streamHandler.js';
import { TIME_LIMITS, type TimeLimits } from './timeLimits.js';

/** What a server is given. */
export interface HttpOptions {
  /** Answers the operations that are streams. */
  readonly stream: StreamHandler;
  /** A clock that never goes back, in milliseconds. */
  readonly nowMs: () => number;
  readonly rateLimits?: Partial<RateLimits>;
  readonly timeLimits?: Partial<TimeLimits>;
}

/** Connections at once; who comes when there are as many is turned away. */
const CONNECTIONS_MOST = 10_000;

const HEAD_BYTES_MOST = 8192;

/** Puts a host on HTTP: every operation of the contract, at its method and path. */
export function httpServer(host: Host, options: HttpOptions): Listener {
  const { nowMs } = options;
  const limits = { ...TIME_LIMITS, ...options.timeLimits };
  const admit = admission(host, { ...RATE_LIMITS, ...options.rateLimits });
  const stream = (exchange: Exchange): void => beginStream(exchange, options.stream);
  const routes = Object.entries<Operation>(OPERATIONS).map(([name, operation]) =>
    operationRoute(name as OperationName, operation, host, admit, stream),
  );
  const handle = requestHandler({
    find: router(routes),
    nowMs,
    isClosing: () => listening.isClosing(),
    sent: () => undefined,
    failed: () => undefined,
  });
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: HEAD_BYTES_MOST,
      // A missing Host is refused with a problem, and not with nothing.
      requireHostHeader: false,
    },
    handle,
  );
  server.timeout = limits.idleMs;
  // One more than allowed shows that there are too many; Node drops the rest silently.
  server.maxHeadersCount = FIELDS_MOST + 1;
  server.maxConnections = CONNECTIONS_MOST;
  // Whoever asks first is told to go on when the body is about to be read.
  server.on('checkContinue', handle);
  const listening = listener(server, limits.drainMs);
  return listening;
}

function beginStream(exchange: Exchange, stream: StreamHandler): void {
  const { request, response, headers, id } = exchange;
  const fields = [...STANDING_FIELDS, 'X-Request-Id', id, ...headers];
  for (let at = 0; at < fields.length; at += 2) {
    response.setHeader(fields[at] ?? '', fields[at + 1] ?? '');
  }
  stream(request, response, exchange);
}
