import { boundIn } from './bounds.js';
import { type AnyShape, type Bound, type Fields, shapeOf } from './shape.js';

/**
 * A value that docs show: the given sample, or one made of bounds and words. Members that may be
 * left out are shown too. A reader accepts it, if its samples are right and the id 1 exists.
 *
 * @param setting where bounds that are paths are found; without it they count as not given
 */
export function exampleOf(given: AnyShape | Fields, setting?: object): unknown {
  const { description, sample } = shapeOf(given);
  if (sample !== undefined) return sample;
  const { type } = description;
  const find = (name: string, bound: Bound | undefined): number | undefined => {
    if (typeof bound === 'number' || bound === undefined) return bound;
    return setting === undefined ? undefined : boundIn(bound, `${name} of ${type}`, setting);
  };
  switch (type) {
    case 'integer':
      if (description.default !== undefined) return description.default;
      return find('min', description.min) ?? find('max', description.max) ?? 1;
    case 'number':
      return find('min', description.min) ?? find('max', description.max) ?? 1;
    case 'text': {
      if (description.default !== undefined) return description.default;
      const least = find('min', description.min) ?? 0;
      return 'text'.slice(0, find('max', description.max)).padEnd(least, 't');
    }
    case 'flag':
      return true;
    case 'account':
    case 'id':
      return 1;
    case 'oneOf':
      return description.words[0];
    case 'many': {
      const most = find('max', description.max) ?? description.last ?? 1;
      return most > 0 ? [exampleOf(description.item, setting)] : [];
    }
    case 'record': {
      const most = find('max', description.max) ?? 1;
      return most > 0 ? { name: exampleOf(description.item, setting) } : {};
    }
    case 'perWord': {
      const { words, item } = description;
      return Object.fromEntries(words.map((word) => [word, exampleOf(item, setting)]));
    }
    case 'object':
      return membersOf(description.members, setting);
    case 'union': {
      const [word, members] = Object.entries(description.cases)[0]!;
      return { [description.by]: word, ...membersOf(members, setting) };
    }
    case 'optional':
    case 'orNull':
      return exampleOf(description.item, setting);
    default:
      throw new Error(`${type} is a field of tables only: it has no example`);
  }
}

function membersOf(members: Fields, setting: object | undefined): object {
  const entries = Object.entries(members);
  return Object.fromEntries(entries.map(([name, one]) => [name, exampleOf(one, setting)]));
}
