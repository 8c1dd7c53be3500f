import { createServer, type RequestListener, type Server } from 'node:http';
import type { Operation, OperationName } from '@astrarium/contract';
import type { Host } from '@astrarium/host';
import type { Logger } from 'pino';
import { admission } from './admission.js';
import { type BrokenRequests, brokenRequests } from './brokenRequests.js';
import { FIELDS_MOST } from './checkHead.js';
import { docsPages, documentPage } from './docsPages.js';
import type { Exchange } from './exchange.js';
import { healthRoutes } from './healthRoutes.js';
import { homePage } from './homePage.js';
import type { HttpMetrics } from './httpMetrics.js';
import { listener, type Listener } from './listener.js';
import { openStream } from './openStream.js';
import { operationRoute } from './operationRoute.js';
import { problemPages } from './problemPages.js';
import { RATE_LIMITS, type RateLimits } from './rateLimiter.js';
import { requestHandler } from './requestHandler.js';
import { requestIds } from './requestIds.js';
import { logRequest, logRequestsOf } from './logRequest.js';
import type { Route } from './route.js';
import { router } from './router.js';
import type { Sent } from './send.js';
import type { StreamHandler } from './streamHandler.js';
import { TIME_LIMITS, type TimeLimits } from './timeLimits.js';

/** What a server is given. */
export interface HttpOptions {
  /** Answers the operations that are streams. */
  readonly stream: StreamHandler;
  readonly log: Logger;
  readonly metrics: HttpMetrics;
  /** A clock that never goes back, in milliseconds. */
  readonly nowMs: () => number;
  /** Of the program that serves. */
  readonly version: string;
  readonly rateLimits?: Partial<RateLimits>;
  readonly timeLimits?: Partial<TimeLimits>;
}

/** Connections at once; who comes when there are as many is turned away. */
const CONNECTIONS_MOST = 10_000;

const HEAD_BYTES_MOST = 8192;

/** What a server asks of a host. */
export type ServedHost = Pick<Host, 'authenticate' | 'call' | 'contract' | 'failure' | 'tick'>;

/** Puts a host on HTTP: every operation of the contract at its method and path, and the pages. */
export function httpServer(host: ServedHost, options: HttpOptions): Listener {
  const { log, metrics, nowMs } = options;
  const limits = { ...TIME_LIMITS, ...options.timeLimits };
  const requests = logRequestsOf(log);
  const newId = requestIds();
  const isClosing = (): boolean => listening.isClosing();

  function ended(exchange: Exchange, what: Sent): void {
    logRequest(requests, exchange, what, nowMs() - exchange.startedMs);
  }

  function sent(exchange: Exchange, what: Sent): void {
    const ms = nowMs() - exchange.startedMs;
    logRequest(requests, exchange, what, ms);
    metrics.observe(exchange.request.method ?? '', exchange.route, what.status, ms / 1000);
  }

  function failed({ id, route }: Exchange, thrown: unknown): void {
    log.error({ request_id: id, route, stack: Object(thrown).stack }, 'failed');
  }

  const stream = openStream(options.stream, metrics, ended);
  const admit = admission(host, { ...RATE_LIMITS, ...options.rateLimits });
  const routes: readonly Route[] = [
    ...Object.entries<Operation>(host.contract.operations).map(([name, operation]) =>
      operationRoute(name as OperationName, operation, host, admit, stream),
    ),
    homePage(options.version),
    documentPage(host.contract),
    ...docsPages(),
    ...problemPages(),
    ...healthRoutes(host, isClosing),
  ];
  const find = router(routes);
  const handle = requestHandler({ find, newId, nowMs, isClosing, sent, failed });
  const broken = brokenRequests(newId, (code, id) => log.info({ code, request_id: id }, 'broken'));
  const server = hardenedServer(limits, handle, broken);
  const listening = listener(server, limits.drainMs);
  return listening;
}

/** A server of Node that gives nobody more time, room or doubt than a request needs. */
function hardenedServer(
  limits: TimeLimits,
  handle: RequestListener,
  { begin, broken }: BrokenRequests,
): Server {
  const take: RequestListener = (request, response) => {
    begin(request, response);
    handle(request, response);
  };
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
    take,
  );
  server.timeout = limits.idleMs;
  // One more than allowed shows that there are too many: Node drops the rest silently.
  server.maxHeadersCount = FIELDS_MOST + 1;
  server.maxConnections = CONNECTIONS_MOST;
  // Whoever asks first is told to go on when the body is about to be read.
  server.on('checkContinue', take);
  server.on('checkExpectation', take);
  server.on('clientError', broken);
  server.on('connect', (_request, socket) => broken(new Error('No proxy'), socket));
  return server;
}
