import type { Problem } from '@astrarium/contract';
import type { Exchange } from '../requests/exchange.js';
import { WireFault, wireFault } from '../requests/wireFault.js';
import { bearerChallenge } from '../routes/admission.js';

/** The answer to a request. */
export interface HttpAnswer {
  readonly status: number;
  /** The media type of the body. */
  readonly type: string;
  readonly body: string | Buffer;
  /** Name, value, name, value … */
  readonly headers?: readonly string[];
  /** Whether it gets an entity tag, computed from the body. */
  readonly tagged?: boolean;
  /** The entity tag of a constant body. */
  readonly tag?: string;
  /** The object that holds the body, when the same one answers further requests. */
  readonly page?: object | undefined;
  /** A constant body, compressed. */
  readonly zipped?: Promise<Buffer>;
}

/**
 * An answer, or a function that makes it: to write a long body takes as long as the work for it, so
 * it waits for the turn of its caller, too.
 */
export type LaterAnswer = HttpAnswer | (() => HttpAnswer);

/** The media type of JSON answers. */
export const JSON_TYPE = 'application/json';

/** The media type of problems (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

/** The media type of HTML pages. */
export const HTML_TYPE = 'text/html; charset=utf-8';

/** The `Retry-After` of a problem that does not say how long to wait. */
const RETRY_SECONDS = 5;

/**
 * The answer with a problem, with the id of the request and the header fields of its status. A
 * stored problem keeps the id of the first request.
 */
export function problemAnswer(
  { id, request }: Pick<Exchange, 'id' | 'request'>,
  status: number,
  problem: Problem,
  headers: readonly string[] = [],
): HttpAnswer {
  const fields = [...headers, 'Cache-Control', 'no-store'];
  if (status === 401 || problem.code === 'insufficient_scope') {
    const scope = problem.rule?.['scope'];
    fields.push('WWW-Authenticate', bearerChallenge(request.headers.authorization, scope));
  } else if ((status === 429 || status === 503) && !headers.includes('Retry-After')) {
    const { wait_seconds = RETRY_SECONDS } = problem.rule ?? {};
    fields.push('Retry-After', String(wait_seconds));
  }
  const body = JSON.stringify({ ...problem, request_id: problem.request_id ?? id });
  return { status, type: PROBLEM_TYPE, body, headers: fields };
}

/** The answer to a request whose handling threw: the problem of a fault, 500 for anything else. */
export function faultAnswer(exchange: Exchange, thrown: unknown): HttpAnswer {
  const fault =
    thrown instanceof WireFault
      ? thrown
      : wireFault('internal', 'An unexpected error occurred. The log of the server has its cause.');
  return problemAnswer(exchange, fault.problem.status, fault.problem, fault.headers);
}
