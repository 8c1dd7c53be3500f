import { characterCount } from '@astrarium/core';
import { z } from 'zod';

/**
 * A text of `min` to `max` characters, as JSON Schema counts them: zod itself counts UTF-16 code
 * units, of which some characters have two. With `abort`, later checks see no longer text.
 */
export function textSchema(min: number | undefined, max?: number, abort = false): z.ZodString {
  const error = 'must have whole characters, and has half of a surrogate pair';
  const checks = [
    ...(min === undefined ? [] : [countingCharacters(z.minLength(min, { abort }))]),
    ...(max === undefined ? [] : [countingCharacters(z.maxLength(max, { abort }))]),
  ];
  return z
    .string()
    .check(...checks)
    .refine((text) => characterCount(text) !== undefined, { error });
}

/** The same check for a text of as many UTF-16 code units as the given one has characters. */
function countingCharacters(check: z.core.$ZodCheck<string>): z.core.$ZodCheck<string> {
  const { check: checkUnits } = check._zod;
  check._zod.check = (payload) => {
    const { value } = payload;
    // zod also measures lists, of which it has told that they are no texts.
    if (typeof value !== 'string') return;
    checkUnits(
      Object.assign(payload, { value: '_'.repeat(characterCount(value) ?? value.length) }),
    );
    payload.value = value;
  };
  return check;
}
