import { defineTable, gauge, link, list, type RowId, timer, trunc, word } from '@astrarium/core';
import type { AccountId } from './account.js';
import type { LocationId } from './locations.js';

/** One unit of matter in micro-units: what gauges and ledgers count in. */
export const MICRO = 1_000_000;

/** Accounts that the key leaves room for. */
export const MAX_ACCOUNTS = 16_777_215;

/** What one account holds at one location: six stocks. */
export const piles = defineTable(
  'piles',
  {
    /** `pileKey` of its account and its location's row. */
    key: word,
    location: link('locations', 'piles', { always: true }),
    holding: link('holdings', 'piles'),
    /** When the printers that wait here are to try again. */
    wake: timer,
  },
  'key',
);

/** The id of a pile. */
export type PileId = RowId<'piles'>;

/** Offsets of a pile's fields. */
export const PILE = piles.fields;

/** The key of a pile: the row of its location, and its account. */
export function pileKey(account: AccountId, location: LocationId): number {
  return location * (MAX_ACCOUNTS + 1) + account;
}

/** The account in a pile's key. */
export function accountInKey(key: number): AccountId {
  return key % (MAX_ACCOUNTS + 1);
}

/** Exactly six for each pile, one a category, inserted together with it. */
export const stocks = defineTable('stocks', {
  /** Micro-units: what lies there, growing by what the suppliers bring. */
  amount: gauge,
  /** When another tick's yield no longer fits. */
  full: timer,
  /** Mining drones that feed it. */
  suppliers: list('devices'),
  /** Printers that wait for it: of all that they lack, this will be there last. */
  waiters: list('printers'),
  /** Micro-units: no waiter needs less. It may be too low after one has left. */
  need: word,
  /** When the amount reaches the need. */
  reached: timer,
  /** What ended runs brought in since the beginning: whole units and the micro-units above. */
  minedUnits: word,
  minedMicro: word,
});

/** The id of a stock. */
export type StockId = RowId<'stocks'>;

/** Offsets of a stock's fields. */
export const STOCK = stocks.fields;

/** The stock of a category (1 to 6) in a pile. */
export function stockOf(pile: PileId, category: number): StockId {
  return (pile - 1) * 6 + category;
}

/** The pile of a stock. */
export function pileOf(stock: StockId): PileId {
  return trunc((stock + 5) / 6);
}
