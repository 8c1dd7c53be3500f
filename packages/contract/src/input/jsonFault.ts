import { characterCount } from '@astrarium/core';

/** The most levels of nesting in a body. */
const MAX_DEPTH = 32;

/** Most characters that a message shows of a name or a number. */
const MAX_SHOWN = 40;

/** A number at `lastIndex`. */
const NUMBER = /[\d.eE+-]+/y;

/**
 * The fault of well-formed JSON that parsers read differently; undefined if there is none. Faults
 * are more than `maxDepth` levels, a name given twice in one object, a number that overflows, and a
 * string with NUL or half a surrogate pair.
 *
 * @param what the text, for the sentence about its depth
 */
export function jsonFault(
  text: string,
  what = 'The body',
  maxDepth = MAX_DEPTH,
): string | undefined {
  // One set of names for each open object, undefined for each open array.
  const open: (Set<string> | undefined)[] = [];
  let expectsName = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') {
      const end = endOfString(text, at);
      const fault = stringFault(text.slice(at + 1, end), expectsName ? open.at(-1) : undefined);
      if (fault !== undefined) return fault;
      at = end;
    } else if (sign === '{' || sign === '[') {
      if (open.length === maxDepth) return `${what} is more than ${maxDepth} levels deep`;
      open.push(sign === '{' ? new Set() : undefined);
      expectsName = sign === '{';
    } else if (sign === '}' || sign === ']') {
      open.pop();
      expectsName = false;
    } else if (sign === ',') {
      expectsName = open.at(-1) !== undefined;
    } else if (sign === ':') {
      expectsName = false;
    } else if (sign === '-' || (sign >= '0' && sign <= '9')) {
      const number = numberAt(text, at);
      if (!Number.isFinite(Number(number)))
        return `The number ${number.slice(0, MAX_SHOWN)} is too large`;
      at += number.length - 1;
    }
  }
  return undefined;
}

/** The index of the closing quotation mark of the string that starts at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
  return at;
}

function numberAt(text: string, start: number): string {
  NUMBER.lastIndex = start;
  return NUMBER.exec(text)?.[0] ?? '';
}

/** The fault of a string; a string that is a name is compared with the `names` of its object. */
function stringFault(written: string, names: Set<string> | undefined): string | undefined {
  let text = written;
  // Unescaped, both are excluded already: by UTF-8 and by JSON.
  if (written.includes('\\')) {
    text = String(JSON.parse(`"${written}"`));
    if (text.includes('\0')) return 'A string contains NUL';
    if (characterCount(text) === undefined) return 'A string contains half a surrogate pair';
  }
  if (!names) return undefined;
  if (names.has(text)) {
    const shown = Array.from(text.slice(0, 2 * MAX_SHOWN))
      .slice(0, MAX_SHOWN)
      .join('');
    return `The name ${shown} is given twice in one object`;
  }
  names.add(text);
  return undefined;
}
