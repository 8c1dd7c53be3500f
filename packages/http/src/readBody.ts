import type { IncomingMessage, ServerResponse } from 'node:http';
import { WireFault } from './wireFault.js';

/** What a body may have. */
const BODY_BYTES_MOST = 65_536;

/** What is read of a body that is too large, so that its sender gets to the answer. */
const DRAINED_BYTES_MOST = 1_048_576;

/** Whether a request says that it has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && +length > 0);
}

/** Whether what follows the head of a request may be more than is worth reading for an answer. */
export function isBoundless({ headers, complete }: IncomingMessage): boolean {
  if (complete) return false;
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || Number(length ?? 0) > DRAINED_BYTES_MOST;
}

/** Reads a body of 64 KiB at most; throws `payload_too_large`. */
export function readBody(request: IncomingMessage, response: ServerResponse): Promise<Uint8Array> {
  const waits = request.headers.expect !== undefined;
  const declared = Number(request.headers['content-length'] ?? 0);
  // Whoever waits to be told to go on is not told to send in vain.
  if (declared > (waits ? BODY_BYTES_MOST : DRAINED_BYTES_MOST)) throw tooLarge();
  if (waits) response.writeContinue();
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    request.on('data', (chunk: Uint8Array) => {
      bytes += chunk.length;
      if (bytes <= BODY_BYTES_MOST) chunks.push(chunk);
      else chunks.length = 0;
      if (bytes > DRAINED_BYTES_MOST) {
        request.pause();
        reject(tooLarge());
      }
    });
    request.on('end', () => {
      if (bytes > BODY_BYTES_MOST) reject(tooLarge());
      else resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, bytes));
    });
    const brokenOff = (): void => {
      if (!request.readableEnded)
        reject(new WireFault('malformed_request', 'The body was broken off'));
    };
    request.on('error', brokenOff);
    request.on('close', brokenOff);
  });
}

function tooLarge(): WireFault {
  return new WireFault('payload_too_large', `A body has at most ${BODY_BYTES_MOST} bytes`, {
    rule: { bytes_most: BODY_BYTES_MOST },
  });
}
