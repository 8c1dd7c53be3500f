const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** With the flag `u`, pairs are single characters, so that only halves are found. */
const HALF = /[\ud800-\udfff]/u;

/**
 * How many characters a text has: Unicode code points, as JSON Schema counts them. Its `length`
 * counts UTF-16 code units, of which some characters have two.
 */
export function characterCount(text: string): number {
  return text.replace(PAIR, '_').length;
}

/** Whether a text has no half of a surrogate pair: then it can be written as UTF-8. */
export function isWellFormed(text: string): boolean {
  return !HALF.test(text);
}
