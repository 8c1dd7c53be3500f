import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FeedFilters, Grant, Pay, PushedRead } from '@astrarium/host';
import type { Exchange } from '../requests/exchange.js';
import { commonFields, type Sent } from '../responses/send.js';
import type { HttpMetrics } from '../reports/httpMetrics.js';

/** The parameters of a stream: the event after which it begins, and which events it has. */
export interface StreamParameters {
  readonly cursor: string | undefined;
  readonly filters: FeedFilters;
}

/**
 * Answers a request with an event stream or with a problem. The header fields common to all answers
 * are set on the response already.
 */
export type StreamHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  caller: { readonly grant: Grant; readonly pay: Pay | undefined } & StreamParameters,
) => void;

/** Answers a request as `StreamHandler`, with the answers of a read, now and when they change. */
export type ViewStreamHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  read: PushedRead,
) => void;

/** Opens the stream of a request: of events, or of the answers of an operation. */
export type OpenStream = (exchange: Exchange, opened: StreamParameters | string) => void;

/** Passes requests to a stream handler; calls `ended` when a stream has ended. */
export function openStream(
  handler: StreamHandler,
  views: ViewStreamHandler,
  metrics: Pick<HttpMetrics, 'streams'>,
  ended: (exchange: Exchange, sent: Sent) => void,
): OpenStream {
  return (exchange, opened) => {
    const { caller, grant, path, pay, query, request, response } = exchange;
    const fields = commonFields(exchange);
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
    if (typeof opened === 'string') {
      views(request, response, {
        grant,
        caller,
        pay,
        operation: opened,
        path,
        query,
        form: 'text',
      });
    } else handler(request, response, { grant, pay, ...opened });
  };
}
