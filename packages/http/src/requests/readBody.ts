import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Exchange } from './exchange.js';
import { parseJson } from './parseJson.js';
import { headerFault, type WireFault, wireFault } from './wireFault.js';

/** Maximum size of a body. */
export const MAX_BODY_BYTES = 65_536;

/** Maximum that is read of a body that is too large, so that its sender reads the answer. */
const MAX_DRAINED_BYTES = 1_048_576;

/** Whether a request declares a body. */
function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && +length > 0);
}

/** Whether the unread rest of a request is unlimited or larger than the server will read. */
export function isBoundless({ headers, complete }: IncomingMessage): boolean {
  if (complete) return false;
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || Number(length ?? 0) > MAX_DRAINED_BYTES;
}

/** Maximum that is read of a body after its answer, before the connection is closed: 16 MiB. */
const MAX_REST_BYTES = 16_777_216;

/** The time in which the sender of such a body must go on, or leave. */
const REST_MS = 5_000;

/**
 * Prepares to close a connection after the answer to a request of which not all has arrived. A
 * connection that is closed with bytes that nobody has read is reset, and then many senders find
 * no answer but a broken pipe (RFC 9112 §9.6): so the rest is read first, and dropped.
 */
export function readRest(request: IncomingMessage): void {
  const { socket } = request;
  const close = (): void => Socket.prototype.destroySoon.call(socket);
  // Node calls this when the last answer of a connection is written.
  socket.destroySoon = () => {
    if (request.complete) return close();
    socket.end();
    socket.setTimeout(REST_MS);
    let bytes = 0;
    request.removeAllListeners('data').on('data', (chunk: Uint8Array) => {
      bytes += chunk.length;
      if (bytes > MAX_REST_BYTES) socket.destroy();
    });
    request.once('end', close).resume();
  };
}

/** Reads a body of at most 64 KiB; throws `payload_too_large`. */
export function readBody(request: IncomingMessage, response: ServerResponse): Promise<Uint8Array> {
  const waits = request.headers.expect !== undefined;
  const declared = Number(request.headers['content-length'] ?? 0);
  // Do not send `100 Continue` when the body will be rejected.
  if (declared > (waits ? MAX_BODY_BYTES : MAX_DRAINED_BYTES)) throw tooLarge();
  if (waits) response.writeContinue();
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    request.on('data', (chunk: Uint8Array) => {
      bytes += chunk.length;
      if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
      else chunks.length = 0;
      if (bytes > MAX_DRAINED_BYTES) {
        request.pause();
        reject(tooLarge());
      }
    });
    request.on('end', () => {
      if (bytes > MAX_BODY_BYTES) reject(tooLarge());
      else resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, bytes));
    });
    const aborted = (): void => {
      if (!request.readableEnded) reject(wireFault('malformed_request', 'The body is incomplete'));
    };
    request.on('error', aborted);
    request.on('close', aborted);
  });
}

function tooLarge(): WireFault {
  return wireFault(
    'payload_too_large',
    `The body is too large: the limit is ${MAX_BODY_BYTES} bytes`,
    {
      rule: { max_bytes: MAX_BODY_BYTES },
    },
  );
}

const MERGE_PATCH = 'application/merge-patch+json';

/**
 * Reads the JSON body of a request, undefined if there is none, and calls `use` with it when it is
 * the turn of the caller. Throws a fault for a wrong type, size or form. With `anyType` the type is
 * not looked at if no browser sent the request: browsers give its `Origin`.
 */
export function readJson<T>(
  { inTurn, request, response }: Pick<Exchange, 'inTurn' | 'request' | 'response'>,
  anyType: boolean,
  use: (body: unknown) => T | Promise<T>,
): T | Promise<T> {
  if (!hasBody(request)) return use(undefined);
  const check = (): void => {
    checkCoding(request);
    if (!anyType || request.headers.origin !== undefined) checkType(request);
  };
  // Of a body in chunks, only its end tells that it is none.
  const isChunked = request.headers['transfer-encoding'] !== undefined;
  if (!isChunked) check();
  return readBody(request, response).then((bytes) =>
    inTurn(() => {
      if (bytes.length === 0) return use(undefined);
      if (isChunked) check();
      return use(parseJson(bytes));
    }),
  );
}

function checkCoding({ headers }: IncomingMessage): void {
  const coding = headers['content-encoding'];
  if (coding === undefined || coding.toLowerCase() === 'identity') return;
  const fault = 'A body must not be compressed';
  throw headerFault('unsupported_media_type', 'Content-Encoding', fault, [
    'Accept-Encoding',
    'identity',
  ]);
}

function checkType({ method, headers }: IncomingMessage): void {
  const [type = '', ...parameters] = (headers['content-type'] ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const patches = method === 'PATCH';
  const isJson = type === 'application/json' || (patches && type === MERGE_PATCH);
  // application/json has no parameters; `charset=utf-8` is accepted because it is true.
  if (isJson && parameters.every((part) => part === '' || /^charset="?utf-8"?$/.test(part))) return;
  const types = patches ? `application/json, ${MERGE_PATCH}` : 'application/json';
  throw headerFault(
    'unsupported_media_type',
    'Content-Type',
    `The body must be ${types}, in UTF-8`,
    [patches ? 'Accept-Patch' : 'Accept', types],
  );
}
