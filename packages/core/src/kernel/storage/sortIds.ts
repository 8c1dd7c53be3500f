const SMALL = 24;
const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

/** Scratch space for sorting ids: grows to the longest range it was given. */
export interface SortSpace {
  ids: Int32Array;
  readonly counts: Int32Array;
}

/** A new scratch space. */
export function sortSpace(): SortSpace {
  return { ids: new Int32Array(64), counts: new Int32Array(DIGITS) };
}

/**
 * Sorts non-negative ids in `from ..< to` ascending, in place: insertion for short ranges, a radix
 * sort by 11-bit digits for long ones (a comparison sort costs three times as much at 1,000 ids).
 */
export function sortIds(ids: Int32Array, from: number, to: number, space: SortSpace): void {
  if (to - from <= SMALL) insertionSort(ids, from, to);
  else radixSort(ids, from, to, space);
}

function insertionSort(ids: Int32Array, from: number, to: number): void {
  for (let at = from + 1; at < to; at += 1) {
    const id = ids[at] as number;
    let hole = at;
    while (hole > from && (ids[hole - 1] as number) > id) {
      ids[hole] = ids[hole - 1] as number;
      hole -= 1;
    }
    ids[hole] = id;
  }
}

function radixSort(ids: Int32Array, from: number, to: number, space: SortSpace): void {
  const size = to - from;
  if (space.ids.length < size) space.ids = new Int32Array(size * 2);
  let max = 0;
  for (let at = from; at < to; at += 1) max |= ids[at] as number;
  for (let shift = 0; max >>> shift !== 0; shift += DIGIT_BITS) {
    scatter(ids, from, space.ids, size, shift, space.counts);
    ids.set(space.ids.subarray(0, size), from);
  }
}

function scatter(
  ids: Int32Array,
  from: number,
  out: Int32Array,
  size: number,
  shift: number,
  counts: Int32Array,
): void {
  counts.fill(0);
  for (let at = 0; at < size; at += 1) {
    const digit = ((ids[from + at] as number) >>> shift) & (DIGITS - 1);
    counts[digit] = (counts[digit] as number) + 1;
  }
  let sum = 0;
  for (let digit = 0; digit < DIGITS; digit += 1) {
    const count = counts[digit] as number;
    counts[digit] = sum;
    sum += count;
  }
  for (let at = 0; at < size; at += 1) {
    const id = ids[from + at] as number;
    const digit = (id >>> shift) & (DIGITS - 1);
    const place = counts[digit] as number;
    out[place] = id;
    counts[digit] = place + 1;
  }
}
