import { bareObject, byCodeUnits, isPlain } from '../codec/canonical.js';
import { INT_MAX, isInt } from '../int.js';
import { shown } from '../invariant.js';
import { refuse } from '../outcome.js';
import { boundOf, type FoundBound } from './bounds.js';
import { characterCount } from './characterCount.js';
import { type AnyShape, type Description, type Fields, isOptional, shapeOf } from './shape.js';
import type { ValueOf, Values } from './shape.js';

/** Most faults that are told of one value. */
const MAX_FAULTS = 20;

/** Deepest nesting of shapes, and so of values. */
const MAX_DEPTH = 100;

/** Most characters that a message shows of a given text or name. */
const MAX_SHOWN = 40;

/** What breaks a rule at one place of a value. */
export interface Fault {
  /** The place: `weights.iron` or `lines[3].to`; empty for the value itself. */
  readonly path: string;
  /** The broken rule: `type`, `min`, `max`, `length`, `words`, `exists`, `missing`, `unknown`. */
  readonly rule: string;
  /** A sentence: "apples must be at most 100, not 500." */
  readonly message: string;
  /** The numbers and words of the rule, and what was given. */
  readonly numbers: Readonly<Record<string, number | string>>;
}

/** What a reader must know of the world. */
export interface ReadContext {
  /** The setting of the world, where bounds that are paths are found. */
  readonly setting: object;
  /** Whether a living row has this id; absent where an id may be any integer from 0. */
  readonly hasRow?: (table: string, id: number) => boolean;
}

/** Reads values of one shape. */
export interface Reader<Type = unknown> {
  /**
   * A frozen copy of a value, or undefined and what is wrong with it. The copy shares nothing with
   * the value, its members are in the order of code units, and records have no inherited names.
   * The value need not be trusted: whatever it is, this does not throw.
   *
   * @param path where the value stands, for the paths of its faults
   * @throws Error when a bound is a path that leads to no integer of the setting.
   */
  read(value: unknown, context: ReadContext, path?: string): Reading<Type>;
}

/** What was read: there is a value if there are no faults. */
export interface Reading<Type = unknown> {
  readonly value: Type | undefined;
  readonly faults: readonly Fault[];
}

/** A reader of plain values of a shape, composed once. */
export function readerOf<S extends AnyShape>(shape: S): Reader<ValueOf<S>> {
  const readValue = compose(shape, 0);
  return {
    read(value, { setting, hasRow }, path = '') {
      const run: Run = { setting, hasRow, faults: [] };
      const copy = value === undefined && isOptional(shape) ? undefined : readValue(value, run);
      if (run.faults.length === 0) return { value: copy as ValueOf<S>, faults: NO_FAULTS };
      return { value: undefined, faults: Object.freeze(run.faults.map((one) => told(one, path))) };
    },
  };
}

/** A reader of plain objects with these members. */
export function fieldsReaderOf<F extends Fields>(members: F): Reader<Values<F>> {
  return readerOf(shapeOf(members)) as Reader<Values<F>>;
}

/** The refusal of a value with faults: the sentences of all, and the numbers of the first. */
export function refuseFaults(faults: readonly Fault[]): ReturnType<typeof refuse> {
  const [first] = faults;
  if (first === undefined) throw new Error('refuseFaults needs a fault');
  const message = faults.map((fault) => fault.message).join(' ');
  return refuse('invalid_field', message, {
    ...first.numbers,
    field: first.path,
    rule: first.rule,
  });
}

const NO_FAULTS: readonly Fault[] = Object.freeze([]);

/** One reading of a value. */
interface Run {
  readonly setting: object;
  readonly hasRow: ReadContext['hasRow'] | undefined;
  readonly faults: FoundFault[];
}

/** A fault whose path is completed from its end, on the way out of the value. */
interface FoundFault {
  /** Empty, or beginning with `.name` or `[index]`. */
  path: string;
  readonly rule: string;
  /** The sentence without its subject. */
  readonly says: string;
  readonly numbers: Fault['numbers'];
}

/** Copies a value that is not undefined, or adds a fault and returns anything. */
type ReadValue = (value: unknown, run: Run) => unknown;

function fault(run: Run, rule: string, says: string, numbers: Fault['numbers'] = {}): undefined {
  if (run.faults.length < MAX_FAULTS) run.faults.push({ path: '', rule, says, numbers });
}

/** Adds a fault of a member. */
function memberFault(run: Run, place: string, ...rest: [rule: string, says: string]): void {
  const before = run.faults.length;
  fault(run, ...rest);
  placeFaults(run, before, place);
}

/** Puts the place of a member before the paths of the faults in it. */
function placeFaults({ faults }: Run, from: number, place: string): void {
  for (const found of faults.slice(from)) found.path = place + found.path;
}

function told({ path, rule, says, numbers }: FoundFault, base: string): Fault {
  const whole = base === '' && path.startsWith('.') ? path.slice(1) : base + path;
  const message = `${whole === '' ? 'The value' : whole} ${says}.`;
  return Object.freeze({ path: whole, rule, message, numbers: Object.freeze(numbers) });
}

/** How a path goes on to a member of an object. */
function placeOf(name: string): string {
  return /^[A-Za-z_$][\w$-]{0,99}$/.test(name) ? `.${name}` : `[${shownPart(name)}]`;
}

/** A given value as text, of limited length; a list or an object as such. */
function shownPart(value: unknown): string {
  if (typeof value === 'string' && value.length > MAX_SHOWN) {
    return `${shown(value.slice(0, MAX_SHOWN))}…`;
  }
  return lengthOf(value) === undefined ? shown(value) : 'a list';
}

/** The closure that reads a shape. */
function compose(shape: AnyShape, depth: number): ReadValue {
  const { description } = shape;
  if (depth > MAX_DEPTH) throw new Error(`a shape is nested deeper than ${MAX_DEPTH} levels`);
  switch (description.type) {
    case 'integer':
      return integerReader(description);
    case 'number':
      return numberReader(description);
    case 'text':
      return textReader(description);
    case 'flag':
      return readFlag;
    case 'account':
      return readAccount;
    case 'oneOf':
      return wordReader(description.words);
    case 'id':
      return idReader(description);
    case 'many':
      return listReader(description, depth);
    case 'record':
      return recordReader(description, depth);
    case 'perWord': {
      const { words, item } = description;
      return objectReader(Object.fromEntries(words.map((word) => [word, item])), depth);
    }
    case 'object':
      return objectReader(description.members, depth);
    case 'union':
      return unionReader(description, depth);
    case 'optional':
      return compose(description.item, depth + 1);
    case 'orNull': {
      const read = compose(description.item, depth + 1);
      return (value, run) => (value === null ? null : read(value, run));
    }
    default:
      throw new Error(`${description.type} is a field of tables only: no value can be read as one`);
  }
}

type Of<Type extends Description['type']> = Extract<Description, { readonly type: Type }>;

const numberIn = (bound: FoundBound, setting: object): number =>
  typeof bound === 'number' ? bound : bound(setting);

function integerReader({ min = -INT_MAX, max = INT_MAX }: Of<'integer'>): ReadValue {
  const least = boundOf(min, 'min of integer');
  const most = boundOf(max, 'max of integer');
  return (value, run) => {
    if (!isInt(value)) return notOf('an integer', value, run);
    return within(value, numberIn(least, run.setting), numberIn(most, run.setting), run);
  };
}

function numberReader({ min = -Infinity, max = Infinity }: Of<'number'>): ReadValue {
  const least = boundOf(min, 'min of number');
  const most = boundOf(max, 'max of number');
  return (value, run) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      return notOf('a finite number', value, run);
    }
    return within(value, numberIn(least, run.setting), numberIn(most, run.setting), run);
  };
}

/** A number within its bounds; -0 becomes 0. */
function within(value: number, min: number, max: number, run: Run): number | undefined {
  if (value < min) {
    return fault(run, 'min', `must be at least ${min}, not ${value}`, { min, value });
  }
  if (value > max) {
    return fault(run, 'max', `must be at most ${max}, not ${value}`, { max, value });
  }
  return value + 0;
}

function textReader({ min = 0, max = INT_MAX }: Of<'text'>): ReadValue {
  const least = boundOf(min, 'min of text');
  const most = boundOf(max, 'max of text');
  return (value, run) => {
    if (typeof value !== 'string') return notOf('a text', value, run);
    const length = characterCount(value);
    if (length === undefined) return fault(run, 'type', HALF_CHARACTER);
    const low = numberIn(least, run.setting);
    const high = numberIn(most, run.setting);
    if (length > high) return tooLong(high, length, 'character', run);
    if (length >= low) return value;
    const says = `must have at least ${low} character${low === 1 ? '' : 's'}, not ${length}`;
    return fault(run, 'length', says, { min: low, length });
  };
}

const HALF_CHARACTER = 'must have whole characters, and has half of a surrogate pair';

function tooLong(max: number, length: number, unit: string, run: Run): undefined {
  const says = `must have at most ${max} ${unit}${max === 1 ? '' : 's'}, not ${length}`;
  return fault(run, 'length', says, { max, length });
}

const readFlag: ReadValue = (value, run) =>
  typeof value === 'boolean' ? value : notOf('true or false', value, run);

const readAccount: ReadValue = (value, run) =>
  isInt(value) ? within(value, 0, INT_MAX, run) : notOf('an account', value, run);

function wordReader(words: readonly string[]): ReadValue {
  const known: ReadonlySet<unknown> = new Set(words);
  const wanted = choice(words);
  return (value, run) => {
    if (known.has(value)) return value;
    const numbers = { words: words.join(', ') };
    return fault(run, 'words', `must be ${wanted}, not ${shownPart(value)}`, numbers);
  };
}

/** `red`, `red or green`, `one of red, green or blue`. */
function choice(words: readonly string[]): string {
  const rest = words.slice(0, -1).map(shown).join(', ');
  const last = shown(words.at(-1));
  if (words.length === 1) return last;
  return `${words.length > 2 ? 'one of ' : ''}${rest} or ${last}`;
}

function idReader({ hidden, table }: Of<'id'>): ReadValue {
  return (value, run) => {
    if (!isInt(value)) return notOf(`an id of ${table}`, value, run);
    if (run.hasRow === undefined) return within(value, 0, INT_MAX, run);
    if (hidden === true) return within(value, 1, INT_MAX, run);
    if (value > 0 && run.hasRow(table, value)) return value;
    const says = `must be the id of a row of ${table}, and there is no row ${value}`;
    return fault(run, 'exists', says, { table, id: value });
  };
}

function listReader({ item, max, last }: Of<'many'>, depth: number): ReadValue {
  if (isOptional(item)) throw new Error('many of optional: items are given or null (orNull)');
  const most = boundOf(max ?? last ?? INT_MAX, 'max of many');
  const read = compose(item, depth + 1);
  return (value, run) => {
    const length = lengthOf(value);
    if (length === undefined) return notOf('a list', value, run);
    const list = value as readonly unknown[];
    const high = numberIn(most, run.setting);
    if (length > high) return tooLong(high, length, 'item', run);
    // A sparse list could have a length of billions: its names tell how many items it has.
    const names = namesOf(list);
    if (names === undefined) return notData(run);
    if (names.length !== length) return unlike(names, run);
    const copy: unknown[] = [];
    for (let at = 0; at < length && run.faults.length < MAX_FAULTS; at += 1) {
      const before = run.faults.length;
      copy.push(readGiven(ownValue(list, String(at)), read, run));
      if (run.faults.length > before) placeFaults(run, before, `[${at}]`);
    }
    return Object.freeze(copy);
  };
}

/** Tells what is wrong with a list that has other names than its length says. */
function unlike(names: readonly string[], run: Run): undefined {
  const at = names.findIndex((name, index) => name !== String(index));
  const name = names[at];
  const isHole = name === undefined || /^\d+$/.test(name);
  const hole = `[${name === undefined ? names.length : at}]`;
  if (isHole) memberFault(run, hole, 'missing', 'is missing');
  else memberFault(run, placeOf(name), 'unknown', 'is unknown: a list has only items');
}

function recordReader({ item, max = INT_MAX }: Of<'record'>, depth: number): ReadValue {
  const most = boundOf(max, 'max of record');
  const read = compose(item, depth + 1);
  return (value, run) => {
    if (!isObject(value)) return notOf('an object', value, run);
    const names = namesOf(value);
    if (names === undefined) return notData(run);
    const high = numberIn(most, run.setting);
    const { length } = names;
    if (length > high) return tooLong(high, length, 'member', run);
    const copy = bareObject();
    for (const name of [...names].sort(byCodeUnits)) {
      if (run.faults.length >= MAX_FAULTS) break;
      const given = ownValue(value, name);
      if (given === undefined) continue;
      const before = run.faults.length;
      if (characterCount(name) === undefined) fault(run, 'type', HALF_CHARACTER);
      else copy[name] = readGiven(given, read, run);
      if (run.faults.length > before) placeFaults(run, before, placeOf(name));
    }
    return Object.freeze(copy);
  };
}

/** A member of an object that is read. */
interface Member {
  readonly name: string;
  readonly read: ReadValue;
  readonly isOptional: boolean;
  /** What the copy has when the member is missing. */
  readonly otherwise: number | string | undefined;
}

function membersOf(members: Fields, depth: number): Member[] {
  return Object.entries(members).map(([name, shape]) => ({
    name,
    read: compose(shape, depth + 1),
    isOptional: isOptional(shape),
    otherwise: 'default' in shape.description ? shape.description.default : undefined,
  }));
}

function objectReader(fields: Fields, depth: number): ReadValue {
  const read = membersReader(membersOf(fields, depth));
  return (value, run) => (isObject(value) ? read(value, run) : notOf('an object', value, run));
}

function unionReader({ by, cases }: Of<'union'>, depth: number): ReadValue {
  const words = Object.keys(cases);
  const readWord = wordReader(words);
  const casesByWord = new Map<unknown, ReadMembers>(
    words.map((word) => {
      const own: Member = { name: by, read: () => word, isOptional: false, otherwise: undefined };
      return [word, membersReader([...membersOf(cases[word]!, depth), own], by)];
    }),
  );
  return (value, run) => {
    if (!isObject(value)) return notOf('an object', value, run);
    const word = ownValue(value, by);
    const readCase = casesByWord.get(word);
    if (readCase !== undefined) return readCase(value, run, word);
    const before = run.faults.length;
    readGiven(word, readWord, run);
    return placeFaults(run, before, placeOf(by));
  };
}

type ReadMembers = (value: object, run: Run, word?: unknown) => unknown;

/**
 * Reads the members of an object.
 *
 * @param by a member that was read before, which is given to the reader as `word`
 */
function membersReader(unordered: readonly Member[], by?: string): ReadMembers {
  const members = unordered.toSorted((a, b) => byCodeUnits(a.name, b.name));
  const known: ReadonlySet<string> = new Set(members.map(({ name }) => name));
  const listed = [...known].map(shown).join(', ');
  return (value, run, word) => {
    const copy: Record<string, unknown> = {};
    let found = 0;
    for (const { name, read, isOptional, otherwise } of members) {
      const given = name === by ? word : ownValue(value, name);
      if (given !== undefined) found += 1;
      else if (isOptional) continue;
      else if (otherwise !== undefined) {
        copy[name] = otherwise;
        continue;
      }
      const before = run.faults.length;
      copy[name] = readGiven(given, read, run);
      if (run.faults.length > before) placeFaults(run, before, placeOf(name));
    }
    const names = namesOf(value);
    if (names === undefined) return notData(run);
    if (names.length === found) return Object.freeze(copy);
    for (const name of names) {
      if (run.faults.length >= MAX_FAULTS) break;
      if (known.has(name) || ownValue(value, name) === undefined) continue;
      const before = run.faults.length;
      fault(run, 'unknown', `is unknown: known are ${listed || 'no members'}`);
      placeFaults(run, before, placeOf(name));
    }
    return Object.freeze(copy);
  };
}

/** Reads the value of a member that has to be there. */
function readGiven(given: unknown, read: ReadValue, run: Run): unknown {
  if (given === undefined) return fault(run, 'missing', 'is missing');
  if (given === UNREADABLE) return notData(run);
  return read(given, run);
}

function notData(run: Run): undefined {
  return fault(run, 'type', 'must be plain data');
}

function notOf(wanted: string, value: unknown, run: Run): undefined {
  return fault(run, 'type', `must be ${wanted}, not ${shownPart(value)}`);
}

// A given value may be a proxy whose traps throw. Only what follows looks into given values.

/** What is no data: a getter, or a member that cannot be read. */
const UNREADABLE: unique symbol = /* @__PURE__ */ Symbol('unreadable');

/** The value of an own member that is data; undefined when there is none. */
function ownValue(owner: object, name: string): unknown {
  try {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name);
    if (descriptor === undefined || descriptor.enumerable !== true) return undefined;
    return 'value' in descriptor ? (descriptor.value as unknown) : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** The names of the own members. */
function namesOf(owner: object): readonly string[] | undefined {
  try {
    return Object.keys(owner);
  } catch {
    return undefined;
  }
}

/** Whether a value is a plain object. */
function isObject(value: unknown): value is object {
  try {
    return isPlain(value);
  } catch {
    return false;
  }
}

/** The length of a list; undefined for everything else. */
function lengthOf(value: unknown): number | undefined {
  try {
    if (!Array.isArray(value)) return undefined;
    const length: unknown = Object.getOwnPropertyDescriptor(value, 'length')?.value;
    return isInt(length) ? length : undefined;
  } catch {
    return undefined;
  }
}
