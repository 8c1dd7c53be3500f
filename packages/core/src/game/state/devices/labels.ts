import { defineTable, word } from '../../../kernel.js';

/** Where the tags of a device are that has, or had, some. */
export const labels = defineTable(
  'labels',
  {
    device: word,
    /** The document of its tags; 0 when it has none now. */
    document: word,
  },
  'device',
);

/** Offsets of a label's fields. */
export const LABEL = labels.fields;
