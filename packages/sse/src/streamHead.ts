import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RevokedWhy } from '@astrarium/host';
import { problem, type Problem } from '@astrarium/contract';

/** The last words of a stream whose token is not valid any more. */
export const ENDED: Readonly<Record<RevokedWhy, string>> = {
  banned: 'the account was banned',
  deleted: 'the account was deleted',
  revoked: 'the token was revoked',
};

/** Writes the head of a stream, with its position if it has one. */
export function writeStreamHead(
  request: IncomingMessage,
  response: ServerResponse,
  cursor?: string,
): void {
  // A stream may be quiet for any time.
  request.socket.setTimeout(0);
  request.socket.setNoDelay(true);
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    ...(cursor !== undefined && { 'Last-Event-ID': cursor }),
    // The connection closes with the stream.
    Connection: 'close',
  });
}

/** Answers with a problem in place of a stream. */
export function refuseStream(response: ServerResponse, found: Problem): void {
  // The HTTP server may have set a request id.
  const id = response.getHeader('X-Request-Id');
  const withId = typeof id === 'string' ? { ...found, request_id: id } : found;
  const body = JSON.stringify(withId);
  // Readers end their streams when they like, so this time is a guess.
  if (found.status === 429 || found.status === 503) response.setHeader('Retry-After', '10');
  response.writeHead(found.status, {
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/** The problem of an account with the maximum of open streams. */
export function tooManyStreams(max: number): Problem {
  const detail = `The account has ${max} open streams, which is the limit.`;
  return problem('rate_limited', detail, { rule: { max_streams: max } });
}

/** The problem of a server that is stopping. */
export function serverCloses(): Problem {
  return problem('draining', 'The server is stopping.');
}

/** Closes the connection at once, with the data that is still buffered for it. */
export function disconnect(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
  response.destroy();
}
