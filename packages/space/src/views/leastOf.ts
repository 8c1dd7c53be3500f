/** The least of many values. */
export interface Least<T> {
  add(value: T): void;
  /** The values so far, in their order. */
  readonly values: readonly T[];
}

/** Collects the `limit` least of the values that are added; of equal ones, the first. */
export function leastOf<T>(limit: number, compare: (a: T, b: T) => number): Least<T> {
  const values: T[] = [];
  return {
    values,
    add(value) {
      if (values.length === limit && compare(value, values[limit - 1]!) >= 0) return;
      let [low, high] = [0, values.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (compare(value, values[middle]!) < 0) high = middle;
        else low = middle + 1;
      }
      values.splice(low, 0, value);
      if (values.length > limit) values.pop();
    },
  };
}
