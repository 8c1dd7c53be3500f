import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { bodyBytes } from './bodyBytes.js';
import { entityTag, matchesTag } from './entityTag.js';
import type { HttpAnswer } from './httpAnswer.js';
import type { Exchange } from '../requests/exchange.js';
import { isBoundless } from '../requests/readBody.js';
import { standingFields } from './standingFields.js';

/** Below this compressing costs more than it saves. */
const MIN_GZIP_BYTES = 1024;

/** Of 9: what follows takes twice the time for a few bytes less. */
const ZIP_LEVEL = 5;

const zip = promisify(gzip);

/** What was sent. */
export interface Sent {
  readonly status: number;
  /** Of the body, as it went over the wire. */
  readonly bytes: number;
}

/** Sends an answer; `last` closes the connection after it. */
export function send(exchange: Exchange, answer: HttpAnswer, last: boolean): Sent | Promise<Sent> {
  const { request, response } = exchange;
  const { status, body } = answer;
  const headers = standingFields(exchange);
  if (answer.headers) headers.push(...answer.headers);
  // After an offer to upgrade Node reads no further.
  if (last || isBoundless(request) || request.headers.upgrade !== undefined)
    headers.push('Connection', 'close');
  if (status === 204) {
    response.writeHead(status, headers).end();
    return { status, bytes: 0 };
  }
  const plain = typeof body === 'string' ? bodyBytes(body, response) : body;
  const length = Buffer.byteLength(plain);
  const zips = length >= MIN_GZIP_BYTES && takesGzip(request.headers['accept-encoding']);
  const tag = answer.tag ?? (answer.tagged ? entityTag(plain) : undefined);
  if (tag !== undefined) {
    const own = zips ? `${tag.slice(0, -1)}-gzip"` : tag;
    headers.push('ETag', own);
    if (matchesTag(request.headers['if-none-match'], own)) {
      exchange.refund?.();
      response.writeHead(304, headers).end();
      return { status: 304, bytes: 0 };
    }
  }
  const finish = (sent: string | Buffer, bytes: number): Sent => {
    headers.push('Content-Type', answer.type, 'Content-Length', String(bytes));
    response.writeHead(status, headers).end(sent);
    return { status, bytes: request.method === 'HEAD' ? 0 : bytes };
  };
  if (!zips) return finish(plain, length);
  headers.push('Content-Encoding', 'gzip');
  const zipped = answer.zipped ?? zip(plain, { level: ZIP_LEVEL });
  return after(zipped, (bytes) => finish(bytes, bytes.length));
}

/** Whether an `Accept-Encoding` field names gzip, and not with a weight of 0. */
function takesGzip(field: string | readonly string[] | undefined): boolean {
  if (typeof field !== 'string' || !field.includes('gzip')) return false;
  return field.split(',').some((part) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/.test(part));
}

/**
 * Goes on with a value: at once where it is there. Most answers are made without waiting, and each
 * promise on their way would cost them turns of the queue.
 */
export function after<A, B>(
  value: A | Promise<A>,
  next: (value: A) => B | Promise<B>,
): B | Promise<B> {
  return value instanceof Promise ? value.then(next) : next(value);
}
