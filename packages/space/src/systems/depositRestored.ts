import { endDepositRegrowth } from '../rules/mining/deposit.js';
import { type GameSystem, rows } from '../rules/schema.js';

/** A deposit that nobody mined has grown back to what it was. */
export const depositRestored: GameSystem = {
  name: 'depositRestored',
  table: 'deposits',
  timer: 'restored',
  run(draft, deposit) {
    endDepositRegrowth(draft, rows(draft).deposits.get(deposit));
  },
};
