import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Operation, RateLimits } from '@astrarium/contract';
import type { Caller, Host } from '@astrarium/host';
import type { Logger } from 'pino';
import { docsPages, documentPage, guidesOf } from '../pages/docsPages.js';
import type { Site } from '../pages/page.js';
import { homePage, problemPages } from '../pages/problemPages.js';
import { webPages } from '../pages/webPages.js';
import { MAX_HEADER_FIELDS } from '../requests/checkHead.js';
import type { Exchange } from '../requests/exchange.js';
import { wireFault } from '../requests/wireFault.js';
import { type HttpAnswer, JSON_TYPE } from '../responses/httpAnswer.js';
import type { Sent } from '../responses/send.js';
import { admission, callerOf, connectionCaller } from '../routes/admission.js';
import { operationRoute } from '../routes/operationRoute.js';
import { type Route, router } from '../routes/router.js';
import { openStream, type StreamHandler, type ViewStreamHandler } from '../routes/streamHandler.js';
import { type BrokenRequests, brokenRequests } from './brokenRequests.js';
import { connectionLimit, MAX_PER_ADDRESS } from '../limits/connectionLimit.js';
import type { HttpMetrics } from '../reports/httpMetrics.js';
import { listener, type Listener } from './listener.js';
import { RATE_LIMITS } from '../limits/rateLimiter.js';
import { requestHandler } from './requestHandler.js';
import { logRequest, logRequestsOf } from '../reports/serviceLog.js';
import { type TrustedProxies, trustedProxies } from '../limits/trustedProxies.js';
import { UNREADY } from './operatorServer.js';
import { pacedReading } from './pacedReading.js';

/** Time limits in milliseconds. */
export interface TimeLimits {
  /** For the head of a request, also on a new connection. */
  readonly headersMs: number;
  /** For a whole request. */
  readonly requestMs: number;
  /** Between two requests of a connection. */
  readonly keepAliveMs: number;
  /** For a connection without traffic. */
  readonly idleMs: number;
  /** Between two checks of the limits above. */
  readonly checkMs: number;
  /** For requests in progress when the server stops. */
  readonly drainMs: number;
}

/** Default limits: they close slow attackers within 15 seconds and keep slow clients. */
export const TIME_LIMITS: TimeLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 5_000,
  idleMs: 60_000,
  checkMs: 1_000,
  drainMs: 10_000,
};

/** Options of a server. */
export interface HttpOptions {
  /** Answers the operations that are streams. */
  readonly stream: StreamHandler;
  /** Answers the operations that send the answers of others. */
  readonly views: ViewStreamHandler;
  readonly log: Logger;
  readonly metrics: HttpMetrics;
  /** A clock that never goes back, in milliseconds. */
  readonly nowMs: () => number;
  /** The version of the program. */
  readonly version: string;
  readonly rateLimits?: Partial<RateLimits>;
  readonly timeLimits?: Partial<TimeLimits>;
  /** Maximum of open connections of one client address; 256 by default. */
  readonly maxConnectionsPerAddress?: number;
  /** Maximum of open connections of all clients; 10,000 by default. */
  readonly maxConnections?: number;
  /** The folder of built pages, such as `dist/pages` of a game's package; links only by default. */
  readonly pages?: string;
  /** Origins of pages that may open accounts, beside the address by which the server is called. */
  readonly origins?: readonly string[];
  /** The reverse proxies whose `X-Forwarded-For` is read; none by default. */
  readonly proxies?: TrustedProxies;
}

/** Default maximum of open connections; further ones are closed. */
const MAX_CONNECTIONS = 10_000;

const MAX_HEAD_BYTES = 8192;

/** The picture of built pages, where they have one. */
const ICON = '/icon.svg';

/** The part of a host that a server needs. */
export type ServedHost = Pick<
  Host,
  | 'admit'
  | 'authenticate'
  | 'contract'
  | 'firstTick'
  | 'isBehind'
  | 'lagTicks'
  | 'thread'
  | 'tick'
  | 'unready'
>;

/** Serves a host over HTTP: every operation of the contract at its method and path, and pages. */
export function httpServer(host: ServedHost, options: HttpOptions): Listener {
  const { log, metrics, nowMs } = options;
  const limits = { ...TIME_LIMITS, ...options.timeLimits };
  const requests = logRequestsOf(log);
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

  const { maxConnectionsPerAddress = MAX_PER_ADDRESS, proxies = trustedProxies([]) } = options;
  const caller = (request: IncomingMessage): Caller => callerOf(host, proxies, request);
  const stream = openStream(options.stream, options.views, metrics, ended);
  const limit = connectionLimit(maxConnectionsPerAddress, proxies, metrics.refusedConnection);
  const rateLimits = { ...RATE_LIMITS, ...options.rateLimits };
  const admit = admission(host, rateLimits, proxies, nowMs);
  const pages = options.pages === undefined ? undefined : webPages(options.pages);
  const guides = guidesOf(host.contract, options.pages);
  const site: Site = {
    title: host.contract.title,
    hasGuides: Object.keys(guides).length > 0,
    hasPages: pages !== undefined,
    ...(pages?.files.has(ICON) && { icon: ICON }),
  };
  const routes: readonly Route[] = [
    ...Object.entries<Operation>(host.contract.operations).map(([name, operation]) =>
      operationRoute(name, operation, host, admit, stream, options.origins ?? []),
    ),
    homePage(host.contract, site, options.version, pages?.home),
    ...(pages?.routes ?? []),
    documentPage(host.contract),
    ...docsPages(host.contract, guides, site),
    ...problemPages(host.contract, site),
    ...healthRoutes(host, isClosing),
  ];
  const find = router(routes);
  const handle = requestHandler({
    find,
    nowMs,
    thread: host.thread,
    callerOf: caller,
    isClosing,
    limit: limit.check,
    sent,
    failed,
  });
  const reading = pacedReading(host.thread, (socket) => connectionCaller(proxies, socket));
  const broken = brokenRequests(
    (code, id, socket) => {
      log.info({ code, request_id: id }, 'broken');
      reading.stop(socket);
      // Slow clients, and those that left in the middle of a request, are no attackers.
      if (code !== 'request_timeout' && !socket.readableEnded) limit.penalise(socket as Socket);
    },
    (socket) => reading.firstLineBytes(socket) > MAX_HEAD_BYTES / 2,
  );
  const server = hardenedServer(limits, broken, (request, response) => {
    reading.began(request, response);
    handle(request, response);
  });
  server.maxConnections = options.maxConnections ?? MAX_CONNECTIONS;
  server.on('connection', limit.connected);
  server.on('connection', reading.connected);
  const listening = listener(server, limits.drainMs);
  return listening;
}

/** A Node server with strict limits of time and size. */
function hardenedServer(
  limits: TimeLimits,
  { begin, broken }: BrokenRequests,
  handle: RequestListener,
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
      maxHeaderSize: MAX_HEAD_BYTES,
      // `checkHead` answers a missing Host with a problem; Node would send no body.
      requireHostHeader: false,
    },
    take,
  );
  server.timeout = limits.idleMs;
  // Node silently drops fields above its limit, so allow one more than `checkHead` does.
  server.maxHeadersCount = MAX_HEADER_FIELDS + 1;
  // `readBody` sends `100 Continue` when it is about to read the body.
  server.on('checkContinue', take);
  server.on('checkExpectation', take);
  server.on('clientError', broken);
  server.on('connect', (_request, socket) => broken(new Error('No proxy'), socket));
  return server;
}

/** Liveness and readiness, for orchestrators. */
function healthRoutes(
  host: Pick<Host, 'tick' | 'unready'>,
  isClosing: () => boolean,
): readonly Route[] {
  return [
    { method: 'GET', path: '/livez', serve: () => healthy({ status: 'live' }) },
    {
      method: 'GET',
      path: '/readyz',
      serve() {
        if (isClosing()) throw wireFault('draining', 'The server is stopping');
        // The message of a failure may name files, so it is only in the log.
        if (host.unready !== undefined) throw wireFault('unavailable', UNREADY[host.unready]);
        return healthy({ status: 'ready', tick: host.tick });
      },
    },
  ];
}

function healthy(body: Readonly<Record<string, unknown>>): HttpAnswer {
  const headers = ['Cache-Control', 'no-store'];
  return { status: 200, type: JSON_TYPE, body: JSON.stringify(body), headers };
}
