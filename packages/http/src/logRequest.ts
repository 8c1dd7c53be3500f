import type { Logger } from 'pino';
import type { Exchange } from './exchange.js';
import type { Sent } from './send.js';

/** A log for the lines of requests: nobody looks for secrets in them, since there are none. */
export function logRequestsOf(log: Logger): Logger {
  return log.child({}, { redact: [] });
}

/** Writes the line of a request: nothing in it comes from the URL, a header or a body. */
export function logRequest(
  log: Logger,
  exchange: Exchange,
  { status, bytes }: Sent,
  ms: number,
): void {
  const { id, request, route, account } = exchange;
  const line = {
    method: request.method,
    route,
    status,
    ms: Math.round(ms * 1000) / 1000,
    bytes,
    request_id: id,
    account,
  };
  log.info(line, 'request');
}
