import { wordsOf as plainWordsOf } from '@astrarium/web/duration';

/** A word of the interface for people: `ftl_beacon` is `FTL beacon`. */
export function wordsOf(name: string): string {
  return plainWordsOf(name).replace(/\b(?:ami|ftl)\b/g, (letters) => letters.toUpperCase());
}
