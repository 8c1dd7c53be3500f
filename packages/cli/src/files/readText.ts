import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { fileFailure } from './fileFailure.js';

/** How much is read at once, in bytes. */
const PIECE_BYTES = 262_144;

/** How a line that is not UTF-8 begins: no line of JSON does, so every reader refuses it. */
const NOT_TEXT = '\u0000 not UTF-8 ';

const NEWLINE = 0x0a;

/**
 * The text of a file in pieces; only one is held at a time. A line whose bytes are not UTF-8 comes
 * as one that no reader takes, so that it is refused at its place, and never read as another.
 *
 * @param heard told of the bytes read so far
 * @throws UsageError when the file cannot be read
 */
export async function* readText(
  path: string,
  heard: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  let carry: Buffer = Buffer.alloc(0);
  let bytes = 0;
  try {
    const stream = createReadStream(path, { highWaterMark: PIECE_BYTES });
    for await (const piece of stream as AsyncIterable<Buffer>) {
      bytes += piece.length;
      heard(bytes);
      const whole = carry.length === 0 ? piece : Buffer.concat([carry, piece]);
      const end = lastBoundary(whole);
      carry = whole.subarray(end);
      yield decode(whole.subarray(0, end));
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

/** As long as the line, so that one that is too long is found to be. */
function notText(line: Buffer): string {
  const text = NOT_TEXT.padEnd(line.length - 1, '.');
  return line.at(-1) === NEWLINE ? `${text}\n` : `${text}.`;
}

/** Where the last character that is not whole begins; the end when all are whole. */
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
