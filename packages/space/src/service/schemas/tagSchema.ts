import { textSchema, withExample } from '@astrarium/contract';
import type { LimitRules } from '@astrarium/space';
import { z } from 'zod';

/** A tag of a device. */
export function tagSchema({ tagLength }: LimitRules) {
  const tag = z.string().regex(new RegExp(`^[a-z0-9:_.-]{1,${tagLength}}$`), {
    error: `1 to ${tagLength} of a to z, 0 to 9, colon, underscore, full stop and hyphen`,
  });
  return withExample(tag, ['team:red', 'red', 'r']);
}

/** The tags of a device, as commands set them. */
export function tagsSchema(limits: LimitRules) {
  return z.array(tagSchema(limits)).max(limits.tagsPerDevice);
}

/** A tag that a device has. An earlier ruleset of the game may have allowed longer ones. */
export const STORED_TAG = z
  .string()
  .regex(/^[a-z0-9:_.-]+$/)
  .meta({ examples: ['team:red'] });

/** Patterns of tags, separated by commas. */
export function tagPatternsSchema({ tagLength, tagPatterns }: LimitRules) {
  // Two asterisks for each character are enough for every useful pattern.
  const length = 2 * tagLength + 1;
  const patterns = textSchema(undefined, tagPatterns * (length + 1) - 1, true).regex(
    new RegExp(`^[^,]{1,${length}}(?:,[^,]{1,${length}}){0,${tagPatterns - 1}}$`, 'u'),
    {
      error: `1 to ${tagPatterns} patterns of 1 to ${length} characters, with commas between`,
    },
  );
  return withExample(patterns, ['team:*,*:red', 'team:*', '*']);
}
