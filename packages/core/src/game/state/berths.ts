import { defineTable, link, list, type RowId, word } from '../../kernel.js';

/** What a device that carries, or was ever carried, has beyond its row. */
export const berths = defineTable(
  'berths',
  {
    device: word,
    /** Of what can stow others aboard: the account that it belongs to. */
    account: link('holdings', 'carriers'),
    /** The berth of the device that carries this one, stowed or attached. */
    carrier: link('berths', 'aboard'),
    /** Berths of what is stowed in this device or attached to it. */
    aboard: list('berths'),
  },
  'device',
);

/** The id of a berth. */
export type BerthId = RowId<'berths'>;

/** Offsets of a berth's fields. */
export const BERTH = berths.fields;

/** A word for each category: what tables have that keep an amount of every one. */
export const categoryWords = {
  structural: word,
  conductive: word,
  silicates: word,
  carbon: word,
  volatiles: word,
  rares: word,
} as const;

/** What is in the hold of a device, in micro-units; the row appears with its first cargo. */
export const holds = defineTable('holds', { device: word, ...categoryWords }, 'device');

/** The id of a hold. */
export type HoldId = RowId<'holds'>;

/** Offsets of a hold's fields. */
export const HOLD = holds.fields;
