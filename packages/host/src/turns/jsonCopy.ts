/** A copy of plain data, as if written and parsed as JSON: no undefined, NaN, Infinity or -0. */
export function jsonCopy(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => jsonCopy(item) ?? null);
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const member: unknown = (value as Record<string, unknown>)[name];
    if (member === undefined) continue;
    if (name === '__proto__') return JSON.parse(JSON.stringify(value));
    copy[name] = jsonCopy(member);
  }
  return copy;
}
