import { imul, scramble, unscramble } from '../../kernel.js';

/** How many texts are kept: a power of two. What falls on a taken place takes it over. */
const KEPT = 65_536;

/**
 * Makes a function that writes texts one that need not write the same text twice. It is for texts
 * that depend on a key and an integer alone, so that nothing kept can ever be wrong.
 */
export function textMemo(
  write: (key: number, id: number) => string,
): (key: number, id: number) => string {
  const keys = new Float64Array(KEPT);
  const ids = new Float64Array(KEPT);
  const texts: (string | undefined)[] = Array.from({ length: KEPT }, () => undefined);
  return (key, id) => {
    const place = imul(id, 0x9e3779b1) >>> 16;
    const kept = texts[place];
    if (kept !== undefined && ids[place] === id && keys[place] === key) return kept;
    const text = write(key, id);
    keys[place] = key;
    ids[place] = id;
    texts[place] = text;
    return text;
  };
}

/** An id as 8 hex digits that tell nothing of it without the key, and that no other id has. */
export const codeOf: (key: number, id: number) => string = textMemo((key, id) =>
  scramble(key, id).toString(16).padStart(8, '0'),
);

/** The id behind a code under the same key: any 32-bit number; 0 for what is no code. */
export function codeToId(key: number, code: string): number {
  const word = wordOf(code);
  return word < 0 ? 0 : unscramble(key, word);
}

/** The number that 8 hex digits are; -1 for any other text. */
function wordOf(code: string): number {
  if (code.length !== 8) return -1;
  let word = 0;
  for (let at = 0; at < 8; at += 1) {
    const unit = code.charCodeAt(at);
    const isDigit = unit >= 48 && unit <= 57;
    if (!isDigit && (unit < 97 || unit > 102)) return -1;
    word = word * 16 + unit - (isDigit ? 48 : 87);
  }
  return word;
}
