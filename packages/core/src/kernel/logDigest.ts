import { digest, emptyDigest, hex, type Lanes, termA, termB } from './hash.js';

/** The running digest of a log: of every code unit of its lines, newlines included. */
export type LogDigest = Lanes;

/** The digest of a log without lines. */
export const logDigest: () => LogDigest = emptyDigest;

/** Goes on over one line and its newline. */
export function logDigestLine(lanes: LogDigest, line: string): void {
  digest(lanes, line);
  digest(lanes, '\n');
}

/** The digest so far as 16 hex digits. */
export function logDigestHex({ a, b }: LogDigest): string {
  return hex(termA(1, a, b), termB(1, b, a));
}
