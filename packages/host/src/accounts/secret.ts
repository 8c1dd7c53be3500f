import { createHmac, hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 40 characters of 62 are 238 bits. */
const RANDOM_LENGTH = 40;

const CHECK_LENGTH = 6;

const TOKEN = /^astrarium_([0-9A-Za-z]{40})_([0-9A-Za-z]{6})$/;

/**
 * A new API token: `astrarium_<40 random characters>_<check>`. The check is the CRC-32 of the text
 * before it, in base 62: mistyped tokens are rejected without a look-up, and scanners find leaked
 * ones.
 */
export function secretToken(): string {
  return tokenOf(randomText(RANDOM_LENGTH));
}

/**
 * The token that follows from a key of a request: for whoever knows neither the key nor that of the
 * world it is as random as any other.
 */
export function tokenOfKey(worldKey: readonly number[], key: string): string {
  let text = '';
  for (let part = 0; text.length < RANDOM_LENGTH; part += 1) {
    const bytes = createHmac('sha256', worldKey.join(' ')).update(`${part} ${key}`).digest();
    text += textOf(bytes, RANDOM_LENGTH - text.length);
  }
  return tokenOf(text);
}

function tokenOf(secret: string): string {
  const head = `astrarium_${secret}`;
  return `${head}_${checkOf(head)}`;
}

/** Whether a text has the form of a token and its check is right. */
export function secretIsToken(text: string): boolean {
  const match = TOKEN.exec(text);
  return match !== null && match[2] === checkOf(text.slice(0, -CHECK_LENGTH - 1));
}

/** The secret of a mailed link: 256 bits in 43 characters that are safe in a URL. */
export function secretOfLink(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret: SHA-256 in hex. A fast hash is safe for long random secrets. */
export function secretDigest(secret: string): string {
  return hash('sha256', secret, 'hex');
}

function checkOf(text: string): string {
  let rest = crc32(text);
  let check = '';
  for (let place = 0; place < CHECK_LENGTH; place += 1) {
    check = (ALPHABET[rest % ALPHABET.length] ?? '') + check;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return check;
}

/** Random letters and digits. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) text += textOf(randomBytes(length), length - text.length);
  return text;
}

/** At most so many letters and digits of random bytes. */
function textOf(bytes: Uint8Array, length: number): string {
  let text = '';
  for (const byte of bytes) {
    // 248 is a multiple of 62: with larger bytes some characters would be more frequent.
    if (byte < 248 && text.length < length) text += ALPHABET[byte % ALPHABET.length] ?? '';
  }
  return text;
}
