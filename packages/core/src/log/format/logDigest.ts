import { hex, type Lanes, termA, termB } from '../../kernel/storage/hash.js';
import { imul } from '../../kernel/int.js';

/** The running digest of a log. It covers every code unit of its lines and newlines. */
export type LogDigest = Lanes;

/** The digest of a log that has no lines. */
export function logDigest(): LogDigest {
  return { a: 0x811c9dc5 | 0, b: 0x2545f491 };
}

/** Adds one line and its newline. */
export function logDigestLine(lanes: LogDigest, line: string): void {
  // `join` makes a flat string: reading the units of a slice or a concatenation is slower.
  logDigestText(lanes, [line, ''].join('\n'));
}

/**
 * Adds one line that has its newline, two code units at a time. Each step is a bijection of the
 * first lane for a given pair, and of the pair for a given lane: so a change within one pair always
 * changes the digest.
 */
export function logDigestText(lanes: LogDigest, text: string): void {
  let { a, b } = lanes;
  const { length } = text;
  // The last unit of an odd number has other factors, but no code of its own: V8 gives up optimised
  // code again and again where it meets a line that needs what no line before has needed.
  for (let at = 1; at <= length; at += 2) {
    const isPair = at < length;
    const pair = text.charCodeAt(at - 1) | (isPair ? text.charCodeAt(at) << 16 : 0);
    a = imul(a ^ pair, isPair ? 0x01000193 : 0x846ca68b);
    a ^= isPair ? a >>> 15 : 0;
    b = imul(b + pair, isPair ? 0x85ebca6b : 0xcc9e2d51) ^ (b >>> (isPair ? 13 : 15));
  }
  lanes.a = a ^ (a >>> 16);
  lanes.b = b;
}

/** The digest so far as 16 hex digits. */
export function logDigestHex({ a, b }: LogDigest): string {
  return hex(termA(1, a, b), termB(1, b, a));
}
