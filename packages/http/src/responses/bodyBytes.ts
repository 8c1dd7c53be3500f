import type { ServerResponse } from 'node:http';

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
export function bodyBytes(text: string, response: ServerResponse): string | Buffer {
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
