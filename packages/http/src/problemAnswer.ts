import { type Problem, problem as problemOf } from '@astrarium/contract';
import { bearerChallenge } from './bearerToken.js';
import type { Exchange } from './exchange.js';
import { type HttpAnswer, PROBLEM_TYPE } from './httpAnswer.js';
import { WireFault } from './wireFault.js';

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
