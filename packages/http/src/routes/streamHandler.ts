import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Exchange } from '../requests/exchange.js';
import type { Sent } from '../responses/send.js';
import type { HttpMetrics } from '../server/httpMetrics.js';
import { standingFields } from '../responses/standingFields.js';

/**
 * Answers a request for an event stream and goes on answering, problems included. The fields that
 * every answer bears are set on the response already.
 */
export type StreamHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  caller: { readonly account: number; readonly cursor: string | undefined },
) => void;

/** Opens the stream of a request, after the event with the id `cursor` if there is one. */
export type OpenStream = (exchange: Exchange, cursor: string | undefined) => void;

/** Hands requests over to a stream handler; `ended` is told when a stream is over. */
export function openStream(
  handler: StreamHandler,
  metrics: Pick<HttpMetrics, 'streams'>,
  ended: (exchange: Exchange, sent: Sent) => void,
): OpenStream {
  return (exchange, cursor) => {
    const { request, response } = exchange;
    const fields = standingFields(exchange);
    for (let at = 0; at < fields.length; at += 2) {
      response.setHeader(fields[at] ?? '', fields[at + 1] ?? '');
    }
    const before = request.socket.bytesWritten;
    metrics.streams(1);
    response.once('close', () => {
      metrics.streams(-1);
      const bytes = request.socket.bytesWritten - before;
      ended(exchange, { status: response.statusCode, bytes });
    });
    handler(request, response, { account: exchange.account, cursor });
  };
}
