import { boundsLawWith, type LawOf } from '@astrarium/testkit';
import type { AstrariumSchema } from '../games/chooseCommand.js';

/**
 * No stock, reserve, count or other number of a row is negative, and no reserve exceeds its initial
 * value. `refundLaw` checks the maximum of stocks.
 */
export const boundsLaw: LawOf<AstrariumSchema> = boundsLawWith((table, field, row) => {
  // Devices change a planet in both directions.
  if (table === 'planets' && field.startsWith('work')) return [-Infinity, Infinity];
  return [0, field === 'reserve' ? Number(row['initial'] ?? Infinity) : Infinity];
});
