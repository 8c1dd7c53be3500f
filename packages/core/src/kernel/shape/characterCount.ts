const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** With the flag `u`, pairs are single characters, so that only halves are found. */
const HALF = /[\ud800-\udfff]/u;

/**
 * How many characters a text has: Unicode code points, as JSON Schema counts them. Its `length`
 * counts UTF-16 code units, of which some characters have two. Undefined for a text with half of a
 * surrogate pair, which cannot be written as UTF-8.
 */
export function characterCount(text: string): number | undefined {
  return HALF.test(text) ? undefined : text.replace(PAIR, '_').length;
}
