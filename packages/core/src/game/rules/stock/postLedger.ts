import { LEDGER, type LedgerAccount } from '../../state/ledger.js';
import type { Draft } from '../schema.js';
import { splitAdd } from '../mining/split.js';

/** Writes micro-units of a category (1 to 6) that came into the world or left it. */
export function postLedger(
  draft: Draft,
  account: LedgerAccount,
  category: number,
  micro: number,
): void {
  const units = LEDGER[`${account}Units`];
  splitAdd(draft.ledger, category, units, LEDGER[`${account}Micro`], micro);
}
