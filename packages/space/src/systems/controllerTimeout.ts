import { forgetDirective } from '../rules/controllers/directive.js';
import type { GameSystem } from '../rules/schema.js';

/** A controller had nothing to mine for too long: its directive ends. */
export const controllerTimeout: GameSystem = {
  name: 'controllerTimeout',
  table: 'controllers',
  timer: 'timeout',
  run(draft, controller) {
    forgetDirective(draft, controller, 'ami.directive_timed_out');
  },
};
