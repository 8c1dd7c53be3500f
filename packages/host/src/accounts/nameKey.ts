/**
 * Letters of other scripts whose small or capital form looks like one of a Latin letter, each under
 * that letter: a part of the confusable characters of Unicode Technical Standard 39.
 */
const LOOK_ALIKES = {
  a: 'аα',
  b: 'вβ',
  c: 'с',
  d: 'ԁ',
  e: 'еε',
  h: 'нһη',
  i: 'іι',
  j: 'ј',
  k: 'кκ',
  l: 'ӏ',
  m: 'мμ',
  n: 'ν',
  o: 'оοօ',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ',
  t: 'тτ',
  v: 'ѵ',
  w: 'ԝ',
  x: 'хχ',
  y: 'уүυ',
  z: 'ζ',
};

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    Array.from(others, (other) => [other, latin] as const),
  ),
);

/**
 * The form of a name by which accounts are found: two names are the same when their keys are equal.
 * Neither upper and lower case nor compatible forms of a character, such as ﬁ and fi, matter, nor
 * whether a letter is Latin, or one of Greek or Cyrillic that looks the same.
 */
export function nameKey(name: string): string {
  // By way of the upper case: that of ß is SS.
  const lower = name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase();
  // Σ has two lower case letters: which one it gets depends on its place in the word.
  const letters = Array.from(lower.replaceAll('ς', 'σ').normalize('NFKD'));
  // Composed again: ǰ is one character, but its upper case is two.
  return letters
    .map((letter) => LATIN.get(letter) ?? letter)
    .join('')
    .normalize('NFKC');
}
