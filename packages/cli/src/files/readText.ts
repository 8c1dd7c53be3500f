import { isUtf8 } from 'node:buffer';
import { createReadStream, statSync } from 'node:fs';
import { accessFile, fileFailure } from '../terminal/usageError.js';

/** The number of bytes read at once. */
const PIECE_BYTES = 262_144;

/** Replaces a line that is not UTF-8; it is not JSON, so every reader refuses it. */
const NOT_TEXT = '\u0000 not UTF-8 ';

const NEWLINE = 0x0a;

/**
 * Reads the text of a file piece by piece. A line that is not UTF-8 is replaced by one that is not
 * JSON, so that readers refuse that line.
 *
 * @param onRead called with the number of bytes read so far
 * @param start the byte to start at, where a line begins
 * @throws UsageError when the file cannot be read
 */
export async function* readText(
  path: string,
  onRead: (bytes: number) => void = () => undefined,
  start = 0,
): AsyncGenerator<string> {
  let carry: Buffer = Buffer.alloc(0);
  let bytes = 0;
  try {
    const stream = createReadStream(path, { highWaterMark: PIECE_BYTES, start });
    for await (const piece of stream as AsyncIterable<Buffer>) {
      bytes += piece.length;
      onRead(bytes);
      const joined = carry.length === 0 ? piece : Buffer.concat([carry, piece]);
      const end = lastBoundary(joined);
      carry = joined.subarray(end);
      yield decode(joined.subarray(0, end));
    }
  } catch (error) {
    throw fileFailure(path, error);
  }
  if (carry.length > 0) yield decode(carry);
}

function decode(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let text = '';
  for (let from = 0; from < bytes.length;) {
    const newline = bytes.indexOf(NEWLINE, from);
    const to = newline < 0 ? bytes.length : newline + 1;
    const line = bytes.subarray(from, to);
    text += isUtf8(line) ? line.toString('utf8') : notText(line);
    from = to;
  }
  return text;
}

/** The replacement of a line, of the same length, so that the limit of length applies. */
function notText(line: Buffer): string {
  const text = NOT_TEXT.padEnd(line.length - 1, '.');
  return line.at(-1) === NEWLINE ? `${text}\n` : `${text}.`;
}

/** The start of an incomplete character at the end; the length when the last one is complete. */
function lastBoundary(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** The size of a file in bytes. @throws UsageError when it cannot be read. */
export function fileSize(path: string): number {
  return accessFile(path, () => statSync(path).size);
}
