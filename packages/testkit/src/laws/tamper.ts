/** The members that are written to objects and lists. */
const PLANTED = 'tampered';

/**
 * Tries to change a value and everything that can be reached from it: numbers, texts, lists,
 * objects, bytes. What is frozen refuses; functions and prototypes are left alone.
 */
export function tamper(value: unknown, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (ArrayBuffer.isView(value)) {
    if (value instanceof Uint8Array) value.fill(0xff);
    return;
  }
  for (const name of Object.keys(value))
    tamper(
      attempt(() => value[name as never]),
      seen,
    );
  if (value instanceof Map || value instanceof Set) {
    for (const each of [...value.keys(), ...value.values()]) tamper(each, seen);
    attempt(() => value.clear());
  }
  for (const name of Object.keys(value)) {
    const former: unknown = attempt(() => value[name as never]);
    const next = typeof former === 'number' ? former + 1 : PLANTED;
    attempt(() => Object.assign(value, { [name]: next }));
    attempt(() => Object.defineProperty(value, name, { value: next }));
  }
  attempt(() => Object.assign(value, { [PLANTED]: PLANTED }));
  attempt(() => Object.setPrototypeOf(value, null));
  if (Array.isArray(value)) attempt(() => value.push(PLANTED));
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
