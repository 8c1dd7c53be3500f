import { mustBe } from '../invariant.js';
import { isInt } from '../int.js';

/**
 * Plain JSON as one text: members in code-unit order of their names, no spaces, integers only.
 * Equal values give equal texts, whatever order they were built in.
 *
 * @throws Error naming the path of a value that no snapshot may hold (a fraction, -0, undefined,
 * a function, an object that is not plain).
 */
export function canonicalJson(value: unknown): string {
  return isCanonical(value) ? JSON.stringify(value) : sorted(value, '$');
}

/** Whether a value is plain JSON of integers, with its members in order: most are. */
function isCanonical(value: unknown): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return isInt(value) && !Object.is(value, -0);
  if (Array.isArray(value)) {
    for (const item of value) if (!isCanonical(item)) return false;
    return true;
  }
  if (!isPlain(value)) return false;
  let last: string | undefined;
  for (const name of Object.keys(value)) {
    if (last !== undefined && name < last) return false;
    if (!isCanonical(value[name])) return false;
    last = name;
  }
  return true;
}

/** The text of any value, member by member, or an error that says where it is wrong. */
function sorted(value: unknown, path: string): string {
  if (Array.isArray(value)) {
    return `[${value.map((item, index) => sorted(item, `${path}[${index}]`)).join(',')}]`;
  }
  if (!isPlain(value)) {
    if (isCanonical(value)) return JSON.stringify(value);
    throw mustBe(path, 'plain JSON of integers', value);
  }
  const members = Object.keys(value)
    .sort(byCodeUnits)
    .map((name) => `${JSON.stringify(name)}:${sorted(value[name], `${path}.${name}`)}`);
  return `{${members.join(',')}}`;
}

/** The order of texts by their UTF-16 code units: the same in every locale. */
export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether `value` is an object made by braces or by JSON.parse. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** A new object without inherited names: each member that it has was given to it. */
export function bareObject(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
}

/** Gives a new object a member, whatever its name: also one of those that every object inherits. */
export function setMember(object: object, name: string, value: unknown): void {
  const members = object as Record<string, unknown>;
  // An assignment to `__proto__` sets the prototype, and a frozen prototype refuses its own names.
  if (!(name in members) || Object.hasOwn(members, name)) members[name] = value;
  else {
    const isOpen = { writable: true, enumerable: true, configurable: true };
    Object.defineProperty(members, name, { value, ...isOpen });
  }
}
