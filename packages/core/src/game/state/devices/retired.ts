import { defineTable, word } from '../../../kernel.js';

/** Devices that are no more: what old events and codes are still about. */
export const retired = defineTable(
  'retired',
  {
    device: word,
    /** Position + 1 in DEVICE_TYPES. */
    type: word,
  },
  'device',
);

/** Offsets of a retired device's fields. */
export const RETIRED = retired.fields;
