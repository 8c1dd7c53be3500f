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
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return sameLists(a, b);
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  for (const name of names) {
    if (!Object.hasOwn(b, name) || !same(a[name as never], b[name as never])) return false;
  }
  return true;
}

function sameLists(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (!same(a[at], b[at])) return false;
  return true;
}
