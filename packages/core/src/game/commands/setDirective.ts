import { done } from '../../kernel.js';
import { ensureController } from '../rules/controllers/adoption.js';
import { directiveSet } from '../rules/controllers/directiveSet.js';
import { oneOf, optional } from '../rules/readers.js';
import { isRefused } from '../rules/refuse.js';
import type { Reducer } from '../rules/schema.js';
import { DIRECTIVES } from '../state/devices/directive.js';
import { CONFIG, directiveOf } from './directiveOf.js';
import { orderAnswer, orderOf } from './order.js';

const READERS = { name: oneOf(DIRECTIVES), config: optional(CONFIG, {}) };

/**
 * `set_directive {device, name, config?}`: what a controller is to do with what it has adopted, in
 * place of any former directive. It plans in the next tick.
 */
export const setDirective: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'set_directive', READERS);
  if (isRefused(order)) return order;
  const { args, device } = order;
  const name = DIRECTIVES[args.name - 1] ?? 'gather_evenly';
  const directive = directiveOf(name, args.config, draft.setting.ruleset.controllers.ratioMost);
  if (isRefused(directive)) return directive;
  directiveSet(draft, ensureController(draft, device), directive);
  return done({ ...orderAnswer(draft, device), directive: name });
};
