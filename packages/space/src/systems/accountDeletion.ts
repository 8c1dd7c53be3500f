import { continueAccountDeletion } from '../rules/accounts/accountDeletion.js';
import type { GameSystem } from '../rules/schema.js';

/** What a deleted account left is destroyed, some devices in each tick. */
export const accountDeletion: GameSystem = {
  name: 'accountDeletion',
  table: 'deletions',
  timer: 'step',
  run(draft, deletion) {
    continueAccountDeletion(draft, deletion);
  },
};
