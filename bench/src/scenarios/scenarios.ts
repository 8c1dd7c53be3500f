import type { Scenario } from '../measure/scenario.js';
import { QUIET_SCENARIO } from './quiet.js';
import { ROWS_SCENARIOS } from './rows.js';
import { SPACE_SCENARIOS } from './spaceGame.js';
import { VIEWS_SCENARIO } from './views.js';

/**
 * All scenarios. A golden hash may change only with the rules, the hash function or the task;
 * `npm run bench -- --golden` prints the present ones.
 */
export const SCENARIOS: readonly Scenario[] = [
  ...ROWS_SCENARIOS,
  QUIET_SCENARIO,
  ...SPACE_SCENARIOS,
  VIEWS_SCENARIO,
];
