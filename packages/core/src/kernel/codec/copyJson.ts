import { bareObject, byCodeUnits, isPlain, setMember } from './canonical.js';
import { isInt } from '../int.js';
import { mustBe } from '../invariant.js';

/** Deepest nesting of arrays and objects. */
export const MAX_DEPTH = 100;

/** What a copy accepts beside texts, booleans, null, and arrays and plain objects of these. */
export interface CopyRules {
  /** Whether a number may be a fraction; it must be finite in any case. */
  readonly allowsFractions: boolean;
  /** Whether a member that is undefined is left out, as in `JSON.stringify`. */
  readonly dropsUndefined: boolean;
  /** Whether members are put into canonical order, so that equal values have equal texts. */
  readonly sortsMembers: boolean;
}

/** Where a value has records: objects whose copies have no inherited names. */
export interface RecordForm {
  readonly isRecord: boolean;
  /** The form of a member or an item; undefined when no record is in it. */
  memberOf(owner: object, name: string): RecordForm | undefined;
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
 * A frozen copy of plain JSON, which shares nothing with the original. Each member is read once. An
 * object without inherited names is copied to one.
 *
 * @param path the name of the value, for the message of the error
 * @param former a frozen copy made earlier; equal parts at the same path are shared with it
 * @param form where the value has records, whatever objects are given for them
 * @throws Error naming the path of a part that is not plain JSON: a function, an instance of a
 * class, a getter, a hole in an array, a number that the rules exclude, or too deep nesting.
 */
export function copyJson<T>(
  value: T,
  path: string,
  rules: CopyRules,
  former?: unknown,
  form?: RecordForm,
): T {
  return copyOf(value, path, rules, former, form, 0) as T;
}

function copyOf(
  value: unknown,
  path: string,
  rules: CopyRules,
  former: unknown,
  form: RecordForm | undefined,
  depth: number,
): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return copyNumber(value, path, rules);
  if (typeof value === 'object' && value === former) return value;
  if (depth > MAX_DEPTH) throw new Error(`${path} is nested deeper than ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) return copyList(value, path, rules, former, form, depth + 1);
  if (isPlain(value)) return copyObject(value, path, rules, former, form, depth + 1);
  throw new Error(`${path} is ${kindOf(value)}, not plain JSON`);
}

function copyNumber(value: number, path: string, { allowsFractions }: CopyRules): number {
  if (isInt(value) && (allowsFractions || !Object.is(value, -0))) return value + 0;
  if (allowsFractions && Number.isFinite(value)) return value;
  throw mustBe(path, allowsFractions ? 'a finite number' : 'an integer', value);
}

function copyList(
  list: readonly unknown[],
  path: string,
  rules: CopyRules,
  former: unknown,
  form: RecordForm | undefined,
  depth: number,
): readonly unknown[] {
  const known = Array.isArray(former) ? (former as readonly unknown[]) : undefined;
  const copy: unknown[] = [];
  const names = Object.keys(list);
  if (names.length > list.length) {
    throw new Error(`${path} is a list with a member ${names.at(-1)}, which JSON cannot keep`);
  }
  for (let at = 0; at < list.length; at += 1) {
    const name = String(at);
    const item = dataOf(list, name, path);
    const part = form?.memberOf(list, name);
    copy.push(copyOf(item, `${path}[${name}]`, rules, known?.[at], part, depth));
  }
  return Object.freeze(copy);
}

function copyObject(
  object: Readonly<Record<string, unknown>>,
  path: string,
  rules: CopyRules,
  former: unknown,
  form: RecordForm | undefined,
  depth: number,
): object {
  const known = isPlain(former) ? former : undefined;
  const isBare = form?.isRecord === true || Object.getPrototypeOf(object) === null;
  const copy = isBare ? bareObject() : {};
  const names = Object.keys(object);
  if (rules.sortsMembers) names.sort(byCodeUnits);
  for (const name of names) {
    const member = dataOf(object, name, path);
    if (member === undefined && rules.dropsUndefined) continue;
    const part = known !== undefined && Object.hasOwn(known, name) ? known[name] : undefined;
    const inner = form?.memberOf(object, name);
    setMember(copy, name, copyOf(member, `${path}.${name}`, rules, part, inner, depth));
  }
  return Object.freeze(copy);
}

/** The value of a member, which must be data. */
function dataOf(owner: object, name: string, path: string): unknown {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  const place = Array.isArray(owner) ? `${path}[${name}]` : `${path}.${name}`;
  if (descriptor === undefined) throw new Error(`${place} is missing: the array has a hole`);
  if (!('value' in descriptor)) throw new Error(`${place} is a getter, not plain JSON`);
  return descriptor.value as unknown;
}

/** What a value is, for a message. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value !== 'object' || value === null) return `a ${typeof value}`;
  return 'an instance of a class';
}
