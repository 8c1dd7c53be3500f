import { type Reader, shaped, text } from './readers.js';

/** The code of a place or a site that need not exist, read as upper case. */
export function placeCode(): Reader<string> {
  return inUpperCase(text(1, 64));
}

/** The code of a location to read on from, read as upper case. */
export function locationCode(): Reader<string> {
  return inUpperCase(shaped('location_code', /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, 64));
}

/** Reads ASCII letters as upper case; other characters stay, so that engines agree. */
function inUpperCase(inner: Reader<string>): Reader<string> {
  return {
    ...inner,
    read: (value) => {
      const read = inner.read(value);
      if (read === undefined || !/[a-z]/.test(read)) return read;
      return read.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
    },
  };
}
