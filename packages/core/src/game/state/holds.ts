import { defineTable, word } from '../../kernel/index.js';

/** What is in the hold of a device, in micro-units; the row appears with its first cargo. */
export const holds = defineTable(
  'holds',
  {
    device: word,
    structural: word,
    conductive: word,
    silicates: word,
    carbon: word,
    volatiles: word,
    rares: word,
  },
  'device',
);

const { structural, conductive, silicates, carbon, volatiles, rares } = holds.fields;

/** The fields of a hold's contents, in the order of CATEGORIES. */
export const HOLD_CONTENTS = [structural, conductive, silicates, carbon, volatiles, rares] as const;
