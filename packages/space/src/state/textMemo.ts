import { imul, type SecretKey } from '@astrarium/core';

/** How many texts are kept: a power of two. A new text replaces the one at its place. */
const KEPT = 65_536;

/**
 * Makes a function that writes texts one that need not write the same text twice. It is for texts
 * that depend on a key and an integer alone, so that nothing kept can ever be wrong.
 */
export function textMemo<Key extends number | SecretKey>(
  write: (key: Key, id: number) => string,
): (key: Key, id: number) => string {
  const keys = Array<Key | undefined>(KEPT).fill(undefined);
  const ids = new Float64Array(KEPT);
  const texts = Array<string>(KEPT).fill('');
  return (key, id) => {
    const place = imul(id, 0x9e3779b1) >>> 16;
    if (keys[place] === key && ids[place] === id) return texts[place] as string;
    const text = write(key, id);
    keys[place] = key;
    ids[place] = id;
    texts[place] = text;
    return text;
  };
}
