import { byCodeUnits, isPlain } from './canonical.js';
import { isInt } from '../int.js';
import { mustBe } from '../invariant.js';

/** Deepest nesting of arrays and objects. */
const MAX_DEPTH = 100;

/** What a copy accepts beside texts, booleans, null, and arrays and plain objects of these. */
export interface CopyRules {
  /** Whether a number may be a fraction; it must be finite in any case. */
  readonly allowsFractions: boolean;
  /** Whether a member that is undefined is left out, as in `JSON.stringify`. */
  readonly dropsUndefined: boolean;
  /** Whether members are put into canonical order, so that equal values have equal texts. */
  readonly sortsMembers: boolean;
}

/** For what a snapshot holds: documents and settings. */
export const STATE_RULES: CopyRules = {
  allowsFractions: false,
  dropsUndefined: false,
  sortsMembers: true,
};

/** For what passes by: the arguments of a command and its outcome. */
export const MESSAGE_RULES: CopyRules = {
  allowsFractions: true,
  dropsUndefined: true,
  sortsMembers: false,
};

/**
 * A frozen copy of plain JSON, which shares nothing with the original. Each member is read once.
 *
 * @param path the name of the value, for the message of the error
 * @param former a frozen copy made earlier; equal parts at the same path are shared with it
 * @throws Error naming the path of a part that is not plain JSON: a function, an instance of a
 * class, a getter, a hole in an array, a number that the rules exclude, or too deep nesting.
 */
export function copyJson<T>(value: T, path: string, rules: CopyRules, former?: unknown): T {
  return copyOf(value, [path], rules, former) as T;
}

/** Where a part is: the name of the value, then members and positions. A text only in errors. */
type Place = (number | string)[];

function textOf([name, ...parts]: Place): string {
  const texts = parts.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`));
  return `${name}${texts.join('')}`;
}

function copyOf(value: unknown, place: Place, rules: CopyRules, former: unknown): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return copyNumber(value, place, rules);
  if (typeof value === 'object' && value === former) return value;
  if (place.length > MAX_DEPTH + 1) {
    throw new Error(`${textOf(place)} is nested deeper than ${MAX_DEPTH} levels`);
  }
  if (Array.isArray(value)) return copyList(value, place, rules, former);
  if (isPlain(value)) return copyObject(value, place, rules, former);
  throw new Error(`${textOf(place)} is ${kindOf(value)}, not plain JSON`);
}

function copyNumber(value: number, place: Place, { allowsFractions }: CopyRules): number {
  if (isInt(value) && (allowsFractions || !Object.is(value, -0))) return value + 0;
  if (allowsFractions && Number.isFinite(value)) return value;
  throw mustBe(textOf(place), allowsFractions ? 'a finite number' : 'an integer', value);
}

function copyList(
  list: readonly unknown[],
  place: Place,
  rules: CopyRules,
  former: unknown,
): readonly unknown[] {
  const known = Array.isArray(former) ? (former as readonly unknown[]) : undefined;
  const copy: unknown[] = [];
  for (let at = 0; at < list.length; at += 1) {
    place.push(at);
    copy.push(copyOf(dataOf(list, at, place), place, rules, known?.[at]));
    place.pop();
  }
  return Object.freeze(copy);
}

function copyObject(
  object: Readonly<Record<string, unknown>>,
  place: Place,
  rules: CopyRules,
  former: unknown,
): object {
  const known = isPlain(former) ? former : undefined;
  const copy: Record<string, unknown> = {};
  const names = Object.keys(object);
  if (rules.sortsMembers) names.sort(byCodeUnits);
  for (const name of names) {
    place.push(name);
    const member = dataOf(object, name, place);
    if (member !== undefined || !rules.dropsUndefined) {
      const part = known !== undefined && Object.hasOwn(known, name) ? known[name] : undefined;
      const value = copyOf(member, place, rules, part);
      // An assignment to this name would set the prototype.
      if (name !== '__proto__') copy[name] = value;
      else Object.defineProperty(copy, name, { value, enumerable: true });
    }
    place.pop();
  }
  return Object.freeze(copy);
}

/** The value of a member, which must be data. */
function dataOf(owner: object, name: number | string, place: Place): unknown {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  if (descriptor === undefined) {
    throw new Error(`${textOf(place)} is missing: the array has a hole`);
  }
  if (!('value' in descriptor)) throw new Error(`${textOf(place)} is a getter, not plain JSON`);
  return descriptor.value as unknown;
}

/** What a value is, for a message. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value !== 'object' || value === null) return `a ${typeof value}`;
  return 'an instance of a class';
}
