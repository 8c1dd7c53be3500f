import { TICK } from '@astrarium/contract';
import { CATEGORIES, type Category, type Ruleset } from '@astrarium/space';
import { z } from 'zod';
import { LOCATION_CODE } from './code.js';

/** One member for each category. */
export function perCategory<Schema extends z.ZodType>(schema: Schema): Record<Category, Schema> {
  return Object.fromEntries(CATEGORIES.map((category) => [category, schema])) as Record<
    Category,
    Schema
  >;
}

/** Whole units of each category. */
export const AMOUNTS = z
  .strictObject(perCategory(z.int().min(0)))
  .meta({ id: 'Amounts', description: 'Whole units of each category.' });

/** Whole units by category; categories with no units are absent. */
const AMOUNTS_THERE = z.strictObject(perCategory(z.int().min(1).optional())).meta({
  id: 'Items',
  description: 'Whole units by category; categories with no units are absent.',
});

/** Whole units to move, of at least one category. */
export function amountsToMove({ stockCapUnits }: Ruleset['mining']) {
  return z
    .strictObject(perCategory(z.int().min(1).max(stockCapUnits).optional()))
    .refine((amounts) => Object.keys(amounts).length > 0, {
      error: 'must have at least one category',
    })
    .meta({ id: 'AmountsToMove', description: 'Whole units by category.', minProperties: 1 });
}

/** Whole units of the categories that a site has, including those with none left. */
export const AMOUNTS_PARTLY = z
  .strictObject(perCategory(z.int().min(0).optional()))
  .meta({ id: 'RemainingUnits', description: 'Whole units by category.' });

/** The stock at one location. */
export const INVENTORY_ENTRY = z
  .strictObject({ location: LOCATION_CODE, items: AMOUNTS_THERE })
  .meta({ id: 'InventoryEntry' });

/** A page of locations with stock. */
export const INVENTORY = z
  .strictObject({
    locations: z.array(INVENTORY_ENTRY),
    next_cursor: LOCATION_CODE.nullable().describe('Null when there are no more.'),
  })
  .meta({ id: 'InventoryList' });

/** The most points of a history of stock: an hour each. */
export const MAX_STOCK_POINTS = 48;

/** The stock at one location, now and at hours before. */
export const STOCK_HISTORY = z
  .strictObject({
    location: LOCATION_CODE,
    first_tick: TICK.describe('The first tick since you joined of which the server knows.'),
    points: z
      .array(z.strictObject({ tick: TICK, items: AMOUNTS_THERE }))
      .describe('Oldest first. The last one is the stock as it is.'),
  })
  .meta({ id: 'StockHistory' });
