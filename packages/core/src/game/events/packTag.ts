import { floorDiv, min } from '../../kernel.js';
import { TAG_CHARACTERS, tagPlace } from '../state/devices/tagged.js';

/** Characters in each of the four numbers of a tag: 41^9 is below 2^53. */
const CHARACTERS_EACH = 9;

const BASE = TAG_CHARACTERS.length + 1;

/** A tag as the four numbers of an event, nine characters each; 0 stands after the last one. */
export function packTag(tag: string): readonly [number, number, number, number] {
  return [packPart(tag, 0), packPart(tag, 1), packPart(tag, 2), packPart(tag, 3)];
}

function packPart(tag: string, part: number): number {
  const first = part * CHARACTERS_EACH;
  let number = 0;
  for (let at = min(first + CHARACTERS_EACH, tag.length) - 1; at >= first; at -= 1) {
    number = number * BASE + tagPlace(tag.charCodeAt(at));
  }
  return number;
}

/** The tag of four numbers. */
export function unpackTag(numbers: readonly number[]): string {
  let tag = '';
  for (const number of numbers) {
    for (let left = number; left > 0; left = floorDiv(left, BASE)) {
      tag += TAG_CHARACTERS[(left % BASE) - 1] ?? '';
    }
  }
  return tag;
}
