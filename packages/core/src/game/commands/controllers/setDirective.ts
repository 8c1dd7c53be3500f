import { isInt, isPlain } from '../../../kernel.js';
import { ensureController } from '../../rules/controllers/adoption.js';
import { directiveSet } from '../../rules/controllers/directiveSet.js';
import { firstUnknown, integer } from '../../rules/readers.js';
import { invalidField, isRefused } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import { CATEGORIES, categoryIndex } from '../../ruleset/categories.js';
import type { Directive, DirectiveName } from '../../state/controllers.js';
import { IN_REACH, UNDER_WAY } from '../../state/statuses.js';
import { ANSWER, DEVICE_NOW } from '../definition/answer.js';
import { directive, directiveConfig, optional } from '../definition/argument.js';
import { defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Gives a controller a directive, which replaces any former one. The controller plans in the next
 * tick. `gather_resources` is configured by `resource`, `maintain_ratios` by `ratios`;
 * `gather_evenly` and `deplete_smallest` have no configuration.
 */
export const setDirective = defineDeviceCommand({
  name: 'set_directive',
  features: ['ami'],
  states: { allowed: [...IN_REACH, ...UNDER_WAY], otherwise: 'device_busy' },
  args: {
    name: directive('The directive.'),
    config: optional(directiveConfig('The configuration of the directive.')),
  },
  answer: { ...DEVICE_NOW, directive: ANSWER.directive },
  status: 200,
  run(draft, { args: { config = {}, name }, device }) {
    const wanted = directiveOf(name, config, draft.setting.ruleset.controllers.maxRatio);
    if (isRefused(wanted)) return wanted;
    directiveSet(draft, ensureController(draft, device), wanted);
    return { directive: name };
  },
});

const EVEN = [1, 1, 1, 1, 1, 1];

/** The directive of a name and its configuration, or what is wrong with that. */
function directiveOf(name: DirectiveName, config: unknown, maxRatio: number): Directive | Refused {
  if (!isPlain(config)) return invalidField('config', 'object', {});
  const wanted =
    name === 'gather_resources' ? 'resource' : name === 'maintain_ratios' ? 'ratios' : '';
  const stranger = firstUnknown(config, (member) => member === wanted);
  if (stranger !== undefined) return invalidField(`config.${stranger}`, 'unknown_member', {});
  if (wanted === '') return { name, weights: EVEN };
  if (!Object.hasOwn(config, wanted)) return invalidField(`config.${wanted}`, 'required', {});
  const weights =
    wanted === 'resource' ? ofResource(config[wanted]) : ofRatios(config[wanted], maxRatio);
  return 'done' in weights ? weights : { name, weights };
}

function ofResource(value: unknown): number[] | Refused {
  const position = CATEGORIES.findIndex((category) => category === value);
  if (position < 0) {
    return invalidField('config.resource', 'one_of', { allowed: CATEGORIES.join(' ') });
  }
  return CATEGORIES.map((_, other) => (other === position ? 1 : 0));
}

function ofRatios(value: unknown, max: number): number[] | Refused {
  if (!isPlain(value)) return invalidField('config.ratios', 'object', {});
  const stranger = firstUnknown(value, (member) => categoryIndex(member) > 0);
  if (stranger !== undefined)
    return invalidField(`config.ratios.${stranger}`, 'unknown_member', {});
  const { read, rule, numbers } = integer(0, max);
  const weights: number[] = [];
  for (const category of CATEGORIES) {
    const weight = Object.hasOwn(value, category) ? read(value[category]) : 0;
    if (!isInt(weight)) return invalidField(`config.ratios.${category}`, rule, numbers);
    weights.push(weight);
  }
  if (weights.some((weight) => weight > 0)) return weights;
  return invalidField('config.ratios', 'one above 0', { max });
}
