import { floorDiv, INT_MAX, max } from '../../../kernel.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import type { Category } from '../../ruleset/categories.js';
import type { Ruleset } from '../../ruleset/ruleset.js';
import { MICRO } from '../../state/stocks.js';
import { within } from '../within.js';

/**
 * Checks that a stock can hold what goes above its cap: all that an account's devices pay back when
 * all of them are taken apart beside it, with what they carry and what they are printing.
 *
 * @throws Error naming the rule, its bound, and the device that pays back too much for it.
 */
export function checkPaidBack({ blueprints, limits, mining, start }: Ruleset): void {
  const room = floorDiv(INT_MAX, MICRO) - mining.stockCapUnits;
  for (const category of CATEGORIES) {
    const dearest = dearestOf(blueprints, category);
    for (const [type, { bill, cargoUnits, queueLength }] of Object.entries(blueprints)) {
      const units = bill[category] + cargoUnits + (queueLength > 0 ? dearest : 0);
      const rule = `limits.devicesPerAccount (a ${type} pays back ${units} ${category})`;
      within(rule, limits.devicesPerAccount, 1, units === 0 ? INT_MAX : floorDiv(room, units));
    }
  }
  within('start.fleet.length', start.fleet.length, 1, limits.devicesPerAccount);
}

function dearestOf(blueprints: Ruleset['blueprints'], category: Category): number {
  return Object.values(blueprints).reduce((maximum, { bill }) => max(maximum, bill[category]), 0);
}
