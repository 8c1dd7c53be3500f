import type { Reader } from '../../rules/readers.js';
import type { LimitRules } from '../../ruleset/limitRules.js';
import { TAG_CHARACTERS, tagPlace } from '../../state/tagged.js';

/** A list of tags: lower case letters, digits, `:`, `_`, `-` and `.`. */
export function tagList(limits: LimitRules): Reader<string[]> {
  const max = limits.tagsPerDevice;
  const isTag = (value: unknown): value is string =>
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= limits.tagLength &&
    isWritten(value);
  return {
    rule: 'tags',
    numbers: { max, length: limits.tagLength, characters: TAG_CHARACTERS },
    read: (value) =>
      Array.isArray(value) && value.length <= max && value.every(isTag)
        ? (value as string[])
        : undefined,
  };
}

function isWritten(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (tagPlace(text.charCodeAt(at)) === 0) return false;
  }
  return true;
}
