import { headerFault, type WireFault } from './wireFault.js';

const MAX_LENGTH = 255;
const BARE = /^[!-~]{1,255}$/;
const QUOTED = /^"((?:[ !#-[\]-~]|\\["\\])+)"$/;

/**
 * The key of an `Idempotency-Key` field, quoted as in the IETF draft or bare as most clients send
 * it; both forms give the same key. Throws a fault for other forms and for other lengths than 1 to
 * 255 characters.
 */
export function idempotencyKey(field: string | string[] | undefined): string | undefined {
  if (field === undefined) return undefined;
  if (typeof field !== 'string') throw keyFault();
  const quoted = QUOTED.exec(field)?.[1]?.replace(/\\(.)/g, '$1');
  if (quoted !== undefined && quoted.length <= MAX_LENGTH) return quoted;
  if (BARE.test(field)) return field;
  throw keyFault();
}

function keyFault(): WireFault {
  return headerFault(
    'malformed_request',
    'Idempotency-Key',
    'Idempotency-Key must be one string of 1 to 255 visible ASCII characters, quoted or bare',
  );
}
