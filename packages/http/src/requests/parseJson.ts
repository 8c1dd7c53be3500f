import { wireFault } from './wireFault.js';

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Parses bytes as JSON; throws `malformed_json` also for JSON that parsers read differently. */
export function parseJson(bytes: Uint8Array): unknown {
  let text;
  try {
    text = UTF8.decode(bytes);
  } catch {
    throw wireFault('malformed_json', 'The body is not UTF-8');
  }
  if (text.startsWith('\uFEFF')) {
    throw wireFault('malformed_json', 'The body starts with a byte order mark');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wireFault('malformed_json', 'The body is not JSON');
  }
  const fault = jsonFault(text);
  if (fault !== undefined) throw wireFault('malformed_json', fault);
  return value;
}

const MAX_DEPTH = 32;

/** A number at `lastIndex`. */
const NUMBER = /[\d.eE+-]+/y;

/**
 * The fault of well-formed JSON that parsers read differently; undefined if there is none. Faults
 * are more than 32 levels, a name given twice in one object, a number that overflows, and a string
 * with NUL or half a surrogate pair.
 */
function jsonFault(text: string): string | undefined {
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
      if (open.length === MAX_DEPTH) return `The body is more than ${MAX_DEPTH} levels deep`;
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
      if (!Number.isFinite(Number(number))) return `The number ${number.slice(0, 40)} is too large`;
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
    if (LONE_SURROGATE.test(text)) return 'A string contains half a surrogate pair';
  }
  if (!names) return undefined;
  if (names.has(text)) return `The name ${text.slice(0, 40)} is given twice in one object`;
  names.add(text);
  return undefined;
}

const LONE_SURROGATE = /\p{Surrogate}/u;
