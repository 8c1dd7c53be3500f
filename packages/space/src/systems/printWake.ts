import { wakePrinters } from '../rules/printing/print.js';
import type { GameSystem } from '../rules/schema.js';

/** The printers that wait at a pile try again. */
export const printWake: GameSystem = {
  name: 'printWake',
  table: 'piles',
  timer: 'wake',
  run(draft, pile) {
    wakePrinters(draft, pile);
  },
};
