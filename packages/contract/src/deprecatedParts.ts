import type { z } from 'zod';
import type { Operation } from './operation.js';

/** What of an operation is not to be used any more. */
export interface DeprecatedParts {
  /** The operation as a whole. */
  readonly itself: boolean;
  /** Names of parameters. */
  readonly query: readonly string[];
  /** Names of members of the body. */
  readonly body: readonly string[];
}

/** Finds out what of an operation its description calls deprecated. */
export function deprecatedParts({ body, deprecation, query }: Operation): DeprecatedParts {
  return {
    itself: deprecation !== undefined,
    query: deprecatedMembers(query),
    body: deprecatedMembers(body),
  };
}

function deprecatedMembers(schema: z.ZodType | undefined): readonly string[] {
  if (schema === undefined || !('shape' in schema)) return [];
  const shape = schema.shape as Readonly<Record<string, z.ZodType>>;
  return Object.keys(shape).filter((name) => shape[name]?.meta()?.deprecated === true);
}
