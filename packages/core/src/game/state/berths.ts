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
