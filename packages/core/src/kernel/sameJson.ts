import { isPlain } from './canonical.js';

/** Whether two values say the same in JSON, whatever the order of their members. */
export function sameJson(a: unknown, b: unknown): boolean {
  return same(a, b) || same(spoken(a), spoken(b));
}

/** As a reader of the JSON would have it: without members that JSON leaves out. */
function spoken(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null');
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, index) => same(each, b[index]));
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => Object.hasOwn(b, name) && same(a[name], b[name]));
}
