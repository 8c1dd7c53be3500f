import { characterCount, isInt, type Refusal, round } from '@astrarium/core';
import { CATEGORIES, categoryIndex } from '../ruleset/categories.js';

/** What is wrong with one value: where it is, the rule that it breaks, and the rule's numbers. */
export interface Fault {
  /** A path with full stops. */
  readonly field: string;
  readonly rule: string;
  readonly numbers: Refusal['numbers'];
  /** The sentence, where the rule does not say it. */
  readonly message?: string;
}

/** Where a value is, and the list to which the faults inside it are added. */
interface ReadPlace {
  readonly field: string;
  readonly faults: Fault[];
}

/** How one member is read: the rule that it must keep, and its value. */
export interface Reader<T> {
  readonly rule: string;
  readonly numbers: Refusal['numbers'];
  /** Undefined when the value breaks the rule, or when `at` was told of faults inside it. */
  readonly read: (value: unknown, at?: ReadPlace) => T | undefined;
  /** The value of an omitted member; without it the member is required. */
  readonly fallback?: T;
  /** The name under which the value is kept, if that differs. */
  readonly as?: string;
}

/** What an object may hold: each member by its reader. */
export type Readers = Readonly<Record<string, Reader<unknown>>>;

/** What a set of readers gives. */
export type ReadBy<R extends Readers> = {
  readonly [K in keyof R]: R[K] extends Reader<infer T> ? T : never;
};

/** Text of `min` to `max` characters, without half of a surrogate pair. */
export function text(min: number, max: number): Reader<string> {
  return {
    rule: 'text',
    numbers: { min, max },
    read(value) {
      if (typeof value !== 'string') return undefined;
      const count = characterCount(value);
      return count !== undefined && count >= min && count <= max ? value : undefined;
    },
  };
}

/** A name: text of `min` to `max` characters, no control characters, no space at its ends. */
export function name(max: number, min = 1): Reader<string> {
  const inner = text(min, max);
  return {
    ...inner,
    rule: 'name',
    read: (value) => {
      const read = inner.read(value);
      if (read === undefined || read.startsWith(' ') || read.endsWith(' ')) return undefined;
      return isWritable(read) ? read : undefined;
    },
  };
}

/** What another reader reads, or null. */
export function orNull<T>(inner: Reader<T>): Reader<T | null> {
  return {
    ...inner,
    rule: `${inner.rule} or null`,
    read: (value) => (value === null ? null : inner.read(value)),
  };
}

/** An integer from `min` to `max`. */
export function integer(min: number, max: number): Reader<number> {
  return {
    rule: 'integer',
    numbers: { min, max },
    read: (value) => (isInt(value) && value >= min && value <= max ? value + 0 : undefined),
  };
}

/** A number from 0 to 1, as millionths, to the nearest. */
export const MILLIONTHS: Reader<number> = {
  rule: 'number',
  numbers: { min: 0, max: 1 },
  read: (value) =>
    typeof value === 'number' && value >= 0 && value <= 1
      ? round(value * 1_000_000) + 0
      : undefined,
};

/** `true` or `false`. */
export const FLAG: Reader<boolean> = {
  rule: 'boolean',
  numbers: {},
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

/** The code of a device or a replicant: hex digits, read as lower case. */
export function hexCode(length: number): Reader<string> {
  const inner = text(length, length);
  return {
    ...inner,
    read: (value) => {
      const read = inner.read(value);
      return read !== undefined && /^[0-9A-Fa-f]*$/.test(read) ? read.toLowerCase() : undefined;
    },
  };
}

/** Text that may be the code of a device, which is then read as lower case. */
export function codeOrText(max: number): Reader<string> {
  const [code, other] = [hexCode(8), text(0, max)];
  return { ...other, read: (value) => code.read(value) ?? other.read(value) };
}

/** A list of 1 to `max` device codes, each once. */
export function codes(max: number): Reader<readonly string[]> {
  const code = hexCode(8);
  return {
    rule: 'distinct_codes',
    numbers: { min: 1, max },
    read: (value) => {
      if (!Array.isArray(value) || value.length < 1 || value.length > max) return undefined;
      const read: (string | undefined)[] = value.map((each) => code.read(each));
      return new Set(read).size === read.length && !read.includes(undefined)
        ? (read as readonly string[])
        : undefined;
    },
  };
}

/** One of these names, as its position + 1. */
export function oneOf(names: readonly string[]): Reader<number> {
  return {
    rule: 'one_of',
    numbers: { allowed: names.join(' ') },
    read: (value) => {
      const position = names.findIndex((one) => one === value);
      return position < 0 ? undefined : position + 1;
    },
  };
}

/** One of these words. */
export function word<T extends string>(words: readonly T[]): Reader<T> {
  return {
    rule: 'one_of',
    numbers: { allowed: words.join(' ') },
    read: (value) => words.find((each) => each === value),
  };
}

/** A list of `min` to `max` values of one kind, in the order given. */
export function listOf<T>(reader: Reader<T>, min: number, max: number): Reader<T[]> {
  return {
    rule: `list of ${reader.rule}`,
    numbers: { ...reader.numbers, min_items: min, max_items: max },
    read: (value) => {
      if (!Array.isArray(value) || value.length < min || value.length > max) return undefined;
      const all: T[] = [];
      for (const item of value as readonly unknown[]) {
        const read = reader.read(item);
        if (read === undefined) return undefined;
        all.push(read);
      }
      return all;
    },
  };
}

/** Whole units per category, each from 1 to `max`, of one category at least: six numbers. */
export function amounts(max: number): Reader<number[]> {
  const inner = integer(1, max);
  return {
    rule: 'units_per_category',
    numbers: inner.numbers,
    read: (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
      const units = CATEGORIES.map(() => 0);
      const given = Object.entries(value);
      for (const [category, amount] of given) {
        const read = inner.read(amount);
        const position = categoryIndex(category) - 1;
        if (position < 0 || read === undefined) return undefined;
        units[position] = read;
      }
      return given.length > 0 ? units : undefined;
    },
  };
}

/** A list of at most `max` values, no two of them the same. */
export function distinct<T extends string>(item: Reader<T>, max: number): Reader<T[]> {
  const numbers = Object.entries(item.numbers).map(([name, value]) => [`item_${name}`, value]);
  return {
    rule: 'list',
    numbers: { max, unique: 1, item: item.rule, ...Object.fromEntries(numbers) },
    read: (value) => {
      if (!Array.isArray(value) || value.length > max) return undefined;
      const items: T[] = [];
      for (const each of value as readonly unknown[]) {
        const read = item.read(each);
        if (read === undefined || items.includes(read)) return undefined;
        items.push(read);
      }
      return items;
    },
  };
}

/** Text of at most `max` characters that a pattern describes; `rule` is the pattern's name. */
export function shaped(rule: string, pattern: RegExp, max: number): Reader<string> {
  return {
    rule,
    numbers: { max },
    read: (value) =>
      typeof value === 'string' && value.length <= max && pattern.test(value) ? value : undefined,
  };
}

/** The name of a channel, with its number sign. */
export function channel(max: number): Reader<string> {
  return shaped('channel', /^#[A-Za-z0-9][A-Za-z0-9_.-]*$/, max);
}

/** Where a message goes: a channel, or the code of a replicant. */
export function recipient(max: number): Reader<string> {
  const [name, code] = [channel(max), hexCode(8)];
  const read = (value: unknown): string | undefined => name.read(value) ?? code.read(value);
  return { rule: 'recipient', numbers: { max }, read };
}

/** A time zone by the shape of its name: `Europe/Stockholm`, `CET`; an offset has another. */
export function timezone(max: number): Reader<string> {
  return shaped('timezone', /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/, max);
}

/** The same, but it may be omitted. */
export function optional<T>(reader: Reader<T>, fallback: T): Reader<T> {
  return { ...reader, fallback };
}

/** No control or separator characters; by number, so that engines agree. */
function isWritable(value: string): boolean {
  for (const character of value) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x20 || (point >= 0x7f && point < 0xa0)) return false;
    if (point === 0x2028 || point === 0x2029) return false;
  }
  return true;
}
