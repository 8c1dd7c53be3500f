/**
 * The form of a name by which names are compared: compatible forms of a character are one (NFKC),
 * upper and lower case are one, and invisible characters do not count.
 *
 * Only characters of COMPARED are folded; all others stand for themselves. The mappings of these
 * characters are final in Unicode, so engines with different versions of Unicode agree.
 */
export function foldedName(name: string): string {
  const visible = name.replace(INVISIBLE, '');
  return visible.replace(COMPARED, (run) => {
    // Each character alone: the lower case of a word depends on its last letter in Greek. The upper
    // case makes one of letters that share it, such as sharp s and two letters s.
    const folded = Array.from(run.normalize('NFKC'), (one) =>
      one.toLowerCase().toUpperCase().toLowerCase(),
    );
    return folded.join('').normalize('NFKC');
  });
}

/** Ranges without gaps: letters with case, marks, Hangul, kana, and their compatible forms. */
export const COMPARED = new RegExp(
  [
    String.raw`[\u0020-\u007e\u00a0-\u0377\u037a-\u037f\u0384-\u038a\u038e-\u03a1\u03a3-\u052f`,
    String.raw`\u0531-\u0556\u0561-\u0587\u10a0-\u10c5\u10d0-\u10ff\u1c90-\u1cba\u1d00-\u1f15`,
    String.raw`\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f5f-\u1f7d\u1f80-\u1fb4`,
    String.raw`\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe`,
    String.raw`\u2000-\u205f\u2070\u2071\u2074-\u208e\u2090-\u209c\u2100-\u218b\u2460-\u24ff`,
    String.raw`\u2c00-\u2c7f\u3000-\u303f\u3041-\u3096\u3099-\u30ff\u3131-\u318e\u3220-\u33ff`,
    String.raw`\ua640-\ua69f\ua722-\ua787\uac00-\ud7a3\ufb00-\ufb06\uff01-\uffbe`,
    String.raw`\u{1d400}-\u{1d454}\u{1d456}-\u{1d49c}\u{1d4c5}-\u{1d505}\u{1d552}-\u{1d6a5}`,
    String.raw`\u{1d6a8}-\u{1d7cb}\u{1d7ce}-\u{1d7ff}]+`,
  ].join(''),
  'gu',
);

/** Characters that are not shown, such as joiners and marks of direction. */
const INVISIBLE = new RegExp(
  [
    String.raw`[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f`,
    String.raw`\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e0fff}]`,
  ].join(''),
  'gu',
);
