import type { ServerResponse } from 'node:http';
import { problem, type Problem } from '@astrarium/contract';

/** Answers with a problem in place of a stream. */
export function refuse(response: ServerResponse, found: Problem): void {
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

/** The problem of a malformed `Last-Event-ID`. */
export function invalidLastId(id: string): Problem {
  const shown = JSON.stringify(id.slice(0, 64));
  const detail = `Last-Event-ID ${shown} does not have the form <digits>-<digit>.`;
  return problem('invalid_cursor', detail, {
    errors: [{ in: 'header', name: 'Last-Event-ID', code: 'invalid_cursor', detail }],
  });
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
