/**
 * The first difference of two plain values, as `path: a is not b`; undefined when they are equal.
 * The order of members does not matter.
 */
export function firstDifference(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path}: ${String(a)} is not ${String(b)}`;
  }
  if (Array.isArray(a) !== Array.isArray(b)) return `${path}: one of the two is a list`;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(left)) {
    if (!Object.hasOwn(right, key)) return `${path}.${key}: only the first has it`;
    const found = firstDifference(left[key], right[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  const more = Object.keys(right).find((key) => !Object.hasOwn(left, key));
  return more === undefined ? undefined : `${path}.${more}: only the second has it`;
}
