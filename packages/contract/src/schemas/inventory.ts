import { z } from 'zod';
import { AMOUNTS_THERE } from './amounts.js';
import { LOCATION_CODE } from './code.js';

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
