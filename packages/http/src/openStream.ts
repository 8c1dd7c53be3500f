import type { Exchange } from './exchange.js';
import type { HttpMetrics } from './httpMetrics.js';
import type { Sent } from './send.js';
import { standingFields } from './standingFields.js';
import type { StreamHandler } from './streamHandler.js';

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
