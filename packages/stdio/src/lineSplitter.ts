/** A line without its newline; `too long` as soon as it is, and then nothing more of it. */
export type Line = Uint8Array | 'too long';

/** Cuts bytes into lines, however they come. */
interface LineSplitter {
  /** The lines that end in a chunk. What they show is good until the next call. */
  push(chunk: Uint8Array): Iterable<Line>;
  /** What stands after the last newline; undefined for nothing. */
  end(): Line | undefined;
}

const NEWLINE = 0x0a;

/**
 * Cuts at the byte 0x0A and nowhere else: readers of text also cut at U+2028 or a lone carriage
 * return, and Node's do so in some versions. Holds no more than the longest line, however many
 * chunks it comes in.
 */
export function lineSplitter(maxBytes: number): LineSplitter {
  let held = new Uint8Array(1024);
  let length = 0;
  let skipping = false;

  function hold(piece: Uint8Array): void {
    if (length + piece.length > held.length) {
      const roomier = new Uint8Array(Math.max(2 * held.length, length + piece.length));
      roomier.set(held.subarray(0, length));
      held = roomier;
    }
    held.set(piece, length);
    length += piece.length;
  }

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
        hold(piece);
        if (ends) yield held.subarray(0, length);
      }
      if (ends) {
        length = 0;
        skipping = false;
      }
    }
  }

  return { push, end: () => (length > 0 ? held.subarray(0, length) : undefined) };
}
