import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createCipheriv, hash, randomBytes } from 'node:crypto';
import { ANSWER_FIELDS } from '@astrarium/contract';
import type { Exchange } from '../requests/exchange.js';
import { isBoundless, readRest } from '../requests/readBody.js';
import type { HttpAnswer } from './httpAnswer.js';

const KEY = randomBytes(16);
const NONCE = Buffer.alloc(12);

/** 22 characters of base 64 hold 132 bits. */
const TAG_LENGTH = 22;

/**
 * A strong entity tag of a body. For a text, which is short, it is the start of a digest. For bytes
 * it is their GMAC under a key of this process: that takes ten times as long to start and a tenth
 * of the time for each byte, and the tag differs between processes.
 */
export function entityTag(body: string | Uint8Array): string {
  if (typeof body === 'string') return `"${hash('sha1', body, 'base64url').slice(0, TAG_LENGTH)}"`;
  const mac = createCipheriv('aes-128-gcm', KEY, NONCE);
  mac.setAAD(body);
  mac.final();
  return `"${mac.getAuthTag().toString('base64url')}"`;
}

/** Whether an `If-None-Match` field contains a tag, compared weakly (RFC 9110 §13.1.2). */
export function matchesTag(field: string | undefined, tag: string): boolean {
  if (field === undefined) return false;
  if (field === '*' || field === tag) return true;
  return field.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

/** The answer with a body that is constant while the server runs. */
export function constantAnswer(body: Buffer, type: string, headers: readonly string[]): HttpAnswer {
  // In another thread: the largest file takes a tenth of a second to compress.
  return { status: 200, type, body, headers, tag: entityTag(body), zipped: zip(body) };
}

/** Header fields of every answer. */
const COMMON = [
  'X-Content-Type-Options',
  'nosniff',
  'Vary',
  'Authorization, Accept, Accept-Encoding, Origin',
] as const;

/** Fields that let pages of any origin read answers: tokens are not sent by the browser itself. */
const CROSS_ORIGIN = [
  ...COMMON,
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  ANSWER_FIELDS.join(', '),
] as const;

/** The header fields of every answer to a request, as a new list. */
export function commonFields({ request, id, headers }: Exchange): string[] {
  const common = request.headers.origin === undefined ? COMMON : CROSS_ORIGIN;
  return [...common, 'X-Request-Id', id, ...headers];
}

/** Smaller bodies are not compressed: that costs more than it saves. */
const MIN_GZIP_BYTES = 1024;

/** Higher levels, up to 9, take twice the time and save few bytes. */
const GZIP_LEVEL = 5;

/** The part of a request that a 304 does not cost. */
const UNCHANGED_REFUND = 0.5;

const zip = promisify(gzip);

/** The status and size of an answer that was sent. */
export interface Sent {
  readonly status: number;
  /** The size of the body as sent. */
  readonly bytes: number;
}

/** Sends an answer; `last` closes the connection after it. */
export function send(exchange: Exchange, answer: HttpAnswer, last: boolean): Sent | Promise<Sent> {
  const { request, response } = exchange;
  const { status } = answer;
  const headers = commonFields(exchange);
  if (!request.complete) readRest(request);
  for (const field of answer.headers ?? []) headers.push(field);
  // Node reads no further request after one with Upgrade.
  if (last || isBoundless(request) || request.headers.upgrade !== undefined)
    headers.push('Connection', 'close');
  if (status === 204) {
    response.writeHead(status, headers).end();
    return { status, bytes: 0 };
  }
  const encoded = encode(answer, response);
  const { length, tag } = encoded;
  const zips = length >= MIN_GZIP_BYTES && takesGzip(request.headers['accept-encoding']);
  if (tag !== undefined) {
    const own = zips ? `${tag.slice(0, -1)}-gzip"` : tag;
    headers.push('ETag', own);
    if (matchesTag(request.headers['if-none-match'], own)) {
      exchange.charge?.(-UNCHANGED_REFUND);
      response.writeHead(304, headers).end();
      return { status: 304, bytes: 0 };
    }
  }
  const finish = (sent: string | Buffer, bytes: number): Sent => {
    headers.push('Content-Type', answer.type, 'Content-Length', String(bytes));
    response.writeHead(status, headers).end(sent);
    return { status, bytes: request.method === 'HEAD' ? 0 : bytes };
  };
  if (!zips) return finish(encoded.body(), length);
  headers.push('Content-Encoding', 'gzip');
  return after(encoded.zipped(), (bytes) => finish(bytes, bytes.length));
}

/** A body to send. */
interface EncodedBody {
  readonly length: number;
  readonly tag: string | undefined;
  body(): string | Buffer;
  zipped(): Promise<Buffer>;
}

/** The bodies of pages, from their second use on. */
const PAGES = new WeakMap<object, EncodedBody>();

function encode(answer: HttpAnswer, response: ServerResponse): EncodedBody {
  const { body, page, tagged, zipped } = answer;
  const known = page && PAGES.get(page);
  if (known !== undefined) return known;
  const own = typeof body === 'string' ? bodyBytes(body, response) : body;
  const length = Buffer.byteLength(own);
  const tag = answer.tag ?? (tagged ? entityTag(own) : undefined);
  if (page !== undefined) PAGES.set(page, repeatedBody(body, length, tag));
  const zipsOwn = () => zipped ?? gzipped(own);
  return { length, tag, body: () => own, zipped: zipsOwn };
}

/** A body that is sent again: it is encoded and compressed once. */
function repeatedBody(text: string | Buffer, length: number, tag: string | undefined): EncodedBody {
  let bytes: string | Buffer | undefined;
  let zipped: Promise<Buffer> | undefined;
  const body = () => (bytes ??= text.length < MIN_LENGTH ? text : Buffer.from(text));
  return { length, tag, body, zipped: () => (zipped ??= gzipped(body())) };
}

const gzipped = (body: string | Buffer): Promise<Buffer> => zip(body, { level: GZIP_LEVEL });

/** Whether an `Accept-Encoding` field contains gzip with a weight above 0. */
function takesGzip(field: string | readonly string[] | undefined): boolean {
  if (typeof field !== 'string' || !field.includes('gzip')) return false;
  return field.split(',').some((part) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/.test(part));
}

/**
 * Calls `next` with a value, at once unless it is a promise. Most answers are computed without
 * waiting; a promise would delay them by turns of the microtask queue.
 */
export function after<A, B>(
  value: A | Promise<A>,
  next: (value: A) => B | Promise<B>,
): B | Promise<B> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Size of a reusable buffer. */
const BUFFER_BYTES = 65_536;

/** Shorter texts are sent as strings: Node writes them together with the head. */
const MIN_LENGTH = 8192;

/** Maximum of unused buffers that are unused: 4 MiB. */
const MAX_UNUSED = 64;

const unused: ArrayBufferLike[] = [];

/**
 * The body to send for a text: a long text as bytes. Most bodies reuse a buffer, because allocating
 * one takes longer than filling it. The buffer is free again when `response` has written it. An
 * answer behind a slow reader gets its own buffer, so that it does not block others.
 */
function bodyBytes(text: string, response: ServerResponse): string | Buffer {
  if (text.length < MIN_LENGTH) return text;
  const length = Buffer.byteLength(text);
  const isBlocked = (response.socket?.writableLength ?? 1) > 0;
  if (length > BUFFER_BYTES || isBlocked) return Buffer.from(text);
  const buffer = unused.pop() ?? new ArrayBuffer(BUFFER_BYTES);
  const bytes = Buffer.from(buffer, 0, length);
  bytes.write(text, length === text.length ? 'latin1' : 'utf8');
  response.once('finish', () => {
    if (unused.length < MAX_UNUSED) unused.push(buffer);
  });
  return bytes;
}
