import type { z } from 'zod';

/** A schema with the first of these values that it accepts as its example. */
export function withExample<Schema extends z.ZodType>(
  schema: Schema,
  candidates: readonly z.input<Schema>[],
): Schema {
  const example = candidates.find((value) => schema.safeParse(value).success);
  return example === undefined ? schema : schema.meta({ examples: [example] });
}
