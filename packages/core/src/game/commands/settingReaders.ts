import { round } from '../../kernel/index.js';
import type { Reader } from './readers.js';

/** How a setting is read. */
export type SettingReader<T> = Reader<T>;

/** `true` or `false`. */
export const FLAG: SettingReader<boolean> = {
  rule: 'boolean',
  numbers: {},
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

/** One of these words. */
export function word<T extends string>(words: readonly T[]): SettingReader<T> {
  return {
    rule: 'one_of',
    numbers: { allowed: words.join(' ') },
    read: (value) => words.find((each) => each === value),
  };
}

/** Text of at most `most` characters that a pattern describes; `rule` is the pattern's name. */
export function shaped(rule: string, pattern: RegExp, most: number): SettingReader<string> {
  return {
    rule,
    numbers: { most },
    read: (value) =>
      typeof value === 'string' && value.length <= most && pattern.test(value) ? value : undefined,
  };
}

/** A list of at most `most` items, no two the same, each as its own reader wants it. */
export function listOf<T extends string>(item: SettingReader<T>, most: number): SettingReader<T[]> {
  const numbers = Object.entries(item.numbers).map(([name, value]) => [`item_${name}`, value]);
  return {
    rule: 'list',
    numbers: { most, unique: 1, item: item.rule, ...Object.fromEntries(numbers) },
    read: (value) => {
      if (!Array.isArray(value) || value.length > most) return undefined;
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

/** A number with at most three decimals, within bounds; it is worth its thousandths. */
export function perMille(least: number, most: number): SettingReader<number> {
  return {
    rule: 'number',
    numbers: { least: least / 1000, most: most / 1000, step: 0.001 },
    read: (value) => {
      if (typeof value !== 'number') return undefined;
      const thousandths = round(value * 1000);
      const exact = thousandths / 1000 === value;
      return exact && thousandths >= least && thousandths <= most ? thousandths : undefined;
    },
  };
}

/** A time zone by its shape: `UTC`, or an area and a place such as `Europe/Stockholm`. */
export function timezone(most: number): SettingReader<string> {
  return shaped('timezone', /^(?:UTC|[A-Z][A-Za-z_]*(?:\/[A-Za-z0-9_+-]+){1,2})$/, most);
}
