/**
 * The form of a name by which accounts are found: two names are the same when their keys are equal.
 * Neither upper and lower case nor compatible forms of a character, such as ﬁ and fi, matter.
 */
export function nameKey(name: string): string {
  // By way of the upper case: that of ß is SS.
  const lower = name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase();
  // Σ has two lower case letters: which one it gets depends on its place in the word.
  // Normalised again: ǰ is one character, but its upper case is two.
  return lower.replaceAll('ς', 'σ').normalize('NFKC');
}
