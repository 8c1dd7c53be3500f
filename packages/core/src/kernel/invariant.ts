/**
 * Stops the transition when the program itself is wrong. Refusals are for what a caller may get
 * wrong; this is for what can only be a bug. The draft is rolled back before the error leaves.
 *
 * @throws Error with `why` when `condition` is false.
 */
export function invariant(condition: boolean, why: string): asserts condition {
  if (!condition) throw new Error(`broken invariant: ${why}`);
}

/**
 * The item of a list at an index, which must be there.
 *
 * @throws Error naming the index and the length
 */
export function at<Item>(list: readonly Item[], index: number): Item {
  if (Object.hasOwn(list, index)) return list[index] as Item;
  throw new Error(`a list of ${list.length} has no item ${shown(index)}`);
}

/** An error that says what a value must be: `ticks must be an integer from 0, not "5"`. */
export function mustBe(place: string, wanted: string, value: unknown): Error {
  return new Error(`${place} must be ${wanted}, not ${shown(value)}`);
}

/**
 * Checks a name that an author gives to what is a member of objects: a table, a field, an argument.
 *
 * @throws Error when every object has such a member before anybody gives it one
 */
export function checkName(owner: string, name: string): void {
  if (name !== 'toJSON' && !(name in Object.prototype)) return;
  throw new Error(`${owner} cannot have the name ${name}, which every object has: choose another`);
}

/** A value as text for a message. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Object(value) === value) return typeof value === 'function' ? 'a function' : 'an object';
  return Object.is(value, -0) ? '-0' : String(value);
}

/** The method by which the console of Node and Bun shows an object. */
export const INSPECT = /* @__PURE__ */ Symbol.for('nodejs.util.inspect.custom');

/**
 * Lets consoles show the objects of some classes as what they are as JSON. Called where objects
 * are made: a method with a computed name would keep a class that nobody uses in each bundle.
 */
export function showAsJson(...classes: readonly { readonly prototype: Shown }[]): void {
  const value = function value(this: Shown): unknown {
    return this.toJSON();
  };
  for (const { prototype } of classes) {
    Object.defineProperty(prototype, INSPECT, { value, configurable: true });
  }
}

interface Shown {
  toJSON(): unknown;
}

/** Whether a value is a promise or another thing to wait for: a transition never waits. */
export function isPromise(value: unknown): boolean {
  return typeof (Object(value) as { then?: unknown }).then === 'function';
}
