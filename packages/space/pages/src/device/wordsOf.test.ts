import { DEVICE_TYPES } from '@astrarium/space';
import { expect, test } from 'vitest';
import { wordsOf } from './wordsOf.js';

test('abbreviations have one spelling, in a name and at its beginning', () => {
  expect(['ftl_beacon', 'ami_mining', 'stow_ftl', 'amide'].map(wordsOf)).toEqual([
    'FTL beacon',
    'AMI mining',
    'stow FTL',
    'amide',
  ]);
  const words = DEVICE_TYPES.map(wordsOf).join(' ').split(' ');
  expect(
    words.filter((word) => /^(?:ami|ftl)$/i.test(word) && word !== word.toUpperCase()),
  ).toEqual([]);
});
