import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_FIELDS } from '@astrarium/contract';
import type { Caller, FairQueue } from '@astrarium/host';
import { after, send, type Sent } from '../responses/send.js';
import { checkHead } from '../requests/checkHead.js';
import { NO_GRANT } from '@astrarium/host';
import { type Exchange, requestId } from '../requests/exchange.js';
import { faultAnswer, type HttpAnswer, type LaterAnswer } from '../responses/httpAnswer.js';
import { requestTarget } from '../requests/requestTarget.js';
import type { Route, Router } from '../routes/router.js';
import { WireFault, wireFault } from '../requests/wireFault.js';

/** The dependencies of a request handler. */
interface HandlerOptions {
  readonly find: Router<Route>;
  readonly nowMs: () => number;
  readonly thread: FairQueue;
  /** The account or the address of a request. */
  readonly callerOf: (request: IncomingMessage) => Caller;
  /** Whether to close connections after their answer. */
  readonly isClosing: () => boolean;
  /** Throws for a request of a client with too many connections. */
  readonly limit: (request: IncomingMessage, response: ServerResponse) => void;
  /** Called after each answer that was sent completely. */
  readonly sent: (exchange: Exchange, sent: Sent) => void;
  /** Called with each unexpected error. */
  readonly failed: (exchange: Exchange, thrown: unknown) => void;
}

/** Handles requests: finds the route, gets its answer, and answers what it throws as a problem. */
export function requestHandler(options: HandlerOptions) {
  const { callerOf, find, nowMs, isClosing, limit, sent, failed, thread } = options;

  function refused(exchange: Exchange, thrown: unknown): HttpAnswer {
    if (!(thrown instanceof WireFault)) failed(exchange, thrown);
    return faultAnswer(exchange, thrown);
  }

  function answerOf(exchange: Exchange): ReturnType<Route['serve']> {
    try {
      limit(exchange.request, exchange.response);
      checkHead(exchange.request);
      const answer = routeOf(exchange, find).serve(exchange);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((thrown: unknown) => refused(exchange, thrown));
    } catch (thrown) {
      return refused(exchange, thrown);
    }
  }

  function serve(exchange: Exchange): void | Promise<void> {
    const answer = answerOf(exchange);
    if (!(answer instanceof Promise)) return finish(exchange, answer);
    return answer.then((made) => exchange.inTurn(() => finish(exchange, made)));
  }

  function finish(exchange: Exchange, made: LaterAnswer | undefined): void | Promise<void> {
    if (made === undefined) return;
    const answer = typeof made === 'function' ? answerNow(exchange, made) : made;
    return after(send(exchange, answer, isClosing()), (what) => sent(exchange, what));
  }

  function answerNow(exchange: Exchange, make: () => HttpAnswer): HttpAnswer {
    try {
      return make();
    } catch (thrown) {
      return refused(exchange, thrown);
    }
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    let caller: Caller | undefined;
    const run = (act: () => void): void => thread.run(() => (caller ??= callerOf(request)), act);
    const exchange: Exchange = {
      request,
      response,
      id: requestId(request.headers['x-request-id']),
      startedMs: nowMs(),
      route: '',
      path: {},
      query: {},
      grant: NO_GRANT,
      headers: [],
      address: undefined,
      caller: 0,
      charge: undefined,
      pay: undefined,
      inTurn: (act) =>
        new Promise((done, failed) => {
          run(() => {
            try {
              done(act());
            } catch (thrown) {
              failed(thrown);
            }
          });
        }),
    };
    const lost = (thrown: unknown): void => {
      failed(exchange, thrown);
      response.destroy();
    };
    const serveNow = (): void => {
      if (response.destroyed) return;
      try {
        serve(exchange)?.catch(lost);
      } catch (thrown) {
        lost(thrown);
      }
    };
    // Operators learn that the server lives, also while players wait.
    if (HEALTH_PATHS.has(request.url ?? '')) serveNow();
    else run(serveNow);
  };
}

/** The paths that are answered at once. */
const HEALTH_PATHS: ReadonlySet<string> = new Set(['/livez', '/readyz']);

/** That a path is none, with the last segments of those beside it, such as commands of a game. */
function noPath(beside: readonly string[]): string {
  const named = beside.length === 0 ? '' : ` Beside it: ${beside.join(', ')}.`;
  return `No operation has this path.${named} /openapi.json lists all`;
}

function routeOf(exchange: Exchange, find: Router<Route>): Pick<Route, 'serve'> {
  const { url = '', method = '' } = exchange.request;
  if (url === '*' && method === 'OPTIONS') {
    return {
      serve: ({ request }) => preflight(request, 'GET, HEAD, POST, PATCH, DELETE, OPTIONS'),
    };
  }
  const { authority, segments, query } = requestTarget(url);
  // It comes before the Host field (RFC 9112 §3.2.2).
  if (authority !== undefined) exchange.request.headers.host = authority;
  const match = find(segments);
  if (!match) throw wireFault('not_found', noPath(find.beside(segments)));
  const { endpoint, path } = match;
  exchange.route = endpoint.path;
  exchange.path = path;
  exchange.query = query;
  const route = endpoint.routes.get(method === 'HEAD' ? 'GET' : method);
  if (route) return route;
  const allow = allowed(endpoint.routes.keys());
  if (method === 'OPTIONS') return { serve: ({ request }) => preflight(request, allow) };
  throw wireFault('method_not_allowed', `${endpoint.path} supports ${allow}`, {
    headers: ['Allow', allow],
  });
}

/** The methods of an endpoint, as `Allow` names them. */
export function allowed(methods: Iterable<string>): string {
  const all = [...methods].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...all, 'OPTIONS'].join(', ');
}

/** The answer to OPTIONS, also to the preflight request of a browser. */
export function preflight({ headers }: IncomingMessage, allow: string): HttpAnswer {
  const fields = ['Allow', allow];
  if (headers['access-control-request-method'] !== undefined) {
    fields.push(
      'Access-Control-Allow-Methods',
      allow,
      'Access-Control-Allow-Headers',
      REQUEST_FIELDS.join(', '),
      'Access-Control-Max-Age',
      '86400',
    );
  }
  return { status: 204, type: '', body: '', headers: fields };
}
