const DEEPEST = 32;

/** One token that matters: a text, a number, or what opens, closes and parts. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[{}[\],:]/g;

/**
 * What is wrong with a text that is well-formed JSON and yet must not be read, since programs
 * disagree about it; undefined when all is well. Refused are more than 32 levels, a name given
 * twice in one object, a number beyond all numbers, NUL in a text, and half a surrogate pair.
 */
export function jsonFault(text: string): string | undefined {
  // One set of names for each open object, undefined for each open array.
  const open: (Set<string> | undefined)[] = [];
  let expectsName = false;
  for (const [token] of text.matchAll(TOKEN)) {
    const first = token[0];
    if (first === '{' || first === '[') {
      if (open.length === DEEPEST) return `The body is more than ${DEEPEST} levels deep`;
      open.push(first === '{' ? new Set() : undefined);
      expectsName = first === '{';
    } else if (first === '}' || first === ']') {
      open.pop();
      expectsName = false;
    } else if (first === ',') {
      expectsName = open.at(-1) !== undefined;
    } else if (first === ':') {
      expectsName = false;
    } else if (first === '"') {
      const fault = textFault(token, expectsName ? open.at(-1) : undefined);
      if (fault) return fault;
    } else if (!Number.isFinite(Number(token))) {
      return `The number ${token.slice(0, 40)} is too large`;
    }
  }
  return undefined;
}

/** What is wrong with a text, or with a name among the `names` of its object. */
function textFault(token: string, names: Set<string> | undefined): string | undefined {
  const text = token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1);
  if (text.includes('\0')) return 'A text has a NUL';
  if (LONE_SURROGATE.test(text)) return 'A text has half a surrogate pair';
  if (!names) return undefined;
  if (names.has(text)) return `The name ${text.slice(0, 40)} is given twice in one object`;
  names.add(text);
  return undefined;
}

const LONE_SURROGATE = /\p{Surrogate}/u;
