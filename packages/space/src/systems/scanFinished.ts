import { endScan } from '../rules/mining/scan.js';
import { type GameSystem, rows } from '../rules/schema.js';

/** A scan is done: its account knows the place from now on. */
export const scanFinished: GameSystem = {
  name: 'scanFinished',
  table: 'scans',
  timer: 'finished',
  run(draft, scan) {
    endScan(draft, rows(draft).scans.get(scan));
  },
};
