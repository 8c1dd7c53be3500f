/**
 * Adds ranks to rows that are sorted by their devices, most first. Equal numbers share a rank; the
 * rank after a shared one counts all rows before it.
 */
export function rankedRows<Row extends { readonly devices: number }>(
  rows: readonly Row[],
): ({ readonly rank: number } & Row)[] {
  let rank = 0;
  return rows.map((row, position) => {
    if (rows[position - 1]?.devices !== row.devices) rank = position + 1;
    return { rank, ...row };
  });
}
