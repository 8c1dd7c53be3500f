import { characterCount } from '@astrarium/core';
import { optional, type Reader } from '../../rules/readers.js';
import type { LimitRules } from '../../ruleset/limitRules.js';

/** Which devices are asked for by their tags. */
export interface TagFilter {
  /** Whether the tags of a device are such as were asked for. */
  readonly matches: (tags: readonly string[]) => boolean;
  /** What each tag is compared with at most: the texts between the stars of all patterns. */
  readonly parts: number;
}

/** The parameters that choose devices by their tags; empty or false for what was not asked. */
export interface TagQuery {
  readonly tag: string;
  readonly tags: readonly string[];
  readonly exclude_tags: readonly string[];
  readonly untagged: boolean;
}

/** A list of tag patterns with commas between; omitted it is empty. */
export function tagFilterPatterns(limits: LimitRules) {
  const max = limits.tagPatterns;
  // Two stars around each character are enough for whatever can be asked of a tag.
  const length = 2 * limits.tagLength + 1;
  const patterns: Reader<readonly string[]> = {
    rule: 'tag_patterns',
    numbers: { max, length },
    read: (value) => {
      if (typeof value !== 'string') return undefined;
      const count = characterCount(value);
      if (count === undefined || count > max * (length + 1)) return undefined;
      const all = value.split(',');
      const fits = all.every((each) => each !== '' && characterCount(each)! <= length);
      return fits && all.length <= max ? all : undefined;
    },
  };
  return optional(patterns, []);
}

/** What the parameters mean together; undefined when nothing is asked. */
export function tagFilter(query: TagQuery): TagFilter | undefined {
  const { exclude_tags, tag, tags, untagged } = query;
  const asksTags = tag !== '' || tags.length > 0 || exclude_tags.length > 0;
  if (!untagged && !asksTags) return undefined;
  const wanted = tags.map(tagPattern);
  const unwanted = exclude_tags.map(tagPattern);
  const matches = (own: readonly string[]): boolean =>
    (!untagged || own.length === 0) &&
    (tag === '' || own.includes(tag)) &&
    (wanted.length === 0 || own.some((each) => wanted.some((one) => one(each)))) &&
    !own.some((each) => unwanted.some((one) => one(each)));
  const parts = [...tags, ...exclude_tags].reduce((sum, each) => sum + each.split('*').length, 1);
  return { matches, parts };
}

/** Whether a tag is what a pattern means. */
export type TagPattern = (tag: string) => boolean;

/**
 * A pattern of tags: `*` is any number of characters, none too; all else stands for itself. The
 * parts between stars are found from left to right, each at its first place: no going back.
 */
export function tagPattern(pattern: string): TagPattern {
  const parts = pattern.split('*');
  if (parts.length === 1) return (tag) => tag === pattern;
  const head = parts[0] ?? '';
  const tail = parts.at(-1) ?? '';
  const middle = parts.slice(1, -1);
  return (tag) => {
    if (!tag.startsWith(head)) return false;
    let at = head.length;
    for (const part of middle) {
      const found = tag.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return tag.length - tail.length >= at && tag.endsWith(tail);
  };
}
