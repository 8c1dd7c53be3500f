import { isInt } from '../int.js';
import { shown } from '../invariant.js';
import { characterCount } from './characterCount.js';
import type { AnyShape, Bound, Fields } from './shape.js';

/** A number, or how to find it in the setting of a world. */
export type FoundBound = number | ((setting: object) => number);

/**
 * A bound of a shape, found once: a number, or a function of the setting when it is a path.
 *
 * @param owner the shape and the bound, for the error: `max of integer`
 */
export function boundOf(bound: Bound, owner: string): FoundBound {
  if (typeof bound === 'number') return bound;
  const names = bound.split('.');
  return (setting) => {
    let found: unknown = setting;
    for (const name of names) {
      found =
        typeof found === 'object' && found !== null && Object.hasOwn(found, name)
          ? (found as Readonly<Record<string, unknown>>)[name]
          : undefined;
    }
    if (isInt(found)) return found;
    throw new Error(
      `${owner} is ${bound}, where the setting must have an integer, not ${shown(found)}`,
    );
  };
}

/** The bound as a number. */
export function boundIn(bound: Bound, owner: string, setting: object): number {
  const found = boundOf(bound, owner);
  return typeof found === 'number' ? found : found(setting);
}

/**
 * Checks the bounds of shapes against the setting of a world, once, at its genesis: each path must
 * lead to an integer, no minimum may be above its maximum, and a default must be within.
 *
 * @throws Error naming the field, the shape, the bound and its path.
 */
export function checkBounds(fields: Fields, setting: object): void {
  for (const [name, field] of Object.entries(fields)) checkShape(field, setting, name);
}

function checkShape(shape: AnyShape, setting: object, path: string): void {
  const { description } = shape;
  const owner = (bound: string): string => `${path}: ${bound} of ${description.type}`;
  const find = (name: string, bound: Bound | undefined, otherwise: number): number =>
    bound === undefined ? otherwise : boundIn(bound, owner(name), setting);
  switch (description.type) {
    case 'integer':
    case 'number':
    case 'text': {
      const least = find('min', description.min, -Infinity);
      const most = find('max', description.max, Infinity);
      if (least > most) throw new Error(`${owner('min')} is ${least}, above its max of ${most}`);
      const given = 'default' in description ? (description.default ?? least) : least;
      const begin = typeof given === 'string' ? (characterCount(given) ?? NaN) : given;
      if (begin >= least && begin <= most) return;
      throw new Error(`${owner('default')} is ${begin}, not within ${least} and ${most}`);
    }
    case 'many':
    case 'record':
      find('max', description.max, 0);
      return checkShape(description.item, setting, `${path}[]`);
    case 'perWord':
    case 'optional':
    case 'orNull':
      return checkShape(description.item, setting, path);
    case 'object':
      for (const [name, member] of Object.entries(description.members)) {
        checkShape(member, setting, `${path}.${name}`);
      }
      return;
    case 'union':
      for (const [word, members] of Object.entries(description.cases)) {
        for (const [name, member] of Object.entries(members)) {
          checkShape(member, setting, `${path}(${word}).${name}`);
        }
      }
      return;
    default:
  }
}
