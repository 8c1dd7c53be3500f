/**
 * Stops the transition when the program itself is wrong. Refusals are for what a caller may get
 * wrong; this is for what can only be a bug. The draft is rolled back before the error leaves.
 *
 * @throws Error with `why` when `condition` is false.
 */
export function invariant(condition: boolean, why: string): asserts condition {
  if (!condition) throw new Error(`broken invariant: ${why}`);
}

/** Whether a value is a promise or another thing to wait for: a transition never waits. */
export function isPromise(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value;
}
