import type { ServerResponse } from 'node:http';
import { type Problem, type ProblemCode, PROBLEMS } from '@astrarium/contract';

/** What a problem says this time. */
type Particulars = Pick<Problem, 'detail' | 'errors' | 'rule'>;

/** Answers with a problem in place of a stream. */
export function refuse(response: ServerResponse, problem: Problem): void {
  // Whoever stands before this skin may have named the request.
  const id = response.getHeader('X-Request-Id');
  const named = typeof id === 'string' ? { ...problem, request_id: id } : problem;
  const body = JSON.stringify(named);
  // Streams end when their readers want it: nobody knows when there is room again.
  if (problem.status === 429) response.setHeader('Retry-After', '10');
  response.writeHead(problem.status, {
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/** The cursor is no id of an event. */
export function invalidCursor(from: 'header' | 'query', cursor: unknown): Problem {
  const name = from === 'header' ? 'Last-Event-ID' : 'cursor';
  const shown = JSON.stringify(String(cursor).slice(0, 64));
  const detail = `${name} ${shown} is no id of the form <digits>-<digit>.`;
  return problemOf('invalid_cursor', {
    detail,
    errors: [{ in: from, name, code: 'invalid_cursor', detail }],
  });
}

/** The account has as many streams open as it may have. */
export function tooManyStreams(most: number): Problem {
  return problemOf('rate_limited', {
    detail: `The account has ${most} streams open; that is as many as it may have.`,
    rule: { streams_most: most },
  });
}

function problemOf(code: ProblemCode, particulars: Particulars): Problem {
  const { status, title } = PROBLEMS[code];
  return { type: `/problems/${code}`, title, status, code, ...particulars };
}
