/** What one member's name adds to a pointer at most. */
const NAME_MOST = 64;

/**
 * The JSON Pointer (RFC 6901, section 6) of a place in a body, as a fragment: `~` and `/` are
 * escaped, then what a URI cannot hold; names are cut off after 64 characters.
 */
export function pointerOf(path: readonly PropertyKey[]): string {
  const parts = path.map((name) => {
    const escaped = String(name).slice(0, NAME_MOST).replaceAll('~', '~0').replaceAll('/', '~1');
    return encodeURIComponent(escaped.replace(/\p{Surrogate}/gu, '\ufffd'));
  });
  return ['#', ...parts].join('/');
}
