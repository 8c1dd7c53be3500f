import { isInt, isPlain, refuse } from '../../kernel/index.js';
import { CATEGORIES } from '../ruleset/categories.js';
import type { Directive, DirectiveName } from '../state/directive.js';
import { integer } from './readers.js';
import type { Reader, Refused } from './readers.js';

/** An object, or a list, as it was given: what it must be depends on another argument. */
export const CONFIG: Reader<unknown> = { rule: 'object', numbers: {}, read: (value) => value };

const EVEN = [1, 1, 1, 1, 1, 1];

/** The directive of a name and its configuration, or what is wrong with that. */
export function directiveOf(
  name: DirectiveName,
  config: unknown,
  ratioMost: number,
): Directive | Refused {
  if (!isPlain(config)) return invalid('config', 'object', {});
  const wanted =
    name === 'gather_resources' ? 'resource' : name === 'maintain_ratios' ? 'ratios' : '';
  const stranger = firstOther(Object.keys(config), [wanted]);
  if (stranger !== undefined) return invalid(`config.${stranger}`, 'unknown_member', {});
  if (wanted === '') return { name, weights: EVEN };
  if (!Object.hasOwn(config, wanted)) return invalid(`config.${wanted}`, 'required', {});
  const weights =
    wanted === 'resource' ? ofResource(config[wanted]) : ofRatios(config[wanted], ratioMost);
  return 'done' in weights ? weights : { name, weights };
}

function ofResource(value: unknown): number[] | Refused {
  const position = CATEGORIES.findIndex((category) => category === value);
  if (position < 0) {
    return invalid('config.resource', 'one_of', { allowed: CATEGORIES.join(' ') });
  }
  return CATEGORIES.map((_, other) => (other === position ? 1 : 0));
}

function ofRatios(value: unknown, most: number): number[] | Refused {
  if (!isPlain(value)) return invalid('config.ratios', 'object', {});
  const stranger = firstOther(Object.keys(value), CATEGORIES);
  if (stranger !== undefined) return invalid(`config.ratios.${stranger}`, 'unknown_member', {});
  const { read, rule, numbers } = integer(0, most);
  const weights: number[] = [];
  for (const category of CATEGORIES) {
    const weight = Object.hasOwn(value, category) ? read(value[category]) : 0;
    if (!isInt(weight)) return invalid(`config.ratios.${category}`, rule, numbers);
    weights.push(weight);
  }
  if (weights.some((weight) => weight > 0)) return weights;
  return invalid('config.ratios', 'one above 0', { most });
}

/** The first by code units that is not known, so that the order of members tells nothing. */
function firstOther(names: readonly string[], known: readonly string[]): string | undefined {
  let first: string | undefined;
  for (const name of names) {
    if (known.includes(name)) continue;
    if (first === undefined || name < first) first = name;
  }
  return first?.slice(0, 64);
}

function invalid(
  field: string,
  rule: string,
  numbers: Readonly<Record<string, number | string>>,
): Refused {
  return refuse('invalid_field', `${field} breaks the rule: ${rule}`, { field, rule, ...numbers });
}
