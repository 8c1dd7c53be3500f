import type { IncomingMessage } from 'node:http';
import type { HttpAnswer } from './httpAnswer.js';

/** The methods of an endpoint, as `Allow` names them. */
export function allowed(methods: Iterable<string>): string {
  const all = [...methods].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...all, 'OPTIONS'].join(', ');
}

/** The answer to OPTIONS, and to the question of a browser before it lets a page ask. */
export function preflight({ headers }: IncomingMessage, allow: string): HttpAnswer {
  const fields = ['Allow', allow];
  if (headers['access-control-request-method'] !== undefined) {
    fields.push(
      'Access-Control-Allow-Methods',
      allow,
      'Access-Control-Allow-Headers',
      'Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, X-Request-Id',
      'Access-Control-Max-Age',
      '86400',
    );
  }
  return { status: 204, type: '', body: '', headers: fields };
}
