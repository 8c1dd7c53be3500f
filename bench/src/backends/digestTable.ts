import { type Layout, ROLE } from '@astrarium/internal/kernel';
import { createHash } from 'node:crypto';

const ROWS_AT_ONCE = 4096;

/** The SHA-256 of all words of rows 1 to `count`, without bookkeeping words. */
export function digestTable(
  { roles, stride }: Layout,
  count: number,
  wordAt: (row: number, offset: number) => number,
): string {
  const hash = createHash('sha256').update(`${count} rows of ${stride} words`);
  const words = new Float64Array(ROWS_AT_ONCE * stride);
  for (let first = 1; first <= count; first += ROWS_AT_ONCE) {
    const end = Math.min(first + ROWS_AT_ONCE, count + 1);
    let at = 0;
    for (let row = first; row < end; row += 1) {
      for (let offset = 0; offset < stride; offset += 1, at += 1) {
        // Adding 0 turns -0 into 0.
        words[at] = roles[offset] === ROLE.bookkeeping ? 0 : wordAt(row, offset) + 0;
      }
    }
    hash.update(words.subarray(0, at));
  }
  return hash.digest('hex');
}
