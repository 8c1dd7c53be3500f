/** The values of one step. */
const STEP = 1024;

/**
 * A new list of the values in the order of `compare`, equal ones as they were, in steps: so a host
 * can do other work in between where a list may be very long. Each step gives its number of values;
 * a list of at most 1024 takes none. The list must not change meanwhile.
 *
 * @example
 * ```ts
 * const steps = sortedInSteps([3, 1, 2], (a, b) => a - b);
 * steps.next().value; // [1, 2, 3]
 * ```
 */
export function* sortedInSteps<T>(
  values: readonly T[],
  compare: (a: T, b: T) => number,
): Generator<number, T[], void> {
  let runs: T[][] = [];
  for (let from = 0; from < values.length; from += STEP) {
    if (from > 0) yield STEP;
    runs.push(values.slice(from, from + STEP).sort(compare));
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      const [one, other] = [runs[at] as T[], runs[at + 1]];
      merged.push(other === undefined ? one : yield* mergedInSteps(one, other, compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergedInSteps<T>(
  one: readonly T[],
  other: readonly T[],
  compare: (a: T, b: T) => number,
): Generator<number, T[], void> {
  const merged: T[] = [];
  let [at, otherAt] = [0, 0];
  while (at < one.length || otherAt < other.length) {
    const isOther =
      at === one.length ||
      (otherAt < other.length && compare(other[otherAt] as T, one[at] as T) < 0);
    merged.push((isOther ? other[otherAt] : one[at]) as T);
    if (isOther) otherAt += 1;
    else at += 1;
    if (merged.length % STEP === 0) yield STEP;
  }
  return merged;
}
