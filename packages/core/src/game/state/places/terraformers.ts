import { defineTable, link, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';

/** Settings of terraformers; a device without a row has the defaults, and never worked. */
export const terraformers = defineTable(
  'terraformers',
  {
    device: word,
    /** Millionths of the full rate. */
    strength: word,
    /** Position + 1 in DIRECTIONS. */
    direction: word,
    /** Where it is at work. */
    planet: link('planets', 'terraformers'),
  },
  'device',
);

/** The id of a terraformer. */
export type TerraformerId = RowId<'terraformers'>;

/** Offsets of a terraformer's fields. */
export const TERRAFORMER = terraformers.fields;

/** Which way a reversible device works. A direction's number is its position + 1: append only. */
export const DIRECTIONS = ['increase', 'decrease'] as const;

/** The strength of a device that nobody has set: all of it. */
export const STRENGTH_FULL_PPM = 1_000_000;

/** The number of the direction of a device that nobody has set. */
export const DIRECTION_DEFAULT = 1;
