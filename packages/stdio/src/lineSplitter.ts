/** A line without its newline, or `too long`, once, for a line that exceeds the limit. */
export type Line = Uint8Array | 'too long';

const NEWLINE = 0x0a;

/**
 * Splits a stream of bytes into lines, at the byte 0x0A only. Text readers, and Node's in some
 * versions, also split at U+2028 or a lone carriage return. The buffer is never larger than twice
 * the longest line.
 */
export function lineSplitter(maxBytes: number) {
  let buffer = new Uint8Array(1024);
  let length = 0;
  let skipping = false;

  function append(piece: Uint8Array): void {
    if (length + piece.length > buffer.length) {
      const larger = new Uint8Array(Math.max(2 * buffer.length, length + piece.length));
      larger.set(buffer.subarray(0, length));
      buffer = larger;
    }
    buffer.set(piece, length);
    length += piece.length;
  }

  /** The lines that end in a chunk. Their bytes are valid until the next call. */
  function* push(chunk: Uint8Array): Generator<Line> {
    let from = 0;
    while (from < chunk.length) {
      const newline = chunk.indexOf(NEWLINE, from);
      const ends = newline >= 0;
      const piece = chunk.subarray(from, ends ? newline : chunk.length);
      from += piece.length + 1;
      if (!skipping && length + piece.length > maxBytes) {
        skipping = true;
        length = 0;
        yield 'too long';
      }
      if (!skipping && ends && length === 0) yield piece;
      else if (!skipping) {
        append(piece);
        if (ends) yield buffer.subarray(0, length);
      }
      if (ends) {
        length = 0;
        skipping = false;
      }
    }
  }

  /** The bytes after the last newline; undefined if there are none. */
  const end = (): Line | undefined => (length > 0 ? buffer.subarray(0, length) : undefined);
  return { push, end };
}
