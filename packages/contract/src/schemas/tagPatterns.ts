import { STANDARD_RULESET } from '@astrarium/core';
import { z } from 'zod';

const { tagLength, tagPatterns } = STANDARD_RULESET.limits;

/** Two stars around each character are enough for whatever can be asked of a tag. */
const LENGTH = 2 * tagLength + 1;

/** Patterns of tags with commas between. */
export const TAG_PATTERNS = z
  .string()
  .max(tagPatterns * (LENGTH + 1) - 1, { abort: true })
  .regex(new RegExp(`^[^,]{1,${LENGTH}}(?:,[^,]{1,${LENGTH}}){0,${tagPatterns - 1}}$`), {
    error: `1 to ${tagPatterns} patterns of 1 to ${LENGTH} characters, with commas between`,
  })
  .meta({ examples: ['team:*,*:red'] });
