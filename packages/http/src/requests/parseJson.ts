import { WireFault } from './wireFault.js';

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads bytes as one JSON text that all programs read alike; throws `malformed_json`. */
export function parseJson(bytes: Uint8Array): unknown {
  let text;
  try {
    text = UTF8.decode(bytes);
  } catch {
    throw new WireFault('malformed_json', 'The body is not UTF-8');
  }
  if (text.startsWith('\uFEFF')) {
    throw new WireFault('malformed_json', 'The body begins with a byte order mark');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WireFault('malformed_json', 'The body is not one JSON text');
  }
  const fault = jsonFault(text);
  if (fault !== undefined) throw new WireFault('malformed_json', fault);
  return value;
}

const DEEPEST = 32;

/** A number that begins where it is looked for. */
const NUMBER = /[\d.eE+-]+/y;

/**
 * What is wrong with a text that is well-formed JSON and yet must not be read, since programs
 * disagree about it; undefined when all is well. Refused are more than 32 levels, a name given
 * twice in one object, a number beyond all numbers, NUL in a text, and half a surrogate pair.
 */
function jsonFault(text: string): string | undefined {
  // One set of names for each open object, undefined for each open array.
  const open: (Set<string> | undefined)[] = [];
  let expectsName = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') {
      const end = endOfText(text, at);
      const fault = textFault(text.slice(at + 1, end), expectsName ? open.at(-1) : undefined);
      if (fault !== undefined) return fault;
      at = end;
    } else if (sign === '{' || sign === '[') {
      if (open.length === DEEPEST) return `The body is more than ${DEEPEST} levels deep`;
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

/** Where the quotation mark is that ends the text which begins at another one. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
  return at;
}

function numberAt(text: string, start: number): string {
  NUMBER.lastIndex = start;
  return NUMBER.exec(text)?.[0] ?? '';
}

/** What is wrong with a text, or with a name among the `names` of its object. */
function textFault(written: string, names: Set<string> | undefined): string | undefined {
  let text = written;
  // Of what stands in a body as it is, UTF-8 and JSON have excluded both.
  if (written.includes('\\')) {
    text = String(JSON.parse(`"${written}"`));
    if (text.includes('\0')) return 'A text has a NUL';
    if (LONE_SURROGATE.test(text)) return 'A text has half a surrogate pair';
  }
  if (!names) return undefined;
  if (names.has(text)) return `The name ${text.slice(0, 40)} is given twice in one object`;
  names.add(text);
  return undefined;
}

const LONE_SURROGATE = /\p{Surrogate}/u;
