import { type Reader, shaped, text } from './readers.js';

/** The code of a place or a site that need not exist, read as upper case. */
export function placeCode(): Reader<string> {
  const inner = text(1, 64);
  return {
    ...inner,
    read: (value) => {
      const read = inner.read(value);
      return read === undefined ? undefined : upperCase(read);
    },
  };
}

/** The code of a location to read on from, read as upper case. */
export function locationCode(): Reader<string> {
  const inner = shaped('location_code', /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, 64);
  return {
    ...inner,
    read: (value) => {
      const read = inner.read(value);
      return read === undefined ? undefined : upperCase(read);
    },
  };
}

/** ASCII letters as upper case; other characters stay, so that engines agree. */
function upperCase(code: string): string {
  return code.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
