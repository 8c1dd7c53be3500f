import { scramble, unscramble } from '../../kernel/index.js';
import { textMemo } from './textMemo.js';

const CODE = /^[0-9a-f]{8}$/;

/** An id as 8 hex digits that tell nothing of it without the key, and that no other id has. */
export const codeOf: (key: number, id: number) => string = textMemo((key, id) =>
  scramble(key, id).toString(16).padStart(8, '0'),
);

/** The id behind a code under the same key: any 32-bit number; 0 for what is no code. */
export function codeToId(key: number, code: string): number {
  return CODE.test(code) ? unscramble(key, parseInt(code, 16)) : 0;
}
