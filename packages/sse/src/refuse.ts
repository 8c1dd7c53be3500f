import type { ServerResponse } from 'node:http';
import { problem, type Problem } from '@astrarium/contract';

/** Answers with a problem in place of a stream. */
export function refuse(response: ServerResponse, found: Problem): void {
  // Whoever stands before this skin may have named the request.
  const id = response.getHeader('X-Request-Id');
  const named = typeof id === 'string' ? { ...found, request_id: id } : found;
  const body = JSON.stringify(named);
  // Streams end when their readers want it: nobody knows when there is room again.
  if (found.status === 429 || found.status === 503) response.setHeader('Retry-After', '10');
  response.writeHead(found.status, {
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/** The id that a reader comes back with is none. */
export function invalidLastId(id: string): Problem {
  const shown = JSON.stringify(id.slice(0, 64));
  const detail = `Last-Event-ID ${shown} is no id of the form <digits>-<digit>.`;
  return problem('invalid_cursor', detail, {
    errors: [{ in: 'header', name: 'Last-Event-ID', code: 'invalid_cursor', detail }],
  });
}

/** The account has as many streams open as it may have. */
export function tooManyStreams(most: number): Problem {
  const detail = `The account has ${most} streams open; that is as many as it may have.`;
  return problem('rate_limited', detail, { rule: { streams_most: most } });
}

/** No stream is opened any more. */
export function serverCloses(): Problem {
  return problem('draining', 'The server is stopping.');
}
