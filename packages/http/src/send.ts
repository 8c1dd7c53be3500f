import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { entityTag, matchesTag } from './entityTag.js';
import type { Exchange } from './exchange.js';
import type { HttpAnswer } from './httpAnswer.js';
import { isBoundless } from './readBody.js';

/** Fields of every answer. */
export const STANDING_FIELDS: readonly string[] = [
  'X-Content-Type-Options',
  'nosniff',
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  'Deprecation, ETag, Idempotent-Replayed, Link, RateLimit, RateLimit-Policy, Retry-After, ' +
    'X-Request-Id, X-Tick',
  'Vary',
  'Authorization, Accept, Accept-Encoding',
];

/** Below this compressing costs more than it saves. */
const COMPRESSED_BYTES_LEAST = 1024;

const compress = promisify(gzip);

/** What was sent. */
export interface Sent {
  readonly status: number;
  readonly bytes: number;
}

/** Sends an answer; `last` closes the connection after it. */
export async function send(exchange: Exchange, answer: HttpAnswer, last: boolean): Promise<Sent> {
  const { request, response } = exchange;
  const headers = [...STANDING_FIELDS, 'X-Request-Id', exchange.id, ...exchange.headers];
  if (answer.headers) headers.push(...answer.headers);
  if (last || isBoundless(request)) headers.push('Connection', 'close');
  let bytes = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
  const zips =
    bytes.length >= COMPRESSED_BYTES_LEAST && takesGzip(request.headers['accept-encoding']);
  if (answer.tagged) {
    const tag = zips ? entityTag(bytes).replace(/"$/, '-gzip"') : entityTag(bytes);
    headers.push('ETag', tag);
    if (matchesTag(request.headers['if-none-match'], tag)) {
      exchange.refund?.();
      response.writeHead(304, headers);
      response.end();
      return { status: 304, bytes: 0 };
    }
  }
  if (zips) {
    bytes = await compress(bytes, { level: 5 });
    headers.push('Content-Encoding', 'gzip');
  }
  headers.push('Content-Type', answer.type, 'Content-Length', String(bytes.length));
  response.writeHead(answer.status, headers);
  response.end(bytes);
  return { status: answer.status, bytes: request.method === 'HEAD' ? 0 : bytes.length };
}

function takesGzip(field: string | string[] | undefined): boolean {
  return (
    typeof field === 'string' &&
    /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$)/.test(field)
  );
}
