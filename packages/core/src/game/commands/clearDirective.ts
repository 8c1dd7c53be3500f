import { done } from '../../kernel/index.js';
import { directiveForget } from '../rules/directiveSet.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Reducer } from '../rules/schema.js';
import { CONTROLLER } from '../state/controllers.js';
import { orderAnswer, orderOf } from './order.js';

/** `clear_directive {device}`: the controller plans no more; its drones go on with what they do. */
export const clearDirective: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'clear_directive', {});
  if (isRefused(order)) return order;
  const { device } = order;
  const controller = draft.controllers.find(device);
  if (draft.controllers.get(controller, CONTROLLER.directive) === 0) {
    return refuse('no_directive', 'the controller has no directive', {});
  }
  directiveForget(draft, controller);
  return done(orderAnswer(draft, device));
};
