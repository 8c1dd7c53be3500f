import { expect, test } from 'vitest';
import { TAG_CHARACTERS, TAG_LENGTH_MOST } from '../state/devices/tagged.js';
import { packTag, unpackTag } from './packTag.js';

test('a tag comes out of its numbers as it went in', () => {
  const longest = TAG_CHARACTERS.slice(-TAG_LENGTH_MOST);
  for (const tag of ['a', '.', 'team:red', 'aaaaaaaaa', '.........b', longest]) {
    expect(packTag(tag).every(Number.isSafeInteger)).toBe(true);
    expect(unpackTag(packTag(tag))).toBe(tag);
  }
  expect(unpackTag(packTag('.'.repeat(TAG_LENGTH_MOST)))).toBe('.'.repeat(TAG_LENGTH_MOST));
});
