import { mapped, type Steps } from '../../rules/takeSteps.js';

/**
 * Adds ranks to rows that are sorted by their devices, most first, in steps. Equal numbers share a
 * rank; the rank after a shared one counts all rows before it.
 */
export function rankedRows<Row extends { readonly devices: number }>(
  rows: readonly Row[],
): Steps<({ readonly rank: number } & Row)[]> {
  let [rank, position, last] = [0, 0, -1];
  return mapped(rows, (row) => {
    position += 1;
    if (row.devices !== last) rank = position;
    last = row.devices;
    return { rank, ...row };
  });
}
