import type { IncomingMessage } from 'node:http';
import {
  deprecatedParts,
  isProblem,
  type Operation,
  operationTakesKey,
  type Poll,
  type Problem,
  type StreamQuery,
} from '@astrarium/contract';
import type { AdmittedCaller, Answer, Host } from '@astrarium/host';
import { linkPage } from '../pages/linkPage.js';
import { accepts, prefersHtml } from '../requests/accepts.js';
import { checkOrigin } from '../requests/checkOrigin.js';
import type { Exchange } from '../requests/exchange.js';
import { MAX_BODY_BYTES, readJson } from '../requests/readBody.js';
import { headerFault, WireFault } from '../requests/wireFault.js';
import {
  type HttpAnswer,
  JSON_TYPE,
  type LaterAnswer,
  problemAnswer,
} from '../responses/httpAnswer.js';
import { after } from '../responses/send.js';
import type { Admission } from './admission.js';
import type { Route } from './router.js';
import type { OpenStream, StreamParameters } from './streamHandler.js';

/** The route of an operation: checks access, reads the request and calls the host. */
export function operationRoute(
  name: string,
  operation: Operation,
  host: Pick<Host, 'contract' | 'firstTick' | 'isBehind' | 'lagTicks'>,
  admit: Admission,
  stream: OpenStream,
  origins: readonly string[],
): Route {
  const { method, path, rate } = operation;
  const changes = method !== 'GET';
  const takesKey = operationTakesKey(operation);
  const type = operation.stream ? 'text/event-stream' : JSON_TYPE;
  // A mailed link is opened in a browser.
  const hasPage = name === 'accounts.link' || name === 'accounts.verify';
  const deprecationFields = deprecationsOf(operation);

  function answer(exchange: Exchange, call: AdmittedCaller): LaterAnswer | Promise<LaterAnswer> {
    const { request } = exchange;
    if (!changes) return answerTo(exchange, call, undefined, undefined);
    const key = takesKey ? idempotencyKey(request.headers['idempotency-key']) : undefined;
    // Charged before the call, so that many calls at once cannot exceed the allowance.
    const expected = rate === 'write' ? expectedCost(request) : 1;
    exchange.charge?.(expected - 1);
    const anyType = operation.anyType === true;
    const refused = (thrown: unknown): never => {
      if (thrown instanceof WireFault)
        exchange.charge?.(Math.min(expected, REFUSED_BODY_UNITS) - expected);
      throw thrown;
    };
    const use = (body: unknown) => answerTo(exchange, call, key, body, expected);
    return unless(refused, () => readJson(exchange, anyType, use));
  }

  function answerTo(
    exchange: Exchange,
    call: AdmittedCaller,
    idempotencyKey: string | undefined,
    body: unknown,
    expected = 1,
  ): LaterAnswer | Promise<LaterAnswer> {
    const { headers, path, query } = exchange;
    for (const field of deprecationFields(query, body)) headers.push(field);
    for (const field of lagFields(host)) headers.push(field);
    const reply = call({
      path,
      query,
      body,
      form: 'text',
      asText: true,
      idempotencyKey,
      address: exchange.address,
      caller: exchange.caller,
      pay: exchange.pay,
      requestId: idempotencyKey === undefined ? undefined : exchange.id,
      minTick: changes ? undefined : tickField(exchange.request, 'X-Min-Tick'),
      maxTick:
        operation.takesMaxTick === true ? tickField(exchange.request, 'X-Max-Tick') : undefined,
      isAborted: () => exchange.response.destroyed,
    });
    const made = (one: Answer): HttpAnswer => {
      const { cost = 1 } = one;
      if (changes && rate === 'write') exchange.charge?.(Math.max(1, cost) - expected);
      return replyAnswer(exchange, operation, one, host);
    };
    return reply instanceof Promise ? reply.then((one) => () => made(one)) : made(reply);
  }

  return {
    method,
    path,
    serve(exchange) {
      if (operation.opensAccount === true) checkOrigin(exchange.request, origins);
      const call = admit(exchange, name, operation);
      const { accept } = exchange.request.headers;
      const isPage = hasPage && prefersHtml(accept);
      if (!isPage && !accepts(accept, type)) {
        throw headerFault('not_acceptable', 'Accept', `The answer is available as ${type} only`);
      }
      if (changes) checkPreconditions(exchange);
      if (isPage) {
        return after<LaterAnswer, HttpAnswer>(answer(exchange, call), (made) =>
          linkPage(host.contract, typeof made === 'function' ? made() : made),
        );
      }
      if (!operation.stream) return answer(exchange, call);
      stream(exchange, operation.pushes ?? streamParameters(host, exchange));
      return undefined;
    },
  };
}

/** The header field of a host that is behind. */
function lagFields({ isBehind, lagTicks }: Pick<Host, 'isBehind' | 'lagTicks'>): readonly string[] {
  return isBehind ? ['X-Ticks-Behind', String(lagTicks)] : [];
}

/** The tick of a header field; undefined if the request has none. */
function tickField(
  { headers }: IncomingMessage,
  name: 'X-Max-Tick' | 'X-Min-Tick',
): number | undefined {
  const field = headers[name.toLowerCase()];
  if (field === undefined) return undefined;
  if (/^\d{1,15}$/.test(String(field))) return Number(field);
  throw headerFault('malformed_request', name, `${name} must be one tick`);
}

/** The bytes of a body that are expected to cost as much as a request. */
const BYTES_PER_REQUEST = 256;

/** The most that a change costs whose body is refused: too large, of another type, or no JSON. */
const REFUSED_BODY_UNITS = 16;

/** The result of a function; calls `refused` with what it throws, at once or later. */
function unless<T>(refused: (thrown: unknown) => never, act: () => T | Promise<T>): T | Promise<T> {
  try {
    const result = act();
    return result instanceof Promise ? result.catch(refused) : result;
  } catch (thrown) {
    return refused(thrown);
  }
}

/** What a change is expected to cost, by the size of its body; at least 1. */
function expectedCost({ headers }: IncomingMessage): number {
  const chunked = headers['transfer-encoding'] !== undefined;
  const length = chunked ? MAX_BODY_BYTES : Number(headers['content-length'] ?? 0);
  return Math.max(1, Math.ceil(Math.min(length, MAX_BODY_BYTES) / BYTES_PER_REQUEST));
}

/** Reads the parameters of a stream; the host reads those of other operations. */
function streamParameters(
  { contract }: Pick<Host, 'contract'>,
  { path, query }: Exchange,
): StreamParameters {
  const raw = { path, query, body: undefined, form: 'text' } as const;
  const input = contract.readInput('events.stream', raw);
  if (isProblem(input)) throw new WireFault(input);
  const { cursor, ...filters } = input.query as StreamQuery;
  return { cursor, filters };
}

/** Rejects preconditions: an unsupported one must not be ignored (RFC 9110 §13.1). */
function checkPreconditions({ request: { headers } }: Exchange): void {
  const match = headers['if-match'];
  if (match !== undefined && match !== '*') {
    throw headerFault('precondition_failed', 'If-Match', 'Conditional changes are not supported');
  }
  if (headers['if-unmodified-since'] !== undefined) {
    const name = 'If-Unmodified-Since';
    throw headerFault('precondition_failed', name, 'Conditional changes are not supported');
  }
}

function replyAnswer(
  exchange: Exchange,
  operation: Operation,
  reply: Answer,
  { firstTick }: Pick<Host, 'firstTick'>,
): HttpAnswer {
  const reads = operation.method === 'GET';
  const { status, body, page, text, tick, replayed } = reply;
  const headers = ['X-Tick', String(tick)];
  if (reads) headers.push('X-First-Tick', String(firstTick));
  if (replayed) headers.push('Idempotent-Replayed', 'true');
  if (status >= 400) return problemAnswer(exchange, status, body as Problem, headers);
  const poll = operation.answers[status]?.poll?.(body as Readonly<Record<string, unknown>>);
  for (const field of poll === undefined ? [] : pollFields(poll)) headers.push(field);
  headers.push('Cache-Control', reads ? 'private, no-cache' : 'no-store');
  const tagged = reads && status === 200;
  return { status, type: JSON_TYPE, body: text ?? JSON.stringify(body), headers, tagged, page };
}

/** The `Retry-After` of something that takes time, when its end is not known. */
const UNKNOWN_SECONDS = 60;

/** The header fields that say where a result will be, and when. */
function pollFields({ location, seconds }: Poll): readonly string[] {
  const wait = seconds === null ? UNKNOWN_SECONDS : Math.max(1, Math.ceil(seconds));
  return ['Location', location, 'Retry-After', String(wait)];
}

/** The date of the deprecation of single parameters and members: 2026-01-01T00:00:00Z. */
const MEMBERS_DEPRECATED_SECONDS = 1_767_225_600;

const DOCUMENTED = '</docs/>; rel="deprecation"';

/** The header fields for the deprecated parts that a request used (RFC 9745). */
type Deprecations = (query: object, body: unknown) => readonly string[];

/** Finds the deprecated parts of an operation: itself, or members of its query or body. */
function deprecationsOf(operation: Operation): Deprecations {
  const { deprecation } = operation;
  if (deprecation) {
    const { since_seconds: since, successor } = deprecation;
    const links = `${DOCUMENTED}, <${successor}>; rel="successor-version"`;
    const always = ['Deprecation', `@${since}`, 'Link', links];
    return () => always;
  }
  const { body: members, query: parameters } = deprecatedParts(operation);
  const fields = ['Deprecation', `@${MEMBERS_DEPRECATED_SECONDS}`, 'Link', DOCUMENTED];
  return (given, sent) => (uses(given, parameters) || uses(sent, members) ? fields : []);
}

function uses(given: unknown, names: readonly string[]): boolean {
  return names.some((name) => Object.hasOwn(Object(given), name));
}

const MAX_LENGTH = 255;
const BARE = /^[!-~]{1,255}$/;
const QUOTED = /^"((?:[ !#-[\]-~]|\\["\\])+)"$/;

/**
 * The key of an `Idempotency-Key` field, quoted as in the IETF draft or bare as most clients send
 * it; both forms give the same key. Throws a fault for other forms and for other lengths than 1 to
 * 255 characters.
 */
export function idempotencyKey(field: string | string[] | undefined): string | undefined {
  if (field === undefined) return undefined;
  if (typeof field !== 'string') throw keyFault();
  const quoted = QUOTED.exec(field)?.[1]?.replace(/\\(.)/g, '$1');
  if (quoted !== undefined && quoted.length <= MAX_LENGTH) return quoted;
  if (BARE.test(field)) return field;
  throw keyFault();
}

function keyFault(): WireFault {
  return headerFault(
    'malformed_request',
    'Idempotency-Key',
    'Idempotency-Key must be one string of 1 to 255 visible ASCII characters, quoted or bare',
  );
}
