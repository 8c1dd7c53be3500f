import type { ServerResponse } from 'node:http';

/** Room in a buffer that is used again. */
const ROOM_BYTES = 65_536;

/** Shorter texts are sent as they are: Node writes them together with their head then. */
const MIN_LENGTH = 8192;

/** So many are kept for the next bodies: 4 MiB. */
const MAX_KEPT = 64;

const kept: ArrayBufferLike[] = [];

/**
 * What is sent of a text: a long one as bytes. Most are written where those of an earlier body
 * stood: making new memory for each takes longer than filling it. It is used again when `response`
 * has handed its bytes over; behind an answer that waits for a slow reader, nothing is held up.
 */
export function bodyBytes(text: string, response: ServerResponse): string | Buffer {
  if (text.length < MIN_LENGTH) return text;
  const length = Buffer.byteLength(text);
  const waits = (response.socket?.writableLength ?? 1) > 0;
  if (length > ROOM_BYTES || waits) return Buffer.from(text);
  const room = kept.pop() ?? new ArrayBuffer(ROOM_BYTES);
  const bytes = Buffer.from(room, 0, length);
  bytes.write(text, length === text.length ? 'latin1' : 'utf8');
  response.once('finish', () => {
    if (kept.length < MAX_KEPT) kept.push(room);
  });
  return bytes;
}
