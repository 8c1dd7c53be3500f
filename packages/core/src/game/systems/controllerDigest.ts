import { controllerMark } from '../rules/controllers/controllerMark.js';
import { digestSeconds, digestTell } from '../rules/controllers/digest.js';
import type { GameSystem } from '../rules/schema.js';
import { CONTROLLER } from '../state/controllers.js';

/**
 * A controller tells what its drones brought in since it told last, for as long as it has any; and
 * it looks whether its plan is still the best, for what grows back or is spent is told to nobody.
 */
export const controllerDigest: GameSystem = {
  name: 'controllerDigest',
  table: 'controllers',
  timer: 'digest',
  run(draft, controller) {
    digestTell(draft, controller);
    const { controllers, now } = draft;
    if (controllers.isEmpty(controller, CONTROLLER.adopted)) return;
    controllers.schedule(controller, CONTROLLER.digest, now + digestSeconds(draft, controller));
    controllerMark(draft, controller);
  },
};
