import { floorDiv } from '../../kernel/index.js';
import { TAG_CHARACTERS } from '../state/tagged.js';

/** Characters in each of the four numbers of a tag: 41^9 is below 2^53. */
const CHARACTERS_EACH = 9;

const BASE = TAG_CHARACTERS.length + 1;

/** A tag as the four numbers of an event, nine characters each; 0 stands after the last one. */
export function packTag(tag: string): readonly [number, number, number, number] {
  const at = (part: number): number => {
    let number = 0;
    for (let n = CHARACTERS_EACH - 1; n >= 0; n -= 1) {
      const character = tag[part * CHARACTERS_EACH + n];
      const digit = character === undefined ? 0 : TAG_CHARACTERS.indexOf(character) + 1;
      number = number * BASE + digit;
    }
    return number;
  };
  return [at(0), at(1), at(2), at(3)];
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
