import { byCodeUnits, integer, isPlain, object, oneOf, optional, perWord } from '@astrarium/core';
import { ensureController } from '../../rules/controllers/adoption.js';
import { storeDirective } from '../../rules/controllers/directive.js';
import { type Fault, integer as integerReader } from '../../rules/readers.js';
import { CATEGORIES, categoryIndex } from '../../ruleset/categories.js';
import { type Directive, type DirectiveName, DIRECTIVES } from '../../state/controllers.js';
import { IN_REACH, UNDER_WAY } from '../../state/statuses.js';
import { readAs } from '../definition/argument.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

const DIRECTIVE = oneOf(...DIRECTIVES)
  .format('directive')
  .example('gather_evenly');

const CONFIG = readAs<unknown>(
  object({
    resource: optional(oneOf(...CATEGORIES)),
    ratios: optional(
      perWord(CATEGORIES, optional(integer({ min: 0, max: 'controllers.maxRatio' }))),
    ),
  })
    .format('directive_config')
    .example({}),
);

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
    name: DIRECTIVE.about('The directive.'),
    config: optional(CONFIG.about('The configuration of the directive.')),
  },
  answer: { ...DEVICE_NOW, directive: DIRECTIVE },
  status: 200,
  combine: ({ config = {}, name }, { controllers }) => {
    const read = directiveOf(name, config, controllers.maxRatio);
    return 'rule' in read ? { fault: read } : { values: read };
  },
  run(draft, { args: directiveWanted, device }) {
    storeDirective(draft, ensureController(draft, device), directiveWanted);
    return { directive: directiveWanted.name };
  },
});

const EVEN = [1, 1, 1, 1, 1, 1];

/** The directive of a name and its configuration, or what is wrong with that. */
function directiveOf(name: DirectiveName, config: unknown, maxRatio: number): Directive | Fault {
  if (!isPlain(config)) return faultAt('config', 'object');
  const wanted =
    name === 'gather_resources' ? 'resource' : name === 'maintain_ratios' ? 'ratios' : '';
  const unknown = firstUnknown(config, (member) => member === wanted);
  if (unknown !== undefined) return faultAt(`config.${unknown}`, 'unknown_member');
  if (wanted === '') return { name, weights: EVEN };
  if (!Object.hasOwn(config, wanted)) return faultAt(`config.${wanted}`, 'required');
  const weights =
    wanted === 'resource' ? ofResource(config[wanted]) : ofRatios(config[wanted], maxRatio);
  return 'rule' in weights ? weights : { name, weights };
}

function ofResource(value: unknown): number[] | Fault {
  const position = CATEGORIES.findIndex((category) => category === value);
  if (position < 0) {
    return faultAt('config.resource', 'one_of', { allowed: CATEGORIES.join(' ') });
  }
  return CATEGORIES.map((_, other) => (other === position ? 1 : 0));
}

function ofRatios(value: unknown, max: number): number[] | Fault {
  if (!isPlain(value)) return faultAt('config.ratios', 'object');
  const unknown = firstUnknown(value, (member) => categoryIndex(member) > 0);
  if (unknown !== undefined) return faultAt(`config.ratios.${unknown}`, 'unknown_member');
  const { read, rule, numbers } = integerReader(0, max);
  const weights: number[] = [];
  for (const category of CATEGORIES) {
    const weight = Object.hasOwn(value, category) ? read(value[category]) : 0;
    if (weight === undefined) return faultAt(`config.ratios.${category}`, rule, numbers);
    weights.push(weight);
  }
  if (weights.some((weight) => weight > 0)) return weights;
  return faultAt('config.ratios', 'one above 0', { max });
}

function faultAt(field: string, rule: string, numbers: Fault['numbers'] = {}): Fault {
  return { field, rule, numbers };
}

/** The first unknown member by code units. */
function firstUnknown(
  given: Readonly<Record<string, unknown>>,
  isKnown: (field: string) => boolean,
): string | undefined {
  const [first] = Object.keys(given)
    .filter((name) => !isKnown(name))
    .sort(byCodeUnits);
  return first?.slice(0, 64);
}
