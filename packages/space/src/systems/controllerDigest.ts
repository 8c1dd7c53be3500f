import { markController } from '../rules/controllers/markController.js';
import { digestSeconds, emitDigest } from '../rules/controllers/digest.js';
import type { GameSystem } from '../rules/schema.js';
import { CONTROLLER } from '../state/controllers.js';

/**
 * A controller with drones reports what they mined since its last report. It also plans again,
 * because deposits that grow back and stock that is spent cause no event.
 */
export const controllerDigest: GameSystem = {
  name: 'controllerDigest',
  table: 'controllers',
  timer: 'digest',
  run(draft, controller) {
    emitDigest(draft, controller);
    const { controllers, now } = draft;
    if (controllers.isEmpty(controller, CONTROLLER.adopted)) return;
    controllers.schedule(controller, CONTROLLER.digest, now + digestSeconds(draft, controller));
    markController(draft, controller);
  },
};
