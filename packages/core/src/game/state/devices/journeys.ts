import { defineTable, list, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';

/** Devices that went by a way of their own; most go directly and have no row. */
export const journeys = defineTable(
  'journeys',
  {
    device: word,
    /** While it is under way: the stages, ascending ids in the order of the way. */
    stages: list('stages'),
  },
  'device',
);

/** The id of a journey. */
export type JourneyId = RowId<'journeys'>;

/** Offsets of a journey's fields. */
export const JOURNEY = journeys.fields;
