/** Text with HTML's special characters escaped. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
}

/**
 * JSON on one line, also for readers that take U+0085, U+2028 and U+2029 as the end of a line, as
 * `splitlines` of Python does.
 */
export function oneLine(json: string): string {
  return json.replace(
    /[\u0085\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
