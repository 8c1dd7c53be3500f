import { CATEGORIES } from '../../ruleset/categories.js';
import { refuse } from '../refuse.js';
import type { Refused } from '../refuse.js';
import { itemAt } from '../../state/itemAt.js';

/** What can be short: stock to take, cargo to unload, room in the stock. */
const SHORT = {
  short_stock: 'the stock here has',
  short_cargo: 'the hold has',
  stock_full: 'the stock here has room for',
} as const;

/** The refusal that names the first category of which there are fewer units than are needed. */
export function refuseShort(
  code: keyof typeof SHORT,
  needed: readonly number[],
  available: readonly number[],
): Refused | undefined {
  for (const [position, resource] of CATEGORIES.entries()) {
    const need = needed[position] ?? 0;
    const have = itemAt(available, position);
    if (need <= have) continue;
    const message = `${SHORT[code]} ${have} of ${resource}, not ${need}`;
    return refuse(code, message, { resource, need, have });
  }
  return undefined;
}
