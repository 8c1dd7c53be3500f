import { defineTable, link, list, type RowId, word } from '@astrarium/core';

/** The berth of a device that carries devices or was ever carried. */
export const berths = defineTable(
  'berths',
  {
    device: word,
    /** The account of a device that can stow others; else not linked. */
    account: link('holdings', 'carriers'),
    /** The berth of the device that carries this one, stowed or attached. */
    carrier: link('berths', 'aboard'),
    /** The berths of devices that are stowed in this device or attached to it. */
    aboard: list('berths'),
  },
  'device',
);

/** The id of a berth. */
export type BerthId = RowId<'berths'>;

/** Offsets of a berth's fields. */
export const BERTH = berths.fields;

/** A word for each category, for tables that keep an amount of each. */
export const categoryWords = {
  structural: word,
  conductive: word,
  silicates: word,
  carbon: word,
  volatiles: word,
  rares: word,
} as const;

/** The hold of a device, in micro-units; its row is inserted with the first cargo. */
export const holds = defineTable('holds', { device: word, ...categoryWords }, 'device');

/** The id of a hold. */
export type HoldId = RowId<'holds'>;

/** Offsets of a hold's fields. */
export const HOLD = holds.fields;
