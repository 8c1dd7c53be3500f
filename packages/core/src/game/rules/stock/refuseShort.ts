import { CATEGORIES } from '../../ruleset/categories.js';
import { refuse } from '../refuse.js';
import type { Refused } from '../refuse.js';
import { itemAt } from '../../state/itemAt.js';

/** What can be short: stock to take, cargo to unload, room in the stock. */
const SHORT = {
  short_stock: 'in the stock here',
  short_cargo: 'in the hold',
  stock_full: 'of room in the stock here',
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
    const message = `Not enough ${resource}: ${need} needed, ${have} ${SHORT[code]}`;
    return refuse(code, message, { resource, need, have });
  }
  return undefined;
}
