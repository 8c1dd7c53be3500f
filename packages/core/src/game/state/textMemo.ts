import { imul } from '../../kernel.js';

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
