import { type Problem, problem as problemOf } from '@astrarium/contract';
import type { Exchange } from '../requests/exchange.js';
import { WireFault } from '../requests/wireFault.js';
import { bearerChallenge } from '../routes/admission.js';

/** What is to be sent for a request. */
export interface HttpAnswer {
  readonly status: number;
  /** The media type of the body. */
  readonly type: string;
  readonly body: string | Buffer;
  /** Name, value, name, value … */
  readonly headers?: readonly string[];
  /** Whether it gets an entity tag, so that it need not be sent again. */
  readonly tagged?: boolean;
  /** The entity tag of a body that is always the same. */
  readonly tag?: string;
  /** The body compressed, where it is always the same. */
  readonly zipped?: Buffer;
}

/** A document in answer. */
export const JSON_TYPE = 'application/json';

/** A problem in answer (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

/** A page for people. */
export const HTML_TYPE = 'text/html; charset=utf-8';

/** How soon to come back to a server that is not at work now. */
const RETRY_SECONDS = '5';

/**
 * The answer that a problem is. It bears the id of the request, a kept one that of the first one,
 * and the fields that its status asks for.
 */
export function problemAnswer(
  { id, request }: Pick<Exchange, 'id' | 'request'>,
  status: number,
  problem: Problem,
  headers: readonly string[] = [],
): HttpAnswer {
  const fields = [...headers, 'Cache-Control', 'no-store'];
  if (status === 401) {
    fields.push('WWW-Authenticate', bearerChallenge(request.headers.authorization));
  } else if ((status === 429 || status === 503) && !headers.includes('Retry-After')) {
    fields.push('Retry-After', RETRY_SECONDS);
  }
  const body = JSON.stringify({ ...problem, request_id: problem.request_id ?? id });
  return { status, type: PROBLEM_TYPE, body, headers: fields };
}

/** The answer to a request at which something was thrown: 500 for what nobody foresaw. */
export function faultAnswer(exchange: Exchange, thrown: unknown): HttpAnswer {
  const fault =
    thrown instanceof WireFault
      ? thrown
      : new WireFault('internal', 'Something failed that should not have.');
  const problem = problemOf(fault.code, fault.message, fault.parts);
  return problemAnswer(exchange, problem.status, problem, fault.parts.headers);
}
