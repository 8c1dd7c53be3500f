import { STANDARD_RULESET } from '@astrarium/core';
import { z } from 'zod';

const { limits } = STANDARD_RULESET;

/** Control and separator characters, halves of pairs, and a space at either end. */
const UNWRITABLE = /^ | $|[\p{Cc}\u2028\u2029\p{Surrogate}]/u;

/** The name of an account or a replicant. */
export const NAME = z
  .string()
  .min(1)
  .max(limits.nameLength)
  .refine((text) => !UNWRITABLE.test(text), {
    error: 'must have no control characters, and no space at its ends',
  })
  .describe('No control characters, and no space at its ends.')
  .meta({ examples: ['Ada'] });

/** A tag of a device. */
export const TAG = z
  .string()
  .regex(new RegExp(`^[a-z0-9:_.-]{1,${limits.tagLength}}$`), {
    error: `1 to ${limits.tagLength} of a to z, 0 to 9, colon, underscore, full stop and hyphen`,
  })
  .meta({ examples: ['team:red'] });

/** The tags of a device, as commands set them. */
export const TAGS = z.array(TAG).max(limits.tagsPerDevice);

/** An e-mail address. */
export const EMAIL = z
  .string()
  .max(254, { abort: true })
  .regex(
    /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/,
    { error: 'an e-mail address, such as ada@example.org' },
  )
  .meta({ format: 'email', examples: ['ada@example.org'] });

const ZONE_FORM = 'the IANA name of a time zone, such as Europe/Stockholm';

/** The IANA name of a time zone that this machine knows; an offset is none. */
export const TIMEZONE = z
  .string()
  .max(limits.timezoneLength, { abort: true })
  .regex(/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/, { error: ZONE_FORM, abort: true })
  .refine(isZone, { error: `must be ${ZONE_FORM}: there is none of this name here` })
  .describe('The IANA name of a time zone.')
  .meta({ examples: ['Europe/Stockholm'] });

function isZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
