import { hex, type Lanes, termA, termB } from './hash.js';
import { imul } from './int.js';

/** The running digest of a log: of every code unit of its lines, newlines included. */
export type LogDigest = Lanes;

/** The digest of a log without lines. */
export function logDigest(): LogDigest {
  return { a: 0x811c9dc5 | 0, b: 0x2545f491 };
}

/**
 * Goes on over one line and its newline, two code units at a time; an odd one is paired with the
 * newline, which is alone otherwise. Each step is a bijection of the first lane for given units, and of the units for a
 * given lane: whatever is altered in one pair alone cannot be made good by what follows.
 */
export function logDigestLine(lanes: LogDigest, line: string): void {
  let { a, b } = lanes;
  const even = line.length - (line.length % 2);
  for (let at = 0; at < even; at += 2) {
    const pair = line.charCodeAt(at) | (line.charCodeAt(at + 1) << 16);
    a = imul(a ^ pair, 0x01000193);
    a ^= a >>> 15;
    b = imul(b + pair, 0x85ebca6b) ^ (b >>> 13);
  }
  const last = even === line.length ? NEWLINE : line.charCodeAt(even) | (NEWLINE << 16);
  a = imul(a ^ last, 0x846ca68b);
  b = imul(b + last, 0xcc9e2d51) ^ (b >>> 15);
  lanes.a = a ^ (a >>> 16);
  lanes.b = b;
}

const NEWLINE = 10;

/** The digest so far as 16 hex digits. */
export function logDigestHex({ a, b }: LogDigest): string {
  return hex(termA(1, a, b), termB(1, b, a));
}
