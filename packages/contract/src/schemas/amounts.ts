import { CATEGORIES, type Category, type Ruleset } from '@astrarium/core';
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

/** Whole units of some categories: what there is none of is left out. */
const AMOUNTS_THERE = z
  .strictObject(perCategory(z.int().min(1).optional()))
  .meta({ id: 'Items', description: 'Whole units by category; what there is none of is absent.' });

/** Whole units to be moved, of one category at least. */
export function amountsToMove({ stockCapUnits }: Ruleset['mining']) {
  return z
    .strictObject(perCategory(z.int().min(1).max(stockCapUnits).optional()))
    .refine((amounts) => Object.keys(amounts).length > 0, { error: 'names no category' })
    .meta({ id: 'AmountsToMove', description: 'Whole units by category.', minProperties: 1 });
}

/** Whole units of those categories that a place can have, even when none is left. */
export const AMOUNTS_PARTLY = z
  .strictObject(perCategory(z.int().min(0).optional()))
  .meta({ id: 'RemainingUnits', description: 'Whole units by category.' });

/** What lies at one place. */
export const INVENTORY_ENTRY = z
  .strictObject({ location: LOCATION_CODE, items: AMOUNTS_THERE })
  .meta({ id: 'InventoryEntry' });

/** A page of places with stock. */
export const INVENTORY = z
  .strictObject({
    locations: z.array(INVENTORY_ENTRY),
    next_cursor: LOCATION_CODE.nullable().describe('Null when there are no more.'),
  })
  .meta({ id: 'InventoryList' });
