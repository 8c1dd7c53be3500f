import { defineTable, list, word } from '../../../kernel.js';

/** Devices that went by a way of their own; most go directly and have no row. */
export const journeys = defineTable(
  'journeys',
  {
    device: word,
    /** While it is under way: the stages, ascending ids in the order of the way. */
    stages: list,
  },
  'device',
);

/** Offsets of a journey's fields. */
export const JOURNEY = journeys.fields;
