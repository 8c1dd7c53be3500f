import emails from 'validator/lib/isEmail.js';
import { z } from 'zod';
import { ZONE_FORM, zoneName } from '../zonedText.js';
import { textSchema } from './textSchema.js';
import { withExample } from './withExample.js';

/** Control and separator characters, and a space at either end. */
const UNWRITABLE = /^ | $|[\p{Cc}\u2028\u2029]/u;

/** A name, or another text of one line. */
export function nameSchema(maxLength: number, minLength = 1) {
  const name = textSchema(minLength, maxLength)
    .refine((text) => !UNWRITABLE.test(text), {
      error: 'must have no control characters, and no space at its ends',
    })
    .describe('No control characters, and no space at its ends.');
  return withExample(name, ['Ada', 'A']);
}

const EMAIL_FORM = 'an e-mail address, such as ada@example.org';

/** An e-mail address: the part before the @ in ASCII, the domain in any script. */
export const EMAIL = textSchema(undefined, 254, true)
  .regex(/^[^\s@"]{1,64}@[^\s@"]+\.[^\s@"]+$/, { error: EMAIL_FORM, abort: true })
  .refine(isAddress, { error: `must be ${EMAIL_FORM}` })
  .meta({ format: 'idn-email', examples: ['ada@example.org'] });

function isAddress(email: string): boolean {
  return (
    emails.default(email, { allow_utf8_local_part: false }) &&
    URL.canParse(`http://${email.slice(email.indexOf('@') + 1)}`)
  );
}

const ZONE = 'the IANA name of a time zone, such as Europe/Stockholm';

/** The IANA name of a time zone that this machine knows, read as the database writes it. */
export function timezoneSchema(maxLength: number) {
  const timezone = z
    .string()
    .max(maxLength, { abort: true })
    .regex(ZONE_FORM, { error: ZONE, abort: true })
    .refine((name) => zoneName(name) !== undefined, { error: `must be ${ZONE}: this is none` })
    .overwrite((name) => zoneName(name) ?? name)
    .describe('The IANA name of a time zone.');
  return withExample(timezone, ['Europe/Stockholm', 'UTC']);
}

/** The time zone of an account. An earlier ruleset of the game may have allowed longer names. */
export const STORED_TIMEZONE = z
  .string()
  .describe('The IANA name of a time zone.')
  .meta({ examples: ['Europe/Stockholm'] });
