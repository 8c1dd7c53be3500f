import { invariant } from './invariant.js';
import { isInt } from './int.js';

/**
 * Plain JSON as one text: members in code-unit order of their names, no spaces, integers only.
 * Equal values give equal texts, whatever order they were built in.
 *
 * @throws Error naming the path of a value that no snapshot may hold (a fraction, -0, undefined,
 * a function, an object that is not plain).
 */
export function canonicalJson(value: unknown, path = '$'): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    invariant(isInt(value) && !Object.is(value, -0), `${path} is ${value}, not an integer`);
    return String(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map((item, index) => canonicalJson(item, `${path}[${index}]`)).join(',')}]`;
  }
  invariant(isPlain(value), `${path} is not plain JSON`);
  const members = Object.keys(value)
    .sort(byCodeUnits)
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name], `${path}.${name}`)}`);
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
